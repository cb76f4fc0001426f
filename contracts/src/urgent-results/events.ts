import { z } from 'zod';
import { reportUrgency } from '../labs/urgent-line.js';
import { urgentRanks } from '../labs/urgent-rank.js';
import { defineEvent, type EventOf } from '../language/event.js';
import { id, moment } from '../language/reply.js';

/** A rule found a result in a test report that cannot wait, and the patient and these doctors are told. Nobody has looked at it yet. */
export const UrgentResultFound = defineEvent({
  type: 'UrgentResultFound',
  schema: z.object({
    patientId: id,
    entryId: id,
    /** How soon and where; after an erasure the least urgent. */
    rank: z.enum(urgentRanks),
    /** The doctors who treated the patient then. */
    doctorIds: z.array(id),
    /** The version of the rules. */
    rules: z.string(),
    foundAt: moment,
  }),
  subject: (data) => data.patientId,
  personal: { rank: 'doctor' },
});

/** What the rules find in a test report that cannot wait, in place of what they found before; none of it is told by this. */
export const UrgentLinesFound = defineEvent({
  type: 'UrgentLinesFound',
  schema: reportUrgency.extend({
    patientId: id,
    entryId: id,
    /** The version of the rules. */
    rules: z.string(),
    foundAt: moment,
  }),
  subject: (data) => data.patientId,
  personal: { lines: [], isOfUnknown: false },
});

export const urgentResultEvents = [UrgentLinesFound, UrgentResultFound] as const;
export type UrgentResultEvent = EventOf<(typeof urgentResultEvents)[number]>;
