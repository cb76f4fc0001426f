import { z } from 'zod';
import { INPUT_INVALID, NOT_ALLOWED, NOT_CAUGHT_UP, NOT_SIGNED_IN } from '../language/errors.js';
import { defineRoute } from '../language/route.js';
import { id, moment } from '../language/reply.js';
import { readerRole, readingPurposes, recordKinds } from './events.js';
import { auditActions } from './policy.js';

/** One reading of a patient's record, as shown to the patient. */
const recordReading = z.object({
  id,
  readerId: id,
  /** The name of the doctor or of the family member with a tie; for a visitor, the recipient of the link. Empty for other readers, whose names a patient may not see. */
  readerName: z.string(),
  readerRole,
  purpose: z.enum(readingPurposes),
  /** The appointment of a consultation; null for other purposes. */
  appointment: z.object({ startsAt: moment, timeZone: z.string() }).nullable(),
  /** The doctor's reason in an emergency; null for other purposes. */
  reason: z.string().nullable(),
  kind: z.enum(recordKinds),
  /** The name of the file or of the prescribed medicine, where one was read; null otherwise. */
  fileName: z.string().nullable(),
  readAt: moment,
});
export type RecordReading = z.infer<typeof recordReading>;

export const listRecordReadings = defineRoute({
  name: 'listRecordReadings',
  summary: "The readings of the signed-in patient's record by others, newest first, in pages.",
  feature: 'audit',
  owner: 'query-service',
  method: 'GET',
  path: '/api/users/record-readings',
  action: auditActions.listRecordReadings,
  shows: ['break-glass'],
  /** `before`: the position at which the previous page ends. */
  query: z.object({
    before: z
      .string()
      .regex(/^\d{1,18}$/)
      .optional(),
  }),
  reply: z.object({
    readings: z.array(recordReading),
    /** Start of the next page; null on the last one. */
    next: z.string().nullable(),
  }),
  errors: [NOT_SIGNED_IN, NOT_ALLOWED, INPUT_INVALID, NOT_CAUGHT_UP],
});

/** A doctor who may read the patient's record now. */
const readingDoctor = z.object({
  id,
  fullName: z.string(),
  /** When the access ends, unless it is renewed or ended earlier. */
  until: moment,
  /** The appointment that gives the access, of several the one that gives it longest; null in an emergency. */
  appointment: z.object({ startsAt: moment, timeZone: z.string() }).nullable(),
  /** Latest time at which they opened a part of the record; null if they have not. */
  lastOpened: moment.nullable(),
});
export type ReadingDoctor = z.infer<typeof readingDoctor>;

export const listReadingDoctors = defineRoute({
  name: 'listReadingDoctors',
  summary:
    "The doctors who may read the signed-in patient's record now, by an appointment or in an emergency, each with the end of the access.",
  feature: 'audit',
  owner: 'query-service',
  method: 'GET',
  path: '/api/users/reading-doctors',
  action: auditActions.listReadingDoctors,
  shows: ['appointments', 'break-glass'],
  reply: z.object({ doctors: z.array(readingDoctor) }),
  errors: [NOT_SIGNED_IN, NOT_ALLOWED, NOT_CAUGHT_UP],
});

export const auditRoutes = [listRecordReadings, listReadingDoctors] as const;
