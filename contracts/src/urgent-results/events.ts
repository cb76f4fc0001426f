import { z } from 'zod';
import { urgentRanks } from '../insights/builtin/urgent-limits.js';
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

export const urgentResultEvents = [UrgentResultFound] as const;
export type UrgentResultEvent = EventOf<typeof UrgentResultFound>;
