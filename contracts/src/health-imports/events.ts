import { z } from 'zod';
import { defineEvent, type EventOf } from '../language/event.js';
import { day, id } from '../language/reply.js';
import { importFailures, leftOutKinds, skipReasons } from './constants.js';

const ofImport = z.object({ patientId: id, importId: id });
const count = z.number().int().nonnegative();

/** The number of entries that count nowhere, by the reason. */
const skipped = z.object({ other: count, unreadable: count, implausible: count });

/** What was imported from an export. */
export const importResult = z.object({
  /** Days of health data, those of each source counted separately. */
  days: count,
  /** Days of the calendar, and the sources whose days they are. Absent in earlier events. */
  calendarDays: count.optional(),
  sources: count.optional(),
  /** Values that the days were made of. */
  samples: count,
  skipped,
  /** The same entries by what they are, the reasons in their order and the most frequent kind first. Absent in earlier events. */
  leftOut: z
    .array(z.object({ reason: z.enum(skipReasons), kind: z.enum(leftOutKinds), count: count.positive() }))
    .optional(),
  /** The clinic's zone, where the export does not say the zone of its times and its days are those of this one; absent otherwise and in earlier events. */
  assumedZone: z.string().optional(),
  /** The first and the last day. */
  from: day,
  to: day,
});
export type ImportResult = z.infer<typeof importResult>;

/** The patient gave an export of health data, which is to be read. */
export const HealthImportStarted = defineEvent({
  type: 'HealthImportStarted',
  schema: ofImport.extend({
    /** The id of the stored export, another one for each upload. */
    file: z.string(),
    fileName: z.string(),
    /** Bytes. */
    size: count,
  }),
  subject: (data) => data.patientId,
  personal: { file: '', fileName: '(erased)' },
});

/** Every day of the export was recorded. */
export const HealthImportFinished = defineEvent({
  type: 'HealthImportFinished',
  schema: ofImport.extend(importResult.shape),
});

/** The export could not be read. */
export const HealthImportFailed = defineEvent({
  type: 'HealthImportFailed',
  schema: ofImport.extend({ reason: z.enum(importFailures) }),
});

/** The patient ended the import. Days that were recorded before stay. */
export const HealthImportCancelled = defineEvent({ type: 'HealthImportCancelled', schema: ofImport });

/** The patient removed an import that has ended from the list, with its kept export. Its days stay. */
export const HealthImportRemoved = defineEvent({ type: 'HealthImportRemoved', schema: ofImport });

export const healthImportEvents = [
  HealthImportStarted,
  HealthImportFinished,
  HealthImportFailed,
  HealthImportCancelled,
  HealthImportRemoved,
] as const;
export type HealthImportEvent = EventOf<(typeof healthImportEvents)[number]>;
