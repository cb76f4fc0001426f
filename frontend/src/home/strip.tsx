import { clockTime, dayOf, listDate, longDay } from '../time/clinic-time';
import { ownZone } from '../language/own-zone';
import { homeMessages } from './messages';
import { useMessages } from '../language/messages';
import { type Point, pointsAround } from './points-around';
import type { PatientAppointment } from '@anamnesis/contracts/appointments/query-routes';
import styles from './home.module.css';

const wordsOf = ({ at, timeZone }: Point, now: Date) =>
  dayOf(at, timeZone) === dayOf(now, timeZone) ? clockTime(at, timeZone) : listDate(at, timeZone);

/** The patient's timeline on wide screens: past sessions, now, and upcoming sessions, evenly spaced. */
export default function Strip({ appointments, now }: { appointments: readonly PatientAppointment[]; now: Date }) {
  const { past, ahead } = pointsAround(appointments, now);
  const m = useMessages(homeMessages);
  const gap = 92 / (past.length + Math.max(ahead.length, 1) + 1);
  const left = (index: number) => `${index * gap}%`;
  // One zone for the whole timeline, because today in the clinic's zone may be another day than in the reader's.
  const [near = { timeZone: ownZone() }] = [...past, ...ahead];
  return (
    <div className={`${styles.strip} desk-only`}>
      <span className={styles.solid} style={{ right: `${100 - past.length * gap}%` }} />
      <span className="ahead" style={{ left: left(past.length) }} />
      <ol aria-label={m.yourLine}>
        {past.map((point, index) => (
          <li key={point.id} className={styles.pt} style={{ left: left(index) }}>
            <i />
            <b className="num">{wordsOf(point, now)}</b>
            <span>{m.doctor({ name: point.doctorName })}</span>
          </li>
        ))}
        <li className={`${styles.pt} now`} style={{ left: left(past.length) }} aria-current="time">
          <i />
          <b>{m.now}</b>
          <span>{longDay(now, near.timeZone)}</span>
        </li>
        {ahead.map((point, index) => (
          <li key={point.id} className={`${styles.pt} ring`} style={{ left: left(past.length + 1 + index) }}>
            <i />
            <b className="num">{wordsOf(point, now)}</b>
            <span>{m.doctor({ name: point.doctorName })}</span>
          </li>
        ))}
      </ol>
    </div>
  );
}
