import { z } from 'zod';
import { unusualReadingRules } from '../audit/unusual.js';
import { reviewOutcomes } from '../break-glass/constants.js';
import { defineEvent, type EventOf } from '../language/event.js';
import { id } from '../language/reply.js';

/** An auditor has reviewed a reading of a patient's record. */
export const ReadingReviewed = defineEvent({
  type: 'ReadingReviewed',
  schema: z.object({
    /** The id of the event that recorded the reading. */
    readingId: id,
    patientId: id,
    readerId: id,
    auditorId: id,
    outcome: z.enum(reviewOutcomes),
    notes: z.string(),
    /** The rules for unusual access that the reading met, as the auditor saw them: their limits may change. */
    rules: z.array(z.enum(unusualReadingRules)),
  }),
  subject: (data) => data.patientId,
  personal: { notes: '(erased)' },
});

export const accessReviewEvents = [ReadingReviewed] as const;
export type AccessReviewEvent = EventOf<(typeof accessReviewEvents)[number]>;

/** The stream of the review of one reading. */
export const readingReviewStream = (readingId: string) => `readingReview-${readingId}`;
