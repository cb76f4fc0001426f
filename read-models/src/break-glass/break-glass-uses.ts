import type { ReviewOutcome } from '@anamnesis/contracts/break-glass/constants';
import { BreakGlassOpened, BreakGlassReviewed } from '@anamnesis/contracts/break-glass/events';
import { change, put } from '@anamnesis/platform/read-model/change';
import { moment, nullable, position, text, uuid } from '@anamnesis/platform/read-model/column';
import { defineReadModel } from '@anamnesis/platform/read-model/read-model';
import { defineTable, type RowOf } from '@anamnesis/platform/read-model/table';

const uses = defineTable({
  name: 'break_glass_uses',
  key: 'break_glass_id',
  subject: 'patient_id',
  columns: {
    break_glass_id: uuid(),
    position: position(),
    patient_id: uuid(),
    doctor_id: uuid(),
    reason: text(),
    opened_at: moment(),
    expires_at: moment(),
    /** Null until the review, as the outcome is. */
    reviewed_at: nullable(moment()),
    outcome: nullable(text<ReviewOutcome>()),
    notes: text(),
  },
  indexes: ['(doctor_id, patient_id, expires_at)', '(position)'],
});
export type BreakGlassRow = RowOf<typeof uses>;

/** The uses of emergency access, with their reviews. */
export const breakGlassUses = defineReadModel({
  name: 'break-glass-uses',
  version: 1,
  tables: [uses],
  handles: [BreakGlassOpened, BreakGlassReviewed],
  on: {
    BreakGlassOpened: ({ data, position, recordedAt }) =>
      put(uses, {
        ...{ break_glass_id: data.breakGlassId, position, patient_id: data.patientId, doctor_id: data.doctorId },
        ...{ reason: data.reason, opened_at: recordedAt, expires_at: data.expiresAt },
        ...{ reviewed_at: null, outcome: null, notes: '' },
      }),
    BreakGlassReviewed: ({ data, recordedAt }) =>
      change(uses, data.breakGlassId, { reviewed_at: recordedAt, outcome: data.outcome, notes: data.notes }),
  },
});
