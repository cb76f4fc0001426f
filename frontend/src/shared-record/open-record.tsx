import { showSharedRecord } from '@anamnesis/contracts/share/addresses';
import type { showSharedRecord as showSharedRecordRoute } from '@anamnesis/contracts/share/shared-routes';
import { Eye } from 'lucide-react';
import { useEffect, useMemo, useRef } from 'react';
import type { Reply } from '../api/address';
import { useMessages } from '../language/messages';
import { Button } from '../look/button';
import { Icon } from '../look/icon';
import { PageTitle } from '../look/page-title';
import { ErrorBox, Loading } from '../look/states';
import { useRangeOf } from '../records/use-range-of';
import { agreedTime } from '../time/clinic-time';
import { useClinic } from '../time/use-clinic';
import { FileAccessContext } from '../uploads/file-access';
import { sharedRecordMessages } from './messages';
import { SharedDiagnoses, SharedPrescriptions, SharedTestReports } from './shared-parts';
import { TimeLeft } from './time-left';
import { useFileAccess } from './use-file-access';
import { type End, useShared, type Visit } from './use-shared';
import { useStillShared } from './use-still-shared';
import styles from './shared-record.module.css';

/** Between two checks whether the record is still shared: a revocation closes an open page within this time, and is told in every other reply. */
const CHECK_MS = 10_000;

/** The shared record, read-only, as long as it is shared. `onEnd` gets null when the reader closes it. */
export function OpenRecord({ session, onEnd }: { session: string; onEnd: (why: End | null) => void }) {
  const m = useMessages(sharedRecordMessages);
  const visit = useMemo((): Visit => ({ session, onEnd }), [session, onEnd]);
  const query = useShared(showSharedRecord, visit, { refetchInterval: CHECK_MS });
  const { data, dataUpdatedAt, isError, refetch } = query;
  const isShared = useStillShared(query, visit);
  if (data && !isShared) return <Loading label={m.checking} lines={3} />;
  if (data) {
    const endsAt = dataUpdatedAt + data.data.secondsLeft * 1_000;
    return <Opened shared={data.data} endsAt={endsAt} visit={visit} onClose={() => onEnd(null)} />;
  }
  if (isError) return <ErrorBox title={m.failed} text={m.failedText} onRetry={() => void refetch()} />;
  return <Loading label={m.loading} lines={3} />;
}

interface OpenedProps {
  shared: Reply<typeof showSharedRecordRoute>['data'];
  /** When the record closes, in milliseconds of the reader's clock. */
  endsAt: number;
  visit: Visit;
  onClose: () => void;
}

function Opened({ shared: { patient, recipient, scope, expiresAt }, endsAt, visit, onClose }: OpenedProps) {
  const m = useMessages(sharedRecordMessages);
  const { timeZone } = useClinic();
  const { fullName: name, gender, age } = patient;
  const rangeOf = useRangeOf(patient);
  const top = useRef<HTMLDivElement>(null);
  // The form that had the focus is gone.
  useEffect(() => top.current?.focus(), []);
  const about = [gender && m.genders[gender], age !== null && m.years({ age })].filter(Boolean).join(' · ');
  return (
    <div ref={top} tabIndex={-1} className={styles.record}>
      <PageTitle title={m.title({ name })} note={about}>
        <Button onClick={onClose}>{m.close}</Button>
      </PageTitle>
      <div className={`notice info ${styles.terms}`}>
        <Icon of={Eye} size={22} />
        <div className="grow">
          <strong>{m.forWhom({ recipient, time: agreedTime(expiresAt, timeZone) })}</strong>
          <p className="note">{m.ends}</p>
          <p className="note">{m.watched({ name })}</p>
          <p className="note">{m.short}</p>
          <TimeLeft endsAt={endsAt} />
        </div>
      </div>
      <FileAccessContext value={useFileAccess(visit)}>
        {scope.includes('prescriptions') && <SharedPrescriptions visit={visit} />}
        {scope.includes('testReports') && <SharedTestReports visit={visit} rangeOf={rangeOf} />}
        {scope.includes('diagnoses') && <SharedDiagnoses visit={visit} />}
      </FileAccessContext>
    </div>
  );
}
