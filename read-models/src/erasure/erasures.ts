import {
  ErasureCompleted,
  ErasureHeld,
  ErasureHoldLifted,
  ErasureRequested,
  ErasureWithdrawn,
  PatientErased,
} from '@anamnesis/contracts/erasure/events';
import { accumulate, change, put } from '@anamnesis/platform/read-model/change';
import { json, moment, nullable, position, text, uuid } from '@anamnesis/platform/read-model/column';
import type { LiftedHold } from '@anamnesis/contracts/erasure/routes';
import { defineReadModel } from '@anamnesis/platform/read-model/read-model';
import { defineTable, type RowOf } from '@anamnesis/platform/read-model/table';

const requests = defineTable({
  name: 'erasure_requests',
  key: 'patient_id',
  subject: 'patient_id',
  columns: {
    patient_id: uuid(),
    position: position(),
    requested_at: moment(),
    due_at: moment(),
    withdrawn_at: nullable(moment()),
  },
  indexes: ['(due_at)'],
});
export type ErasureRequestRow = RowOf<typeof requests>;

const holds = defineTable({
  name: 'erasure_holds',
  key: 'patient_id',
  subject: 'patient_id',
  columns: {
    patient_id: uuid(),
    position: position(),
    /** The hold in force; null once it is lifted. */
    ...{ operator_id: nullable(uuid()), reason: nullable(text()), since: nullable(moment()) },
    /** The holds before, the oldest first. */
    lifted: json<readonly LiftedHold[]>(),
  },
});
export type ErasureHoldRow = RowOf<typeof holds>;

const erased = defineTable({
  name: 'erased_patients',
  key: 'patient_id',
  subject: 'patient_id',
  columns: {
    patient_id: uuid(),
    position: position(),
    erased_at: moment(),
    /** Null until everything outside the log has forgotten the patient. */
    completed_at: nullable(moment()),
    remains: nullable(json<Readonly<Record<string, number>>>()),
  },
});
export type ErasedPatientRow = RowOf<typeof erased>;

/** Requests for erasure with their outcome, and the retention holds, in force and lifted. */
export const erasures = defineReadModel({
  name: 'erasures',
  version: 2,
  tables: [requests, holds, erased],
  handles: [ErasureRequested, ErasureWithdrawn, ErasureHeld, ErasureHoldLifted, PatientErased, ErasureCompleted],
  on: {
    ErasureRequested: ({ data, position, recordedAt }) =>
      put(requests, {
        ...{ patient_id: data.patientId, position, requested_at: recordedAt, due_at: data.dueAt },
        withdrawn_at: null,
      }),
    ErasureWithdrawn: ({ data, recordedAt }) => change(requests, data.patientId, { withdrawn_at: recordedAt }),
    ErasureHeld: ({ data, position, recordedAt }) =>
      accumulate(holds, data.patientId, (row) => ({
        ...{ patient_id: data.patientId, position, operator_id: data.operatorId },
        ...{ reason: data.reason, since: recordedAt, lifted: row?.lifted ?? [] },
      })),
    ErasureHoldLifted: ({ data, position, recordedAt }) =>
      change(holds, data.patientId, ({ operator_id: operatorId, reason, since, lifted }) => {
        if (operatorId === null || reason === null || since === null) return {};
        const by = { liftedAt: recordedAt, liftedBy: data.operatorId, liftReason: data.reason ?? null };
        const none = { operator_id: null, reason: null, since: null };
        return { ...none, position, lifted: [...lifted, { reason, since, operatorId, ...by }] };
      }),
    // Repeated after a restored backup.
    PatientErased: ({ data, position, recordedAt }) =>
      put(erased, {
        ...{ patient_id: data.patientId, position, erased_at: recordedAt },
        ...{ completed_at: null, remains: null },
      }),
    ErasureCompleted: ({ data, recordedAt }) =>
      change(erased, data.patientId, { completed_at: recordedAt, remains: data.remains }),
  },
});
