import { z } from 'zod';
import { email } from '../accounts/inputs.js';
import { openingHeader } from '../audit/opening.js';
import { INPUT_INVALID, NOT_ALLOWED, NOT_SIGNED_IN } from '../language/errors.js';
import { FILE_TOO_LARGE, FILE_TYPE_REFUSED } from '../language/file-errors.js';
import { REASON_MISSING } from '../language/field-problems.js';
import { day, doneReply, id } from '../language/reply.js';
import { defineRoute } from '../language/route.js';
import { line } from '../language/text.js';
import { prescriptionCheck } from '../medicines/warning.js';
import { UPLOAD_NOT_FOUND } from '../uploads/errors.js';
import { MAX_LONG_TEXT, MAX_SHORT_TEXT, MAX_TITLE, MAX_WARNINGS, retractable } from './constants.js';
import { BODY_WITH_DOCUMENT, sentDocument } from './document.js';
import { ENTRY_NOT_FOUND, PATIENT_NOT_FOUND, PRESCRIPTION_UNCHECKED, PRESCRIPTION_WARNED } from './errors.js';
import {
  CONDITION_MISSING,
  DIAGNOSIS_NOTES_MISSING,
  DOCTOR_NAME_MISSING,
  DOSAGE_MISSING,
  MEDICATION_MISSING,
  RESULT_MISSING,
  SUBSTANCE_MISSING,
  TEST_MISSING,
} from './field-problems.js';
import { ownRecordActions, recordActions, retractionActions } from './policy.js';

const title = (missing: string) => line(MAX_TITLE).min(1, missing);
const text = (max: number) => z.string().trim().max(max);

const prescription = {
  ...sentDocument,
  medication: title(MEDICATION_MISSING.code),
  dosage: line(MAX_TITLE).min(1, DOSAGE_MISSING.code),
  duration: line(MAX_TITLE).optional(),
  instructions: text(MAX_SHORT_TEXT).optional(),
  /** From 1900 to today in the clinic's zone; today if omitted. */
  date: day.optional(),
};
const testReport = {
  ...sentDocument,
  testName: title(TEST_MISSING.code),
  result: text(MAX_LONG_TEXT).min(1, RESULT_MISSING.code),
  date: day.optional(),
};
const diagnosis = {
  ...sentDocument,
  condition: title(CONDITION_MISSING.code),
  symptoms: text(MAX_SHORT_TEXT).optional(),
  notes: text(MAX_LONG_TEXT).min(1, DIAGNOSIS_NOTES_MISSING.code),
  /** Not before the day of the entry, and 2100 at the latest. */
  followUpDate: day.optional(),
  date: day.optional(),
};

/** Why a medicine is prescribed although it is warned of: the reason, and the warnings that it is about. */
const override = z
  .object({
    reason: z.string().trim().min(1, REASON_MISSING.code).max(MAX_SHORT_TEXT),
    warnings: z
      .array(z.object({ ruleId: z.string().max(20), concerns: z.string().max(2 * MAX_SHORT_TEXT) }))
      .max(MAX_WARNINGS),
  })
  .optional();

/** The doctor knows that no name in the medicine was recognised for certain. Without effect if one was. */
const confirmedUnchecked = z.boolean().optional();

/** How far a saved medicine was checked. It says nothing about whether the medicine suits the patient. */
const checked = prescriptionCheck.pick({ version: true, rulesChecked: true, unrecognised: true });

/** The patient whom a doctor writes about. Without an appointment, the doctor's recent ones with the patient are searched. */
const ofPatient = { userEmail: email, appointmentId: id.optional() };
/** The doctor whom a patient names. */
const byDoctor = { doctorName: line(MAX_TITLE).min(1, DOCTOR_NAME_MISSING.code) };

const added = z.object({ success: z.literal(true), message: z.string(), data: z.object({ entryId: id }) });
const asDoctor = [NOT_SIGNED_IN, NOT_ALLOWED, INPUT_INVALID, PATIENT_NOT_FOUND] as const;
const asPatient = [NOT_SIGNED_IN, NOT_ALLOWED, INPUT_INVALID] as const;
const ofDocument = [FILE_TYPE_REFUSED, FILE_TOO_LARGE, UPLOAD_NOT_FOUND] as const;

const common = {
  feature: 'records',
  owner: 'command-service',
  method: 'POST',
  changes: ['records'],
  reply: added,
  attemptsPerMinute: 30,
} as const;

/** A new entry may have a document. */
const withDocument = { ...common, bodyBytes: BODY_WITH_DOCUMENT } as const;

