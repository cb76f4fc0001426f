import type { PatientAppointment } from '@anamnesis/contracts/appointments/query-routes';
import { listTestReports } from '@anamnesis/contracts/records/addresses';
import { useApiQuery } from '../api/api-queries';
import { useMessages } from '../language/messages';
import { ownZone } from '../language/own-zone';
import { clockTime, dayOf, listDate, longDay } from '../time/clinic-time';
import { homeMessages } from './messages';
import { type Point, pointsAround } from './points-around';
import { stripMessages } from './strip-messages';
import styles from './strip.module.css';

function timeOf(point: Point, now: Date): string {
  if (point.kind === 'results') return listDate(`${point.at}T00:00:00Z`, 'UTC');
  const { at, timeZone } = point;
  return dayOf(at, timeZone) === dayOf(now, timeZone) ? clockTime(at, timeZone) : listDate(at, timeZone);
}

/** The patient's timeline on wide screens: past sessions and results, now, and upcoming sessions, evenly spaced. */
export default function Strip({ appointments, now }: { appointments: readonly PatientAppointment[]; now: Date }) {
  const m = useMessages(homeMessages);
  const s = useMessages(stripMessages);
  // The card of the latest values asks for them too, so this is no further request.
  const { data: reports } = useApiQuery(listTestReports, { query: {} });
  // One zone for the whole timeline, because today in the clinic's zone may be another day than in the reader's.
  const zone = appointments[0]?.timeZone ?? ownZone();
  const { past, ahead } = pointsAround(appointments, reports ?? [], now, dayOf(now, zone));
  const gap = 92 / (past.length + Math.max(ahead.length, 1) + 1);
  const at = (index: number) => ({ left: `${index * gap}%`, maxWidth: `calc(${gap}% - 12px)` });
  const textOf = (point: Point) => {
    if (point.kind === 'session') return m.doctor({ name: point.doctorName });
    return point.names.length === 1 ? point.names[0] : s.results({ count: point.names.length });
  };
  return (
    <div className={`${styles.strip} desk-only`}>
      <span className={styles.solid} style={{ right: `${100 - past.length * gap}%` }} />
      <span className="ahead" style={{ left: `${past.length * gap}%` }} />
      <ol aria-label={m.yourLine}>
        {past.map((point, index) => (
          <li key={point.id} className={styles.pt} style={at(index)}>
            <i />
            <b className="num">{timeOf(point, now)}</b>
            <span>{textOf(point)}</span>
          </li>
        ))}
        <li className={`${styles.pt} now`} style={{ left: `${past.length * gap}%` }} aria-current="time">
          <i />
          <b>{m.now}</b>
          <span>{longDay(now, zone)}</span>
        </li>
        {ahead.map((point, index) => (
          <li key={point.id} className={`${styles.pt} ring`} style={at(past.length + 1 + index)}>
            <i />
            <b className="num">{timeOf(point, now)}</b>
            <span>{textOf(point)}</span>
          </li>
        ))}
      </ol>
    </div>
  );
}
