import { type Availability, slotsOf } from '@anamnesis/contracts/availability/availability';
import { BOOKABLE_DAYS } from '@anamnesis/contracts/doctors/constants';
import { clinicTime, dayAfter, overlaps, type Slot } from '@anamnesis/contracts/time/slots';
import type { Ports } from '../ports.js';

/** A period taken by an appointment; ISO 8601, UTC. */
export type Taken = Pick<Slot, 'startsAt' | 'endsAt'>;

/** The taken periods from a point in time on, per doctor. */
export async function takenTimes(
  { pool }: Ports,
  doctorIds: readonly string[],
  from: Date,
): Promise<ReadonlyMap<string, readonly Taken[]>> {
  // No appointment lasts a day, so those that began a day ago are over. The index starts there.
  const { rows } = await pool.query<{ doctor_id: string; starts_at: string; ends_at: string }>(
    `select doctor_id, starts_at, ends_at from read.appointments
     where doctor_id = any($1) and starts_at >= $2::timestamptz - interval '1 day' and ends_at > $2 and status <> 'Cancelled'`,
    [doctorIds, from],
  );
  const taken = new Map<string, Taken[]>(doctorIds.map((id) => [id, []]));
  for (const row of rows) taken.get(row.doctor_id)?.push({ startsAt: row.starts_at, endsAt: row.ends_at });
  return taken;
}

/** Start of the first free slot from `now` on; null if none is free in the bookable time. */
export function nextFree(
  availability: Availability,
  taken: readonly Taken[],
  now: Date,
  timeZone: string,
): string | null {
  const today = clinicTime(now, timeZone).date;
  for (let days = 0; days < BOOKABLE_DAYS; days += 1) {
    const free = slotsOf(availability, dayAfter(today, days), timeZone).find(
      (slot) => Date.parse(slot.startsAt) > now.getTime() && isFree(slot, taken),
    );
    if (free) return free.startsAt;
  }
  return null;
}

/** Whether a slot overlaps no taken period. */
export const isFree = (slot: Slot, taken: readonly Taken[]): boolean => !taken.some((each) => overlaps(each, slot));
