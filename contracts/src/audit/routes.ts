import { z } from 'zod';
import { INPUT_INVALID, NOT_ALLOWED, NOT_CAUGHT_UP, NOT_SIGNED_IN } from '../language/errors.js';
import { defineRoute } from '../language/route.js';
import { id, moment } from '../language/reply.js';
import { roleSchema } from '../language/role.js';
import { recordKinds } from './events.js';
import { auditActions } from './policy.js';

/** One reading of a patient's record, as shown to the patient. */
const recordReading = z.object({
  id,
  /** Empty if patients may not see the reader's name. */
  readerName: z.string(),
  readerRole: roleSchema,
  kind: z.enum(recordKinds),
  /** The file's name, where a file was read; null otherwise. */
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
  untagged: 'No command of the patient changes it; it is read when the page is opened.',
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

export const auditRoutes = [listRecordReadings] as const;
