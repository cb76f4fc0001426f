import { LeavePlanned, LeaveWithdrawn, WeeklyHoursSet } from '@anamnesis/contracts/doctors/events';
import { defineProjection } from '@anamnesis/platform/projection/projection';

/** Which doctors hold other hours than the usual ones, and on which days are they away? */
export const doctorAvailability = defineProjection({
  name: 'doctor-availability',
  version: 1,
  tables: `
    create table doctor_hours (
      doctor_id uuid primary key,
      slot_minutes integer not null,
      hours jsonb not null
    );
    create table doctor_leaves (
      leave_id uuid primary key,
      doctor_id uuid not null,
      from_day date not null,
      to_day date not null,
      reason text not null
    );
    create index leaves_of_doctor on doctor_leaves (doctor_id, to_day)`,
  shows: ['doctor_hours', 'doctor_leaves'],
  handles: [WeeklyHoursSet, LeavePlanned, LeaveWithdrawn],
  on: {
    async WeeklyHoursSet(tx, { data }) {
      await tx.query(
        `insert into doctor_hours (doctor_id, slot_minutes, hours) values ($1, $2, $3)
         on conflict (doctor_id) do update set slot_minutes = excluded.slot_minutes, hours = excluded.hours`,
        [data.doctorId, data.slotMinutes, JSON.stringify(data.hours)],
      );
    },
    async LeavePlanned(tx, { data }) {
      await tx.query(
        'insert into doctor_leaves (leave_id, doctor_id, from_day, to_day, reason) values ($1, $2, $3, $4, $5)',
        [data.leaveId, data.doctorId, data.from, data.to, data.reason],
      );
    },
    async LeaveWithdrawn(tx, { data }) {
      await tx.query('delete from doctor_leaves where leave_id = $1', [data.leaveId]);
    },
  },
});
