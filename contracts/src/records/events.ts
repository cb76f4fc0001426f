import { z } from 'zod';
import { defineEvent, type EventOf } from '../language/event.js';
import { day, id } from '../language/reply.js';
import { prescriptionWarning } from '../medicines/warning.js';
import { confirmedLabValue } from './confirmed-value.js';
import { retractable } from './constants.js';
import { storedDocument } from './document.js';
import { origin } from './origin.js';

/** Who wrote an entry. */
const author = z.object({ id, role: z.enum(['patient', 'doctor']) });

/** What every entry names. */
const entry = z.object({
  patientId: id,
  entryId: id,
  author,
  /** The appointment in which a doctor wrote it; null for an entry of the patient. */
  appointmentId: id.nullable(),
});

/** Of an imported entry: where it comes from. */
const imported = { origin: origin.optional() };

/**
 * The day that an entry is about, and the doctor whom a patient names; empty for an entry of a doctor, whose name is in the directory.
 * Days, also of a follow-up or of a stopped medicine, stay in the clear like all times: without the encrypted fields they tell nothing of a person.
 */
const dated = entry.extend({
  ...imported,
  date: day,
  doctorName: z.string(),
  /** Absent or null without a document, and after an erasure. */
  document: storedDocument.nullable().optional(),
});

/** In version 1 no entry had a document. */
const withoutDocument = { 1: (old: Record<string, unknown>) => ({ ...old, document: null }) };

/** Rules that compare a name with the same name, under the ids that they have in version 1. */
const NAME_RULES: ReadonlySet<unknown> = new Set(['L-27', 'OWN-01']);

/** In version 1 a warning named a source that nobody had compared with it, and said in free words how far it was compared. */
const withoutUnreadSource = {
  1: ({ warnings, ...old }: Record<string, unknown>) => ({
    ...old,
    warnings: (warnings as Record<string, unknown>[]).map(({ source: _unread, ...warning }) => ({
      ...warning,
      ...{ sources: [], confidence: NAME_RULES.has(warning['ruleId']) ? 'record' : 'memory' },
    })),
  }),
};

export const PrescriptionAdded = defineEvent({
  type: 'PrescriptionAdded',
  version: 2,
  schema: dated.extend({
    medication: z.string(),
    dosage: z.string(),
    duration: z.string(),
    instructions: z.string(),
    /** No name in the medicine was recognised for certain: none at all, or only as a typing error of another; the doctor confirmed it. Absent otherwise. */
    confirmedUnchecked: z.boolean().optional(),
  }),
  subject: (data) => data.patientId,
  personal: {
    origin: undefined,
    doctorName: '',
    medication: '(erased)',
    dosage: '(erased)',
    duration: '',
    instructions: '',
    document: null,
  },
  upcasters: withoutDocument,
});

export const TestReportAdded = defineEvent({
  type: 'TestReportAdded',
  version: 2,
  schema: dated.extend({ testName: z.string(), result: z.string() }),
  subject: (data) => data.patientId,
  personal: { origin: undefined, doctorName: '', testName: '(erased)', result: '(erased)', document: null },
  upcasters: withoutDocument,
});

export const DiagnosisAdded = defineEvent({
  type: 'DiagnosisAdded',
  version: 2,
  schema: dated.extend({
    condition: z.string(),
    symptoms: z.string(),
    notes: z.string(),
    followUpDate: day.nullable(),
  }),
  subject: (data) => data.patientId,
  personal: {
    ...{ origin: undefined, doctorName: '', condition: '(erased)', symptoms: '', notes: '(erased)', document: null },
  },
  upcasters: withoutDocument,
});

/** An allergy or intolerance, as told or observed. */
export const AllergyNoted = defineEvent({
  type: 'AllergyNoted',
  schema: entry.extend({ ...imported, substance: z.string(), reaction: z.string() }),
  subject: (data) => data.patientId,
  personal: { origin: undefined, substance: '(erased)', reaction: '' },
});

/** A doctor prescribed a medicine although it was warned of: `entryId` is the prescription. */
export const WarningOverridden = defineEvent({
  type: 'WarningOverridden',
  version: 2,
  schema: entry.extend({
    /** The version of the rules and names, and the number of rules that could be applied. */
    rulesVersion: z.string(),
    rulesChecked: z.number().int(),
    warnings: z.array(prescriptionWarning),
    reason: z.string(),
  }),
  subject: (data) => data.patientId,
  personal: { warnings: [], reason: '(erased)' },
  upcasters: withoutUnreadSource,
});

/** A medicine is no longer taken, as the patient or a doctor says. It was right before, so it is not a retraction. */
export const MedicineStopped = defineEvent({
  type: 'MedicineStopped',
  schema: entry.extend({ stoppedOn: day, reason: z.string() }),
  subject: (data) => data.patientId,
  personal: { reason: '' },
});

/** An entry was made in error. It stays in the record, marked, and counts nowhere. */
export const RecordRetracted = defineEvent({
  type: 'RecordRetracted',
  schema: entry.extend({ kind: z.enum(retractable), reason: z.string() }),
  subject: (data) => data.patientId,
  personal: { reason: '(erased)' },
});

/** A small picture of the document of an entry was stored beside it. */
export const DocumentThumbnailMade = defineEvent({
  type: 'DocumentThumbnailMade',
  schema: z.object({ patientId: id, entryId: id }),
});

/** The laboratory values of a test report as its patient confirmed them, instead of any earlier ones. */
export const LabValuesConfirmed = defineEvent({
  type: 'LabValuesConfirmed',
  schema: entry.extend({
    /** The document from which they were read. */
    documentId: id,
    values: z.array(confirmedLabValue),
  }),
  subject: (data) => data.patientId,
  personal: { values: [] },
});

export const recordEvents = [
  PrescriptionAdded,
  TestReportAdded,
  DiagnosisAdded,
  AllergyNoted,
  WarningOverridden,
  MedicineStopped,
  RecordRetracted,
  DocumentThumbnailMade,
  LabValuesConfirmed,
] as const;
export type RecordEvent = EventOf<(typeof recordEvents)[number]>;
