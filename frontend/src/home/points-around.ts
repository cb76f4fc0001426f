import type { PatientAppointment } from '@anamnesis/contracts/appointments/query-routes';
import type { TestReport } from '@anamnesis/contracts/records/query-routes';

/** What happened, or is planned, on the patient's timeline: a session, or the results of a day. */
export type Point =
  | {
      id: string;
      kind: 'session';
      at: string;
      timeZone: string;
      /** Without the title. */
      doctorName: string;
    }
  | {
      id: string;
      kind: 'results';
      /** YYYY-MM-DD */
      at: string;
      names: readonly string[];
    };
type Session = Extract<Point, { kind: 'session' }>;
type Results = Extract<Point, { kind: 'results' }>;

/** Points on each side of now. */
const SHOWN = 3;

const byTime = (one: { at: string }, other: { at: string }) => one.at.localeCompare(other.at);

/** The results that count, by their days. */
function resultsByDay(reports: readonly TestReport[], today: string): Results[] {
  const byDay = new Map<string, Results>();
  for (const { id, date, testName } of reports.filter(({ date, retracted }) => !retracted && date <= today)) {
    const names = [...(byDay.get(date)?.names ?? []), testName];
    byDay.set(date, { id: byDay.get(date)?.id ?? id, kind: 'results', at: date, names });
  }
  return [...byDay.values()];
}

/**
 * The points of the patient's timeline: the last three sessions and days with results, and the next three sessions. `today` (YYYY-MM-DD) is
 * the day in the zone of the timeline: the day of UTC is another one for hours.
 */
export function pointsAround(
  appointments: readonly PatientAppointment[],
  reports: readonly TestReport[],
  now: Date,
  today: string,
): { past: Point[]; ahead: Session[] } {
  const session = ({ id, timeZone, doctor }: PatientAppointment, at: string): Session => ({
    ...{ id, kind: 'session', at, timeZone, doctorName: doctor.fullName },
  });
  const held = appointments
    .filter(({ status }) => status === 'Completed')
    .map((each) => session(each, each.startTime ?? each.startsAt));
  const planned = appointments
    .filter(({ status, startsAt }) => status === 'Pending' && new Date(startsAt) > now)
    .map((each) => session(each, each.startsAt));
  return {
    past: [...held, ...resultsByDay(reports, today)].sort(byTime).slice(-SHOWN),
    ahead: planned.sort(byTime).slice(0, SHOWN),
  };
}
