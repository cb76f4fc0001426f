import { z } from 'zod';
import { INPUT_INVALID, NOT_ALLOWED, NOT_CAUGHT_UP, NOT_SIGNED_IN } from '../language/errors.js';
import { doneReply } from '../language/reply.js';
import { defineRoute } from '../language/route.js';
import { line } from '../language/text.js';
import { MAX_TITLE } from '../records/constants.js';
import { MAX_IMPORTED_AT_ONCE } from './constants.js';
import { transferredEntry } from './entry.js';
import { SOURCE_IS_OWN_NAME } from './field-problems.js';
import { claimsOwnName } from './own-name.js';
import { recordTransferActions } from './policy.js';

export const exportHealthRecord = defineRoute({
  name: 'exportHealthRecord',
  summary:
    "The signed-in patient's record as a FHIR R4 document, an International Patient Summary. Retracted entries are left out.",
  feature: 'record-transfer',
  owner: 'query-service',
  method: 'GET',
  path: '/api/users/health-record.fhir',
  action: recordTransferActions.exportHealthRecord,
  untagged: 'Downloaded, not shown.',
  errors: [NOT_SIGNED_IN, NOT_ALLOWED, NOT_CAUGHT_UP],
  attemptsPerMinute: 30,
});

export const importHealthRecord = defineRoute({
  name: 'importHealthRecord',
  summary:
    "Adds entries of a FHIR bundle to the patient's own record, all or none. Those that the record has already are left alone.",
  feature: 'record-transfer',
  owner: 'command-service',
  method: 'POST',
  path: '/api/users/health-record/import',
  action: recordTransferActions.importHealthRecord,
  changes: ['records'],
  body: z.object({
    /** The name of the organisation or system that issued the bundle. */
    source: line(MAX_TITLE)
      .min(1)
      .refine((source) => !claimsOwnName(source), SOURCE_IS_OWN_NAME.code),
    entries: z.array(transferredEntry).min(1).max(MAX_IMPORTED_AT_ONCE),
  }),
  reply: doneReply,
  errors: [NOT_SIGNED_IN, NOT_ALLOWED, INPUT_INVALID],
  attemptsPerMinute: 12,
});

export const recordTransferRoutes = [exportHealthRecord, importHealthRecord] as const;
