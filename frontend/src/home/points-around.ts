import type { PatientAppointment } from '@anamnesis/contracts/appointments/query-routes';

/** A session on the patient's timeline. */
export interface Point {
  id: string;
  kind: 'done' | 'ahead';
  at: string;
  timeZone: string;
  /** Without the title. */
  doctorName: string;
}

/** The points of the patient's timeline: the last three sessions and the next three. */
export function pointsAround(
  appointments: readonly PatientAppointment[],
  now: Date,
): { past: Point[]; ahead: Point[] } {
  const point = (kind: Point['kind'], { id, startsAt, startTime, timeZone, doctor }: PatientAppointment): Point => ({
    id,
    kind,
    at: (kind === 'done' ? startTime : null) ?? startsAt,
    timeZone,
    doctorName: doctor.fullName,
  });
  const byTime = [...appointments].sort((a, b) => a.startsAt.localeCompare(b.startsAt));
  return {
    past: byTime
      .filter(({ status }) => status === 'Completed')
      .slice(-3)
      .map((each) => point('done', each)),
    ahead: byTime
      .filter(({ status, startsAt }) => status === 'Pending' && new Date(startsAt) > now)
      .slice(0, 3)
      .map((each) => point('ahead', each)),
  };
}
