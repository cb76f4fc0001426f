import { z } from 'zod';
import { id, moment } from '../language/reply.js';
import { defineTopic } from '../language/topic.js';
import { retractable } from './constants.js';
import { storedDocument } from './document.js';
import { recordEvents } from './events.js';

/** What rules find in an entry changes what its readers see. */
const types = [...recordEvents.map((definition) => definition.type), 'UrgentLinesFound' as const];

/** A change of a record without any clinical text. */
export const recordsTopic = defineTopic({
  name: 'records',
  schema: z.object({
    eventId: id,
    type: z.enum(types as [(typeof types)[number], ...(typeof types)[number][]]),
    /** Position in the log, as a decimal number. */
    position: z.string(),
    recordedAt: moment,
    patientId: id,
    entryId: id,
    /** The kind of the entry: who may read it depends on that. Absent where the event does not tell. */
    kind: z.enum(retractable).optional(),
    /** The stored document of a new entry. */
    document: storedDocument.pick({ documentId: true, file: true }).optional(),
  }),
});

/** A push to those who may read a record now: the patient, and the doctors and family members with access. `position`: the log position that a read model must reach to show the change. */
export interface RecordPush {
  position: string;
}
