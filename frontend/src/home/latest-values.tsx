import { patientAppointments } from '@anamnesis/contracts/appointments/addresses';
import { seriesOf } from '@anamnesis/contracts/labs/series';
import { currentPatient } from '@anamnesis/contracts/profiles/addresses';
import { listTestReports } from '@anamnesis/contracts/records/addresses';
import { useMemo } from 'react';
import { useApiQuery } from '../api/api-queries';
import { ValueRow } from '../labs/value-row';
import { useMessages } from '../language/messages';
import { ErrorBox, Loading } from '../look/states';
import { historyOf, latestValues } from '../records/lab-values';
import { recordDay } from '../time/record-day';
import { shownTest } from '../records/shown-entry';
import { useRangeOf } from '../records/use-range-of';
import { dayOf } from '../time/clinic-time';
import { useClinic } from '../time/use-clinic';
import { useNow } from '../time/use-now';
import { latestComparable } from './comparable-values';
import { readingDoctors } from './reading-doctors';
import { valuesMessages } from './values-messages';
import styles from './values.module.css';

/** The latest laboratory values with their ranges and trends, and which doctors may read the record. Without values, what the record is for. */
export default function LatestValues() {
  const m = useMessages(valuesMessages);
  const { timeZone } = useClinic();
  const now = useNow();
  const { data: reports, isError, refetch } = useApiQuery(listTestReports, { query: {} });
  const profile = useApiQuery(currentPatient);
  const { data: appointments } = useApiQuery(patientAppointments);
  const rangeOf = useRangeOf(profile.data?.data ?? null);
  const history = useMemo(() => historyOf((reports ?? []).map(shownTest)), [reports]);
  if (!reports && isError) return <ErrorBox title={m.failed} onRetry={() => void refetch()} />;
  // Before the profile there are other ranges.
  if (!reports || profile.isPending) return <Loading bare label={m.loading} lines={3} />;
  const [latest, ...older] = latestComparable(history, rangeOf);
  if (!latest) return <p className="note">{m.records}</p>;
  const [doctor, ...others] = readingDoctors(appointments?.sessions ?? [], now);
  const until = doctor && recordDay(dayOf(doctor.until, timeZone));
  return (
    <>
      <p className="note num">
        {m.latest({ day: recordDay(latest.at) })} {doctor && until && m.reader({ name: doctor.doctorName, day: until })}{' '}
        {others.length > 0 && m.others({ count: others.length })}
      </p>
      <ul className={styles.vals}>
        {[latest, ...older].map((value) => (
          <ValueRow
            key={value.test}
            result={value}
            range={rangeOf(value)}
            series={seriesOf(value.test, latestValues(history, value.test, value.at))}
            origin={value.at !== latest.at && m.from({ day: recordDay(value.at) })}
          />
        ))}
      </ul>
    </>
  );
}
