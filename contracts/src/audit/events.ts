import { z } from 'zod';
import { defineEvent } from '../language/event.js';
import { id } from '../language/reply.js';
import { roleSchema } from '../language/role.js';

/** What of a patient can be read: a report of a session, a medical summary, or the sheet of who they are and what they told. */
export const recordKinds = ['sessionReport', 'medicalSummary', 'faceSheet'] as const;

/** Why somebody may read another's record: what for, and what that rests on. */
const readingGround = z.discriminatedUnion('purpose', [
  z.object({ purpose: z.literal('consultation'), appointmentId: id }),
]);

/** Someone was given a patient's record to read: written before the record leaves. Ids and kinds alone, so it stays readable for ever. */
export const RecordRead = defineEvent({
  type: 'RecordRead',
  version: 2,
  schema: z.object({
    patientId: id,
    reader: z.object({ id, role: roleSchema }),
    what: z.object({ kind: z.enum(recordKinds), id }),
    ground: readingGround,
  }),
  upcasters: { 1: ({ purpose, appointmentId, ...old }) => ({ ...old, ground: { purpose, appointmentId } }) },
});

export const auditEvents = [RecordRead] as const;

/** The stream that tells who read what of a patient; only ever appended to. */
export const accessStream = (patientId: string) => `access-${patientId}`;
