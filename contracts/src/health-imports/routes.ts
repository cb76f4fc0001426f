import { z } from 'zod';
import { INPUT_INVALID, NOT_ALLOWED, NOT_CAUGHT_UP, NOT_SIGNED_IN } from '../language/errors.js';
import { day, doneReply, id, moment } from '../language/reply.js';
import { defineRoute } from '../language/route.js';
import { line } from '../language/text.js';
import { UPLOAD_NOT_FOUND } from '../uploads/errors.js';
import { MAX_DEVICE_NAME } from '../wearables/constants.js';
import { measures } from '../wearables/measures.js';
import { DAYS_AT_ONCE, importFailures } from './constants.js';
import {
  HEALTH_EXPORT_IMPORTED,
  HEALTH_IMPORT_CANCELLED,
  HEALTH_IMPORT_NOT_FOUND,
  HEALTH_IMPORT_NOT_OVER,
  HEALTH_IMPORT_OVER,
  HEALTH_IMPORT_RUNNING,
  HEALTH_SOURCES_TOO_MANY,
} from './errors.js';
import { importResult } from './events.js';
import { healthImportActions } from './policy.js';

const command = { feature: 'health-imports', owner: 'command-service', method: 'POST' } as const;
const ofImport = z.object({ importId: id });
const ofPatientsImport = ofImport.extend({ patientId: id });
/** The id of the stored export that a job reads: an earlier job of a cancelled import has another one. */
const file = z.string();

export const startHealthImport = defineRoute({
  ...command,
  name: 'startHealthImport',
  summary:
    'Imports an uploaded export of health data: of Apple Health, Google Fit or a FIT device, or a CSV file. A job reads it. A file that was imported before is refused.',
  path: '/api/wearables/imports',
  action: healthImportActions.startHealthImport,
  changes: ['healthImports'],
  /** A finished upload of the kind `healthExport`. */
  body: z.object({ uploadId: id }),
  reply: doneReply.extend({ importId: id }),
  errors: [
    ...([NOT_SIGNED_IN, NOT_ALLOWED, INPUT_INVALID, UPLOAD_NOT_FOUND] as const),
    ...([HEALTH_IMPORT_RUNNING, HEALTH_EXPORT_IMPORTED] as const),
  ],
  attemptsPerMinute: 10,
});

export const cancelHealthImport = defineRoute({
  ...command,
  name: 'cancelHealthImport',
  summary: 'Ends an import. Days that were recorded before stay. Repeated, it has no effect.',
  path: '/api/wearables/imports/:importId/cancel',
  action: healthImportActions.cancelHealthImport,
  changes: ['healthImports'],
  params: ofImport,
  reply: doneReply,
  errors: [NOT_SIGNED_IN, NOT_ALLOWED, INPUT_INVALID, HEALTH_IMPORT_NOT_FOUND, HEALTH_IMPORT_OVER],
});

export const removeHealthImport = defineRoute({
  ...command,
  name: 'removeHealthImport',
  summary:
    'Removes an import that has ended from the list, and its export from the store. Its days stay. The file may be imported again then. Repeated, it has no effect.',
  path: '/api/wearables/imports/:importId/remove',
  action: healthImportActions.removeHealthImport,
  changes: ['healthImports'],
  params: ofImport,
  reply: doneReply,
  errors: [NOT_SIGNED_IN, NOT_ALLOWED, INPUT_INVALID, HEALTH_IMPORT_NOT_FOUND, HEALTH_IMPORT_NOT_OVER],
});

const ofJob = [
  ...([NOT_SIGNED_IN, NOT_ALLOWED, INPUT_INVALID] as const),
  ...([HEALTH_IMPORT_NOT_FOUND, HEALTH_IMPORT_OVER, HEALTH_IMPORT_CANCELLED] as const),
] as const;

export const recordHealthDays = defineRoute({
  ...command,
  name: 'recordHealthDays',
  summary:
    'Records days of one source of a running import. A day that is recorded with equal measures is not recorded again. Called by background jobs only.',
  path: '/api/patients/:patientId/health-imports/:importId/days',
  action: healthImportActions.recordHealthDays,
  params: ofPatientsImport,
  body: z.object({
    file,
    /** The source, as the export calls it. */
    sourceName: line(MAX_DEVICE_NAME).min(1),
    days: z.array(z.object({ day, measures })).min(1).max(DAYS_AT_ONCE),
  }),
  reply: doneReply,
  errors: [...ofJob, HEALTH_SOURCES_TOO_MANY],
});

export const reportHealthImport = defineRoute({
  ...command,
  name: 'reportHealthImport',
  summary:
    'Records the outcome of an import, or asks whether it still runs. An import that has ended is refused. Called by background jobs only.',
  path: '/api/patients/:patientId/health-imports/:importId/outcome',
  action: healthImportActions.reportHealthImport,
  params: ofPatientsImport,
  body: z.object({
    file,
    outcome: z.discriminatedUnion('type', [
      z.object({ type: z.literal('goesOn') }),
      z.object({ type: z.literal('finished'), ...importResult.shape }),
      z.object({ type: z.literal('failed'), reason: z.enum(importFailures) }),
    ]),
  }),
  reply: doneReply,
  errors: [...ofJob],
});

const importShown = z.object({
  id,
  fileName: z.string(),
  /** Bytes. */
  size: z.number().int(),
  startedAt: moment,
  /** Of a finished import the export is kept. */
  status: z.enum(['running', 'finished', 'failed', 'cancelled']),
  /** What was imported; null before and without success. */
  result: importResult.nullable(),
  /** Why it failed; null if it did not. */
  reason: z.enum(importFailures).nullable(),
});
export type HealthImport = z.infer<typeof importShown>;

export const listHealthImports = defineRoute({
  feature: 'health-imports',
  owner: 'query-service',
  method: 'GET',
  name: 'listHealthImports',
  summary: "The signed-in patient's last imports of health data, the latest first.",
  path: '/api/wearables/imports',
  action: healthImportActions.listHealthImports,
  shows: ['healthImports'],
  reply: z.object({ imports: z.array(importShown) }),
  errors: [NOT_SIGNED_IN, NOT_ALLOWED, NOT_CAUGHT_UP],
});

export const healthImportRoutes = [
  startHealthImport,
  cancelHealthImport,
  removeHealthImport,
  recordHealthDays,
  reportHealthImport,
  listHealthImports,
] as const;
