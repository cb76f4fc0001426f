import { type Availability, type LeaveDays, USUAL_HOURS } from '@anamnesis/contracts/availability/availability';
import type { DoctorHoursRow, DoctorLeaveRow } from '@anamnesis/read-models/availability/doctor-availability';
import type { Ports } from '../ports.js';

/** Hours and leave (from a day on, YYYY-MM-DD) of the given doctors. A doctor without hours has the default ones. */
export async function availabilityOf(
  { pool }: Ports,
  doctorIds: readonly string[],
  from: string,
): Promise<ReadonlyMap<string, Availability>> {
  const [hours, leaves] = await Promise.all([
    pool.query<DoctorHoursRow>(
      'select doctor_id, slot_minutes, hours from read.doctor_hours where doctor_id = any($1)',
      [doctorIds],
    ),
    pool.query<Pick<DoctorLeaveRow, 'doctor_id' | 'from_day' | 'to_day'>>(
      'select doctor_id, from_day, to_day from read.doctor_leaves where doctor_id = any($1) and to_day >= $2',
      [doctorIds, from],
    ),
  ]);
  const own = new Map(hours.rows.map((row) => [row.doctor_id, { slotMinutes: row.slot_minutes, hours: row.hours }]));
  const leavesOf = (id: string): LeaveDays[] =>
    leaves.rows.filter((row) => row.doctor_id === id).map((row) => ({ from: row.from_day, to: row.to_day }));
  return new Map(doctorIds.map((id) => [id, { ...(own.get(id) ?? USUAL_HOURS), leaves: leavesOf(id) }]));
}
