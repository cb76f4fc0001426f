import { z } from 'zod';
import { openingHeader } from '../audit/opening.js';
import { INPUT_INVALID, NOT_ALLOWED, NOT_CAUGHT_UP, NOT_SIGNED_IN } from '../language/errors.js';
import { id } from '../language/reply.js';
import { defineRoute } from '../language/route.js';
import { PATIENT_NOT_FOUND } from './errors.js';
import { doctorListActions } from './policy.js';
import { checkedPrescription, diagnosis, testReport } from './query-routes.js';

/** The patient of an entry. */
const ofPatient = { user: z.object({ id, fullName: z.string(), email: z.string() }) };
const doctorPrescription = checkedPrescription.extend(ofPatient);
const doctorTestReport = testReport.extend(ofPatient);
const doctorDiagnosis = diagnosis.extend(ofPatient);

const ofADoctor = {
  feature: 'records',
  owner: 'query-service',
  method: 'GET',
  shows: ['records', 'appointments'],
  secondFactor: true,
  /** With a patient: all their entries. They are named by id, because an address must be in no URL. */
  query: z.object({ patientId: id.optional() }),
  headers: z.object(openingHeader),
  errors: [NOT_SIGNED_IN, NOT_ALLOWED, INPUT_INVALID, PATIENT_NOT_FOUND, NOT_CAUGHT_UP],
} as const;

export const listPrescriptionsAsDoctor = defineRoute({
  name: 'listPrescriptionsAsDoctor',
  summary:
    'The prescriptions that the signed-in doctor has written for current patients, the newest first; with `patientId` all of one patient. Each patient of a reply gets a recorded reading before it is sent.',
  ...ofADoctor,
  path: '/api/doctor/prescriptions',
  action: doctorListActions.listPrescriptionsAsDoctor,
  reply: z.object({ prescriptions: z.array(doctorPrescription) }),
});

export const listTestReportsAsDoctor = defineRoute({
  name: 'listTestReportsAsDoctor',
  summary:
    'The test reports that the signed-in doctor has written for current patients, the newest first; with `patientId` all of one patient. Each patient of a reply gets a recorded reading before it is sent.',
  ...ofADoctor,
  path: '/api/doctor/test-reports',
  action: doctorListActions.listTestReportsAsDoctor,
  reply: z.object({ reports: z.array(doctorTestReport) }),
});

export const listDiagnosesAsDoctor = defineRoute({
  name: 'listDiagnosesAsDoctor',
  summary:
    'The diagnoses that the signed-in doctor has written for current patients, the newest first; with `patientId` all of one patient. Each patient of a reply gets a recorded reading before it is sent.',
  ...ofADoctor,
  path: '/api/doctor/diagnoses',
  action: doctorListActions.listDiagnosesAsDoctor,
  reply: z.object({ diagnoses: z.array(doctorDiagnosis) }),
});

export const doctorListRoutes = [listPrescriptionsAsDoctor, listTestReportsAsDoctor, listDiagnosesAsDoctor] as const;
