import { BOOKABLE_DAYS, TIME_SLOTS } from '@anamnesis/contracts/doctors/constants';
import { clinicTime, dayAfter, type Slot, slotAt } from '@anamnesis/contracts/doctors/slots';
import type { Ports } from '../ports.js';

/** The slots a doctor offers on a day, in the order of the day. */
export const slotsOf = (date: string, timeZone: string): Slot[] =>
  TIME_SLOTS.map((time) => slotAt(date, time, timeZone));

/** The starts (ISO, UTC) that are taken from a moment on, for each of some doctors. */
export async function takenStarts(
  { pool }: Ports,
  doctorIds: readonly string[],
  from: Date,
): Promise<Map<string, Set<string>>> {
  const { rows } = await pool.query<{ doctor_id: string; starts_at: Date }>(
    `select doctor_id, starts_at from read.appointments
     where doctor_id = any($1) and starts_at >= $2 and status <> 'Cancelled'`,
    [doctorIds, from],
  );
  const taken = new Map(doctorIds.map((id) => [id, new Set<string>()]));
  for (const row of rows) taken.get(row.doctor_id)?.add(row.starts_at.toISOString());
  return taken;
}

/** Start of the first slot from `now` on that isn't taken; null when none is free as far ahead as can be booked. */
export function nextFree(taken: ReadonlySet<string>, now: Date, timeZone: string): string | null {
  const today = clinicTime(now, timeZone).date;
  for (let days = 0; days < BOOKABLE_DAYS; days += 1) {
    const free = slotsOf(dayAfter(today, days), timeZone).find(
      ({ startsAt }) => !taken.has(startsAt) && Date.parse(startsAt) > now.getTime(),
    );
    if (free) return free.startsAt;
  }
  return null;
}
