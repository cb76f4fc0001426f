import { z } from 'zod';
import { defineEvent } from '../language/event.js';
import { id, moment } from '../language/reply.js';
import { roleSchema } from '../language/role.js';

/**
 * The parts of a patient's record: a session report, a medical summary, the face sheet (identity and questionnaire), the health record
 * (prescriptions, test reports, diagnoses and allergies) or one list of it, the document of an entry, a prescription
 * as a signed PDF, or the days of the patient's devices. `history`: all of it, with every earlier state, as an auditor replays it; `evidence`: a part of the
 * history as a package that leaves the product.
 */
export const recordKinds = [
  ...(['sessionReport', 'medicalSummary', 'faceSheet', 'healthRecord'] as const),
  ...(['testReports', 'prescriptions', 'diagnoses', 'document', 'signedPrescription'] as const),
  ...(['healthDays', 'history', 'evidence'] as const),
] as const;

/** The purposes for which another person's record is read. */
export const readingPurposes = ['consultation', 'family', 'emergency', 'share', 'audit'] as const;

/** The role of a reader: that of an account, or a visitor who has opened a share link, whose id stands for the reader. */
export const readerRole = z.enum([...roleSchema.options, 'visitor']);
export type ReaderRole = z.infer<typeof readerRole>;

/** The ground for reading another person's record: the purpose, and what it is based on. */
const readingGround = z.discriminatedUnion('purpose', [
  z.object({ purpose: z.literal('consultation'), appointmentId: id }),
  z.object({ purpose: z.literal('family'), tieId: id }),
  z.object({ purpose: z.literal('emergency'), breakGlassId: id }),
  z.object({ purpose: z.literal('share'), linkId: id }),
  z.object({ purpose: z.literal('audit'), inquiryId: id }),
]);

export type ReadingGround = z.infer<typeof readingGround>;

/**
 * A person read a part of a patient's record. Recorded before the data are sent. Contains ids and kinds only, so it stays
 * readable after an erasure.
 */
export const RecordRead = defineEvent({
  type: 'RecordRead',
  version: 2,
  schema: z.object({
    patientId: id,
    reader: z.object({ id, role: readerRole }),
    what: z.object({ kind: z.enum(recordKinds), id }),
    ground: readingGround,
    /** Time of a reading that was not recorded at once, as those of demo data; otherwise that of the event. */
    readAt: moment.optional(),
  }),
  upcasters: { 1: ({ purpose, appointmentId, ...old }) => ({ ...old, ground: { purpose, appointmentId } }) },
});

export const auditEvents = [RecordRead] as const;

/** The stream of readings of a patient's record. It is append-only; no decision reads it. */
export const accessStream = (patientId: string) => `access-${patientId}`;
