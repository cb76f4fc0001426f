import { z } from 'zod';
import { defineEvent, type EventOf } from '../language/event.js';
import { id, moment } from '../language/reply.js';

const ofPatient = z.object({ patientId: id });

/** A patient has asked for the erasure of their account and record. */
export const ErasureRequested = defineEvent({
  type: 'ErasureRequested',
  schema: ofPatient.extend({
    /** When the grace period ends. */
    dueAt: moment,
  }),
});

/** The patient has withdrawn the request. */
export const ErasureWithdrawn = defineEvent({ type: 'ErasureWithdrawn', schema: ofPatient });

/** An operator has placed a retention hold: the patient is not erased while it lasts. */
export const ErasureHeld = defineEvent({
  type: 'ErasureHeld',
  schema: ofPatient.extend({
    operatorId: id,
    /** In the operator's words; shown to the patient. */
    reason: z.string(),
  }),
  subject: (data) => data.patientId,
  personal: { reason: '(erased)' },
});

/** An operator has lifted the retention hold. */
export const ErasureHoldLifted = defineEvent({
  type: 'ErasureHoldLifted',
  schema: ofPatient.extend({
    operatorId: id,
    /** In the operator's words; absent in events of earlier releases. */
    reason: z.string().optional(),
  }),
  subject: (data) => data.patientId,
  personal: { reason: '(erased)' },
});

/** The erasure has begun and cannot be undone: the patient's key is destroyed next. Recorded again after a restored backup. */
export const PatientErased = defineEvent({ type: 'PatientErased', schema: ofPatient });

/** Everything outside the log has forgotten the patient. */
export const ErasureCompleted = defineEvent({
  type: 'ErasureCompleted',
  schema: ofPatient.extend({
    /** Number of events about the patient that remain in the log, without personal fields, by type. */
    remains: z.record(z.string(), z.number().int()),
  }),
});

export const erasureEvents = [
  ErasureRequested,
  ErasureWithdrawn,
  ErasureHeld,
  ErasureHoldLifted,
  PatientErased,
  ErasureCompleted,
] as const;
export type ErasureEvent = EventOf<(typeof erasureEvents)[number]>;
