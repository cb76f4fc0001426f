import { z } from 'zod';
import { defineEvent } from '../language/event.js';
import { id } from '../language/reply.js';
import { roleSchema } from '../language/role.js';

/**
 * The parts of a patient's record: a session report, a medical summary, or the face sheet (identity and questionnaire).
 */
export const recordKinds = ['sessionReport', 'medicalSummary', 'faceSheet'] as const;

/** The ground for reading another person's record: the purpose, and what it is based on. */
const readingGround = z.discriminatedUnion('purpose', [
  z.object({ purpose: z.literal('consultation'), appointmentId: id }),
]);

/**
 * A person read a part of a patient's record. Recorded before the data are sent. Contains ids and kinds only, so it stays
 * readable after an erasure.
 */
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

/** The stream of readings of a patient's record. It is append-only; no decision reads it. */
export const accessStream = (patientId: string) => `access-${patientId}`;
