import { listReadingDoctors } from '@anamnesis/contracts/audit/addresses';
import type { ReadingDoctor } from '@anamnesis/contracts/audit/routes';
import { Stethoscope } from 'lucide-react';
import { useApiQuery } from '../api/api-queries';
import { useMessages } from '../language/messages';
import { Icon } from '../look/icon';
import { ErrorBox, Loading } from '../look/states';
import { useFallbackInterval } from '../live/live-state';
import { agreedTime, clockTime, dayOf, listDate } from '../time/clinic-time';
import { useNow } from '../time/use-now';
import { familyMessages } from './messages';
import styles from './family.module.css';

/** A booking, a cancellation and an emergency are pushed; an access that ends by time, and a reading, are not. */
const CHECK_MS = 60_000;

/** The doctors who may read the patient's record now, each with the end of the access and the latest opening. */
export function ReadingDoctors({ timeZone }: { timeZone: string }) {
  const m = useMessages(familyMessages);
  const { data, error, isPending, refetch } = useApiQuery(listReadingDoctors, undefined, {
    refetchInterval: useFallbackInterval() || CHECK_MS,
  });
  if (error && !data) return <ErrorBox title={m.doctorsFailed} text={m.nothingLost} onRetry={() => void refetch()} />;
  if (isPending) return <Loading label={m.doctorsLoading} lines={1} />;
  if (data.doctors.length === 0) return <p className="note">{m.noDoctorSees}</p>;
  return (
    <ul className={styles.people}>
      {data.doctors.map((doctor) => (
        <Doctor key={doctor.id} doctor={doctor} timeZone={timeZone} />
      ))}
    </ul>
  );
}

function Doctor({ doctor, timeZone }: { doctor: ReadingDoctor; timeZone: string }) {
  const { fullName: name, until, appointment, lastOpened } = doctor;
  const m = useMessages(familyMessages);
  const now = useNow();
  const isToday = (moment: string) => dayOf(moment, timeZone) === dayOf(now, timeZone);
  const access = () => {
    if (!appointment) return m.seesInEmergency({ until: clockTime(until, timeZone) });
    const { startsAt } = appointment;
    const end = agreedTime(until, timeZone);
    return isToday(startsAt)
      ? m.seesUntilToday({ until: end })
      : m.seesUntil({ until: end, day: listDate(startsAt, timeZone) });
  };
  const opened = (moment: string) => {
    const time = clockTime(moment, timeZone);
    return isToday(moment) ? m.doctorOpenedToday({ time }) : m.doctorOpened({ day: listDate(moment, timeZone), time });
  };
  return (
    <li className={styles.person}>
      <span className={`avatar ${styles.stethoscope}`} aria-hidden="true">
        <Icon of={Stethoscope} size={20} />
      </span>
      <div className="grow">
        <strong className={styles.name}>{m.doctor({ name })}</strong>
        <p className="note">{access()}</p>
        <p className="note">{lastOpened === null ? m.doctorHasNotOpened : opened(lastOpened)}</p>
      </div>
    </li>
  );
}
