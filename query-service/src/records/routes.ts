import {
  listAllergies,
  listDiagnoses,
  listPatients,
  listPrescriptions,
  listTestReports,
  showHealthRecord,
} from '@anamnesis/contracts/records/query-routes';
import { answer, answerAbout, type RouteHandler } from '@anamnesis/platform/http/answer';
import { appointmentList } from '@anamnesis/read-models/appointments/appointment-list';
import { doctorDirectory } from '@anamnesis/read-models/doctors/doctor-directory';
import { patientProfile } from '@anamnesis/read-models/profiles/patient-profile';
import { healthRecord } from '@anamnesis/read-models/records/health-record';
import { oneOpening } from '../audit/one-opening.js';
import { recordReading } from '../audit/record-read.js';
import type { Ports } from '../ports.js';
import { allergiesOf, diagnosesOf, checkedPrescriptionsOf, testReportsOf } from './entries-of.js';
import { patientInEmergency, patientsOf } from './patients-of.js';
import { readerFacts, readerFactsReads } from './reader-facts.js';

const entries = { reads: [healthRecord, doctorDirectory] };

/** Handlers of the queries on health records. */
export const recordHandlers = (ports: Ports): RouteHandler[] => [
  answer(
    listTestReports,
    async ({ actor, query }) => ({ body: await testReportsOf(ports, actor.id, query.doctor) }),
    entries,
  ),
  answer(
    listPrescriptions,
    async ({ actor, query }) => ({ body: await checkedPrescriptionsOf(ports, actor.id, query.doctor) }),
    entries,
  ),
  answer(
    listDiagnoses,
    async ({ actor, query }) => ({ body: await diagnosesOf(ports, actor.id, query.doctor) }),
    entries,
  ),
  answer(listAllergies, async ({ actor }) => ({ body: { allergies: await allergiesOf(ports, actor.id) } }), {
    reads: [healthRecord],
  }),

  answer(listPatients, async ({ actor }) => ({ body: { patients: await patientsOf(ports, actor.id) } }), {
    reads: [appointmentList, patientProfile],
  }),
  answerAbout(
    showHealthRecord,
    async ({ actor, params: { patientId } }) => {
      const facts = await readerFacts(ports, actor, patientId);
      const patient = facts.treated ?? (facts.emergency ? await patientInEmergency(ports, patientId) : null);
      return patient ? { ...facts, patient } : null;
    },
    async ({ headers, facts: { patientId, patient, emergency }, grant: { ground } }) => {
      const emergencyUntil = ground.purpose === 'emergency' ? (emergency?.expiresAt ?? null) : null;
      const [allergies, prescriptions, testReports, diagnoses] = await Promise.all([
        allergiesOf(ports, patientId),
        checkedPrescriptionsOf(ports, patientId),
        testReportsOf(ports, patientId),
        diagnosesOf(ports, patientId),
      ]);
      return {
        body: { data: { patient, emergencyUntil, allergies, prescriptions, testReports, diagnoses } },
        reading: oneOpening(ports, { headers }, { kind: 'healthRecord', id: patientId }),
      };
    },
    { reads: [healthRecord, doctorDirectory, ...readerFactsReads], record: recordReading(ports) },
  ),
];
