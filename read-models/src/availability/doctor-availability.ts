import type { Hours } from '@anamnesis/contracts/availability/availability';
import { LeavePlanned, LeaveWithdrawn, WeeklyHoursSet } from '@anamnesis/contracts/availability/events';
import { put, remove } from '@anamnesis/platform/read-model/change';
import { day, integer, json, text, uuid } from '@anamnesis/platform/read-model/column';
import { defineReadModel } from '@anamnesis/platform/read-model/read-model';
import { defineTable, type RowOf } from '@anamnesis/platform/read-model/table';

const doctorHours = defineTable({
  name: 'doctor_hours',
  key: 'doctor_id',
  subject: 'doctor_id',
  columns: { doctor_id: uuid(), slot_minutes: integer(), hours: json<Hours[]>() },
});
export type DoctorHoursRow = RowOf<typeof doctorHours>;

const doctorLeaves = defineTable({
  name: 'doctor_leaves',
  key: 'leave_id',
  subject: 'doctor_id',
  columns: { leave_id: uuid(), doctor_id: uuid(), from_day: day(), to_day: day(), reason: text() },
  indexes: ['(doctor_id, to_day)'],
});
export type DoctorLeaveRow = RowOf<typeof doctorLeaves>;

/** Weekly hours of doctors who set their own, and leave of all doctors. */
export const doctorAvailability = defineReadModel({
  name: 'doctor-availability',
  version: 2,
  tables: [doctorHours, doctorLeaves],
  handles: [WeeklyHoursSet, LeavePlanned, LeaveWithdrawn],
  on: {
    WeeklyHoursSet: ({ data }) =>
      put(doctorHours, { doctor_id: data.doctorId, slot_minutes: data.slotMinutes, hours: data.hours }),
    LeavePlanned: ({ data }) =>
      put(doctorLeaves, {
        ...{ leave_id: data.leaveId, doctor_id: data.doctorId },
        ...{ from_day: data.from, to_day: data.to, reason: data.reason },
      }),
    LeaveWithdrawn: ({ data }) => remove(doctorLeaves, data.leaveId),
  },
});
