import type { ReplyOf } from '@anamnesis/contracts/language/route';
import type { showHealthRecord as route } from '@anamnesis/contracts/records/query-routes';
import { entryKinds } from '@anamnesis/contracts/records/constants';
import Button from '@mui/material/Button';
import type { UseQueryResult } from '@tanstack/react-query';
import { Eye } from 'lucide-react';
import { Suspense, useEffect, useMemo, useRef } from 'react';
import type { Opening } from '../audit/use-opened-query';
import { Icon } from '../look/icon';
import { Portrait } from '../look/portrait';
import { ErrorBox, Loading } from '../look/states';
import { useMessages } from '../language/messages';
import { AddEntryAsDoctor } from './add-entry-as-doctor';
import { SharedDaysSection } from '../wearables/shared-days-section';
import { deskRecordMessages } from './desk-messages';
import { InSight } from './in-sight';
import { historyOf } from './lab-values';
import { LinkedMissing } from './linked-missing';
import { recordMessages } from './messages';
import { RecordColumn } from './record-column';
import { recordDay } from '../time/record-day';
import { shownDiagnosis, shownPrescription, shownTest } from './shown-entry';
import { Trends } from './trends';
import { useAdding } from './use-adding';
import { useLinkedReport } from './use-linked-report';
import { useRangeOf } from './use-range-of';
import styles from './desk-records.module.css';

type Question = Pick<UseQueryResult<ReplyOf<typeof route>>, 'data' | 'isError' | 'refetch'>;

interface Props {
  question: Question;
  /** What is sent from the record belongs to this opening. */
  opening: Opening;
}

/** A patient's record for the doctor who treats them. */
export function RecordViewer({ question: { data, isError, refetch }, opening }: Props) {
  const m = useMessages(deskRecordMessages);
  const texts = useMessages(recordMessages);
  if (isError && !data) return <ErrorBox title={m.failed} text={m.nothingLost} onRetry={() => void refetch()} />;
  if (!data) return <Loading label={m.loading} lines={4} />;
  return (
    <>
      {isError && <ErrorBox title={m.failed} text={texts.refreshHint} onRetry={() => void refetch()} />}
      <OpenRecord record={data.data} opening={opening} />
    </>
  );
}

/** Most of what fixed bars cover at the top or bottom. */
const BARS = 96;

/** Readers continue at the record, not at the list of patients, below which it is on a narrow screen. */
function continueAt(name: HTMLElement): void {
  // The browser would scroll only as far as below the bar.
  name.focus({ preventScroll: true });
  const { top, bottom } = name.getBoundingClientRect();
  const isInSight = top >= 0 && bottom <= window.innerHeight - BARS;
  // Newer browsers return a promise, which an effect must not return.
  if (!isInSight) void name.scrollIntoView?.({ block: 'start' });
}

/** The open record: allergies and medicines in sight, trends, and three columns. */
function OpenRecord({ record, opening }: { record: ReplyOf<typeof route>['data']; opening: Opening }) {
  const m = useMessages(deskRecordMessages);
  const texts = useMessages(recordMessages);
  const [adding, setAdding] = useAdding();
  const name = useRef<HTMLHeadingElement>(null);
  const isAtReport = useLinkedReport() !== null;
  useEffect(() => {
    if (name.current && !isAtReport) continueAt(name.current);
  }, [isAtReport]);
  const { patient, allergies, prescriptions, testReports, diagnoses } = record;
  const firstName = patient.fullName.split(' ')[0] ?? patient.fullName;
  const entries = useMemo(
    () => ({
      prescription: prescriptions.map((each) => shownPrescription(texts, each, recordDay)),
      testReport: testReports.map(shownTest),
      diagnosis: diagnoses.map((each) => shownDiagnosis(texts, each, recordDay)),
    }),
    [prescriptions, testReports, diagnoses, texts],
  );
  const history = useMemo(() => historyOf(entries.testReport), [entries.testReport]);
  // In an emergency a record is read only: the doctor has no appointment on which an entry could be based.
  const { appointment } = patient;
  const of = appointment
    ? { patientId: patient.id, patientName: patient.fullName, appointmentId: appointment.id }
    : null;
  const rangeOf = useRangeOf(patient);
  return (
    <article className={styles.viewer} aria-labelledby="viewer-name">
      <header className={styles.head}>
        <Portrait name={patient.fullName} picture={patient.picture} size={56} />
        <div className="grow">
          <h2 id="viewer-name" ref={name} tabIndex={-1}>
            {patient.fullName}
          </h2>
          <p className="note">{[patient.gender, patient.age].filter((fact) => fact !== null).join(', ')}</p>
          <p className="row note">
            <Icon of={Eye} size={18} />
            {m.seen({ firstName })}
          </p>
        </div>
        {appointment && (
          <div role="group" aria-label={m.addNew} className={styles.adds}>
            <span className="note">{m.addNew}</span>
            <span className="row wrap">
              {entryKinds.map((kind) => (
                <Button key={kind} variant="outlined" onClick={() => setAdding(kind)}>
                  {m.columns[kind].add}
                </Button>
              ))}
            </span>
          </div>
        )}
      </header>
      <LinkedMissing reports={entries.testReport} />
      <InSight {...{ firstName, allergies, prescriptions, of }} />
      <Suspense fallback={<Loading label={m.loading} lines={3} />}>
        <Trends history={history} rangeOf={rangeOf} prescriptions={prescriptions} />
      </Suspense>
      <div className={styles.columns}>
        {entryKinds.map((kind) => (
          <RecordColumn key={kind} kind={kind} entries={entries[kind]} of={of} labs={{ history, rangeOf }} />
        ))}
      </div>
      <SharedDaysSection {...{ patientId: patient.id, firstName, opening }} isEmergency={appointment === null} />
      {adding && appointment && (
        <AddEntryAsDoctor
          kind={adding}
          patient={{ ...patient, appointment }}
          record={record}
          opening={opening}
          onClose={() => setAdding(null)}
        />
      )}
    </article>
  );
}