export const addPrescriptionAsDoctor = defineRoute({
  name: 'addPrescriptionAsDoctor',
  summary:
    "Adds a prescription to a patient's record. A medicine that is warned of needs a reason, one that could not be checked a confirmation. The check is recorded as a reading of the record.",
  ...withDocument,
  path: '/api/doctor/prescription',
  action: recordActions.addPrescriptionAsDoctor,
  secondFactor: true,
  headers: z.object(openingHeader),
  body: z.object({ ...ofPatient, ...prescription, override, confirmedUnchecked }),
  reply: added.extend({ check: checked }),
  errors: [...asDoctor, ...ofDocument, PRESCRIPTION_UNCHECKED, PRESCRIPTION_WARNED],
});

export const addTestReportAsDoctor = defineRoute({
  name: 'addTestReportAsDoctor',
  summary: "Adds a test report to a patient's record.",
  ...withDocument,
  path: '/api/doctor/test-report',
  action: recordActions.addTestReportAsDoctor,
  secondFactor: true,
  body: z.object({ ...ofPatient, ...testReport }),
  errors: [...asDoctor, ...ofDocument],
});

export const addDiagnosisAsDoctor = defineRoute({
  name: 'addDiagnosisAsDoctor',
  summary: "Adds a diagnosis to a patient's record.",
  ...withDocument,
  path: '/api/doctor/diagnosis',
  action: recordActions.addDiagnosisAsDoctor,
  secondFactor: true,
  body: z.object({ ...ofPatient, ...diagnosis }),
  errors: [...asDoctor, ...ofDocument],
});

export const addPrescription = defineRoute({
  name: 'addPrescription',
  summary: "Adds a prescription to the patient's own record.",
  ...withDocument,
  path: '/api/users/addPresc',
  action: ownRecordActions.addPrescription,
  body: z.object({ ...byDoctor, ...prescription }),
  errors: [...asPatient, ...ofDocument],
});

export const addTestReport = defineRoute({
  name: 'addTestReport',
  summary: "Adds a test report to the patient's own record.",
  ...withDocument,
  path: '/api/users/addReport',
  action: ownRecordActions.addTestReport,
  body: z.object({ ...byDoctor, ...testReport }),
  errors: [...asPatient, ...ofDocument],
});

export const addDiagnosis = defineRoute({
  name: 'addDiagnosis',
  summary: "Adds a diagnosis to the patient's own record.",
  ...withDocument,
  path: '/api/users/addDiagnosis',
  action: ownRecordActions.addDiagnosis,
  body: z.object({ ...byDoctor, ...diagnosis, date: day }),
  errors: [...asPatient, ...ofDocument],
});

const inRecordOf = { params: z.object({ patientId: id }) };

export const noteAllergy = defineRoute({
  name: 'noteAllergy',
  summary: "Notes an allergy or intolerance in a patient's record, by the patient or a doctor.",
  ...common,
  path: '/api/records/:patientId/allergies',
  action: recordActions.noteAllergy,
  secondFactor: true,
  ...inRecordOf,
  body: z.object({
    substance: title(SUBSTANCE_MISSING.code),
    reaction: line(MAX_SHORT_TEXT).optional(),
    appointmentId: id.optional(),
  }),
  errors: [...asDoctor],
});

export const stopMedicine = defineRoute({
  name: 'stopMedicine',
  summary: 'Notes that a medicine is no longer taken, by the patient or a doctor. Repeated, it has no effect.',
  ...common,
  path: '/api/records/:patientId/prescriptions/:entryId/stop',
  action: recordActions.stopMedicine,
  secondFactor: true,
  params: z.object({ patientId: id, entryId: id }),
  body: z.object({
    reason: text(MAX_SHORT_TEXT).optional(),
    /** The last day, from the first day of the medicine to today; today if omitted. */
    stoppedOn: day.optional(),
    appointmentId: id.optional(),
  }),
  reply: doneReply,
  errors: [...asDoctor, ENTRY_NOT_FOUND],
});

export const retractEntry = defineRoute({
  name: 'retractEntry',
  summary:
    'Retracts an entry as made in error, with a reason. Only its author may, a doctor also after the treatment; it stays in the record, struck through.',
  ...common,
  path: '/api/records/:patientId/entries/:entryId/retract',
  action: retractionActions.retractEntry,
  secondFactor: true,
  params: z.object({ patientId: id, entryId: id }),
  body: z.object({
    kind: z.enum(retractable),
    reason: z.string().trim().min(1, REASON_MISSING.code).max(MAX_SHORT_TEXT),
    appointmentId: id.optional(),
  }),
  reply: doneReply,
  errors: [...asDoctor, ENTRY_NOT_FOUND],
});

export const recordRoutes = [
  addPrescriptionAsDoctor,
  addTestReportAsDoctor,
  addDiagnosisAsDoctor,
  addPrescription,
  addTestReport,
  addDiagnosis,
  noteAllergy,
  stopMedicine,
  retractEntry,
] as const;
