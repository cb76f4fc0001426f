import type { Consultation } from '@anamnesis/contracts/appointments/query-routes';
import { RecordsIterator, useListContext } from 'react-admin';
import { useMessages } from '../language/messages';
import { ConsultationCard } from './consultation-card';
import { ConsultationCols } from './consultation-cols';
import { ConsultationList, FurtherPages, NoConsultations } from './consultation-list';
import { appointmentMessages } from './messages';
import styles from './consultations.module.css';

/** Filter for the consultations that are not over. */
export const OPEN = { status: ['Pending', 'Active'] } as const;

/** The consultations that are running or to come, the next one first. */
export const UpcomingConsultations = () => (
  <ConsultationList filter={OPEN} perPage={50}>
    <Upcoming />
  </ConsultationList>
);

function Upcoming() {
  const m = useMessages(appointmentMessages);
  const { data = [] } = useListContext<Consultation>();
  return (
    <ConsultationCols label={m.upcomingAppointments} shown={data}>
      {data.length === 0 && <NoConsultations title={m.noAppointmentsCurrently} text={m.noneScheduled} />}
      {data.length > 0 && (
        <ul className={styles.consultationCards}>
          <RecordsIterator>
            <li>
              <ConsultationCard />
            </li>
          </RecordsIterator>
        </ul>
      )}
      <FurtherPages />
    </ConsultationCols>
  );
}
