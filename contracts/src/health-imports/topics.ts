import { z } from 'zod';
import { id, moment } from '../language/reply.js';
import { defineTopic } from '../language/topic.js';
import { healthImportEvents } from './events.js';

const types = healthImportEvents.map((definition) => definition.type);
const ofImport = { patientId: id, importId: id };

/** An event of an import, without anything that was read. */
export const healthImportsTopic = defineTopic({
  name: 'health-imports',
  schema: z.object({
    eventId: id,
    type: z.enum(types as [(typeof types)[number], ...(typeof types)[number][]]),
    /** Position in the log, as a decimal number. */
    position: z.string(),
    recordedAt: moment,
    ...ofImport,
    /** The id of the stored export, of a start. */
    file: z.string().optional(),
  }),
});

/** How far an import is. Published by the worker that reads the export, not an event of the log. */
export const healthImportProgressTopic = defineTopic({
  name: 'health-import-progress',
  schema: z.object({
    ...ofImport,
    at: moment,
    /** From 0 to 1. */
    share: z.number().min(0).max(1),
  }),
});

/** A push to the patient while their export is imported. */
export interface HealthImportProgressPush {
  importId: string;
  share: number;
}

/** A push to the patient when an import of theirs has started or ended. */
export interface HealthImportPush {
  importId: string;
  position: string;
}
