import { z } from 'zod';
import { genders } from '../accounts/constants.js';
import { openingHeader } from '../audit/opening.js';
import { INPUT_INVALID, NOT_ALLOWED, NOT_CAUGHT_UP, NOT_SIGNED_IN } from '../language/errors.js';
import { day, id, moment } from '../language/reply.js';
import { defineRoute } from '../language/route.js';
import { line } from '../language/text.js';
import { reportUrgency } from '../labs/urgent-line.js';
import { confirmedLabValue } from './confirmed-value.js';
import { MAX_TITLE } from './constants.js';
import { shownDocument } from './document.js';
import { PATIENT_NOT_FOUND } from './errors.js';
import { shownOrigin } from './origin.js';
import { shownCheck } from './override.js';
import { ownRecordActions, recordReadActions } from './policy.js';

/** What every entry of a record shows. `_id` is the same as `id`. */
const entry = z.object({
  id,
  _id: id,
  date: day,
  createdAt: moment,
  /** The author's name for an entry of a doctor, otherwise the doctor whom the patient named; empty if none. */
  doctorName: z.string(),
  author: z.object({ id, role: z.enum(['patient', 'doctor']) }),
  /** Time and reason of the retraction; null if the entry is current. */
  retracted: z.object({ at: moment, reason: z.string() }).nullable(),
  ...shownDocument,
  origin: shownOrigin,
});

export const prescription = entry.extend({
  medication: z.string(),
  dosage: z.string(),
  duration: z.string(),
  instructions: z.string(),
  /** Whether the medicine counts as taken today: not retracted, not stopped, and not past the end of its duration. */
  isTaken: z.boolean(),
  /** The last day by the duration; null if the duration gives none. */
  lastDay: day.nullable(),
  /** When and why it was stopped; null if it was not. */
  stopped: z.object({ on: day, reason: z.string(), by: z.enum(['patient', 'doctor']) }).nullable(),
});
/** A prescription with how it was checked. */
export const checkedPrescription = prescription.extend(shownCheck);
export const testReport = entry.extend({
  testName: z.string(),
  result: z.string(),
  /** The values of its document as the patient confirmed them; null if they have not. */
  labValues: z.array(confirmedLabValue).nullable(),
  /** What in it cannot wait by the rules, the most urgent first; null if nothing, or if it was not looked at. */
  urgency: reportUrgency.nullable(),
});
export const diagnosis = entry.extend({
  diagnosis: z.string(),
  condition: z.string(),
  symptoms: z.string(),
  notes: z.string(),
  followUpDate: day.nullable(),
});
export type Prescription = z.infer<typeof prescription>;
export type CheckedPrescription = z.infer<typeof checkedPrescription>;
export type TestReport = z.infer<typeof testReport>;
export type Diagnosis = z.infer<typeof diagnosis>;

export const allergy = z.object({
  id,
  substance: z.string(),
  reaction: z.string(),
  notedAt: moment,
  author: z.object({ id, role: z.enum(['patient', 'doctor']) }),
  retracted: z.object({ at: moment, reason: z.string() }).nullable(),
  origin: shownOrigin,
});
export type Allergy = z.infer<typeof allergy>;

const own = {
  feature: 'records',
  owner: 'query-service',
  method: 'GET',
  shows: ['records'],
  errors: [NOT_SIGNED_IN, NOT_ALLOWED, INPUT_INVALID, NOT_CAUGHT_UP],
} as const;
/** Only entries with this doctor's name. */
const byDoctor = { query: z.object({ doctor: line(MAX_TITLE).optional() }) };

export const listTestReports = defineRoute({
  name: 'listTestReports',
  summary: "The signed-in patient's test reports, the newest first.",
  ...own,
  path: '/api/users/test-reports',
  action: ownRecordActions.listTestReports,
  ...byDoctor,
  reply: z.array(testReport),
});

export const listPrescriptions = defineRoute({
  name: 'listPrescriptions',
  summary: "The signed-in patient's prescriptions, the newest first.",
  ...own,
  path: '/api/users/prescriptions',
  action: ownRecordActions.listPrescriptions,
  ...byDoctor,
  reply: z.array(checkedPrescription),
});

export const listDiagnoses = defineRoute({
  name: 'listDiagnoses',
  summary: "The signed-in patient's diagnoses, the newest first.",
  ...own,
  path: '/api/users/diagnoses',
  action: ownRecordActions.listDiagnoses,
  ...byDoctor,
  reply: z.array(diagnosis),
});

export const listAllergies = defineRoute({
  name: 'listAllergies',
  summary: "The signed-in patient's allergies.",
  ...own,
  path: '/api/users/allergies',
  action: ownRecordActions.listAllergies,
  reply: z.object({ allergies: z.array(allergy) }),
});

const patient = z.object({
  id,
  fullName: z.string(),
  email: z.string(),
  gender: z.enum(genders).nullable(),
  age: z.number().int().nullable(),
  /** Path of the picture; null without one. */
  picture: z.string().nullable(),
  /** The appointment on which the doctor's access is based, and its time: the next one, otherwise the last. */
  appointment: z.object({ id, startsAt: moment, timeZone: z.string() }),
});
export type Patient = z.infer<typeof patient>;
/** The patient of an opened record; without an appointment in an emergency. */
const patientOfRecord = patient.extend({ appointment: patient.shape.appointment.nullable() });
export type PatientOfRecord = z.infer<typeof patientOfRecord>;

export const listPatients = defineRoute({
  name: 'listPatients',
  summary: "The signed-in doctor's patients: those with a current appointment, ordered by it.",
  feature: 'records',
  owner: 'query-service',
  method: 'GET',
  path: '/api/doctor/patients',
  action: ownRecordActions.listPatients,
  shows: ['appointments'],
  secondFactor: true,
  reply: z.object({ patients: z.array(patient) }),
  errors: [NOT_SIGNED_IN, NOT_ALLOWED, NOT_CAUGHT_UP],
});

export const showHealthRecord = defineRoute({
  name: 'showHealthRecord',
  summary:
    "A patient's record for the doctor who treats them, or has emergency access. The reading is recorded before the reply.",
  feature: 'records',
  owner: 'query-service',
  method: 'GET',
  path: '/api/doctor/patients/:patientId/record',
  action: recordReadActions.showHealthRecord,
  shows: ['records', 'appointments'],
  secondFactor: true,
  params: z.object({ patientId: id }),
  headers: z.object(openingHeader),
  reply: z.object({
    data: z.object({
      patient: patientOfRecord,
      /** When emergency access ends, and the seconds until then, because the doctor's clock may be wrong; null for a doctor who treats the patient. */
      emergency: z.object({ until: moment, secondsLeft: z.number() }).nullable(),
      allergies: z.array(allergy),
      prescriptions: z.array(checkedPrescription),
      testReports: z.array(testReport),
      diagnoses: z.array(diagnosis),
    }),
  }),
  errors: [NOT_SIGNED_IN, NOT_ALLOWED, INPUT_INVALID, PATIENT_NOT_FOUND, NOT_CAUGHT_UP],
});

export const recordQueryRoutes = [
  listTestReports,
  listPrescriptions,
  listDiagnoses,
  listAllergies,
  listPatients,
  showHealthRecord,
] as const;
