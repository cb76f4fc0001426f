import type { Patient } from '@anamnesis/contracts/records/query-routes';
import { entryKinds } from '@anamnesis/contracts/records/constants';
import { RecordContextProvider, useListContext } from 'react-admin';
import { Plus } from 'lucide-react';
import { Link, useNavigate } from 'react-router';
import { ActionMenu } from '../look/action-menu';
import { Portrait } from '../look/portrait';
import { EmptyState, Loading } from '../look/states';
import { useMessages } from '../language/messages';
import { agreedTime } from '../time/clinic-time';
import { deskRecordMessages } from './desk-messages';
import { recordPath } from './use-adding';
import styles from './desk-records.module.css';

/** The patients of the surrounding list. Each leads to the record beside it, and to a new entry in it. */
export function PatientList({ current }: { current: string | null }) {
  const m = useMessages(deskRecordMessages);
  const navigate = useNavigate();
  const { data, isPending, filterValues } = useListContext<Patient>();
  if (isPending || !data) return <Loading label={m.loadingPatients} lines={4} />;
  if (data.length === 0) {
    const isSearch = Boolean((filterValues as { q?: string }).q);
    return <EmptyState title={m.none} text={isSearch ? m.noneFound : m.noneText} />;
  }
  return (
    <ul className={styles.patients}>
      {data.map((patient) => (
        <RecordContextProvider key={patient.id} value={patient}>
          <li className={styles.patient} data-current={patient.id === current}>
            <Portrait name={patient.fullName} picture={patient.picture} size={36} />
            <div className="grow">
              <strong>{patient.fullName}</strong>
              <p className={`note ${styles.clip}`} title={patient.email}>
                {patient.email}
              </p>
              <p className="note num">{agreedTime(patient.appointment.startsAt, patient.appointment.timeZone)}</p>
              <div className={styles.cardActs}>
                <Link
                  className="lnk"
                  to={recordPath(patient.id)}
                  aria-label={m.viewOf({ name: patient.fullName })}
                  {...(patient.id === current && { 'aria-current': 'true' })}
                >
                  {m.view}
                </Link>
                <ActionMenu
                  icon={Plus}
                  label={m.addNewOf({ name: patient.fullName })}
                  actions={entryKinds.map((kind) => ({
                    name: m.columns[kind].add,
                    onChoose: () => void navigate(recordPath(patient.id, kind)),
                  }))}
                />
              </div>
            </div>
          </li>
        </RecordContextProvider>
      ))}
    </ul>
  );
}
