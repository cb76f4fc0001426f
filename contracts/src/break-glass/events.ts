import { z } from 'zod';
import { defineEvent, type EventOf } from '../language/event.js';
import { id, moment } from '../language/reply.js';
import { reviewOutcomes } from './constants.js';

/** Every event names both people, so that projections need no lookup. */
export const breakGlass = z.object({ breakGlassId: id, patientId: id, doctorId: id });

/** A doctor opened a patient's record in an emergency, without an appointment. */
export const BreakGlassOpened = defineEvent({
  type: 'BreakGlassOpened',
  schema: breakGlass.extend({
    /** The emergency, in the doctor's words. */
    reason: z.string(),
    /** When the access ends. */
    expiresAt: moment,
  }),
  subject: (data) => data.patientId,
  personal: { reason: '(erased)' },
});

/** An auditor has reviewed a use of emergency access. */
export const BreakGlassReviewed = defineEvent({
  type: 'BreakGlassReviewed',
  schema: breakGlass.extend({ auditorId: id, outcome: z.enum(reviewOutcomes), notes: z.string() }),
  subject: (data) => data.patientId,
  personal: { notes: '(erased)' },
});

export const breakGlassEvents = [BreakGlassOpened, BreakGlassReviewed] as const;
export type BreakGlassEvent = EventOf<(typeof breakGlassEvents)[number]>;
