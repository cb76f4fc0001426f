import type { Actor } from '@anamnesis/contracts/language/role';
import {
  listFamilyDiagnoses,
  listFamilyPrescriptions,
  listFamilyTestReports,
} from '@anamnesis/contracts/records/family-routes';
import { answerAbout, type RouteHandler } from '@anamnesis/platform/http/answer';
import { doctorDirectory } from '@anamnesis/read-models/doctors/doctor-directory';
import { healthRecord } from '@anamnesis/read-models/records/health-record';
import { oneOpening } from '../audit/one-opening.js';
import { recordReading } from '../audit/record-read.js';
import type { Ports } from '../ports.js';
import { diagnosesOf, prescriptionsOf, testReportsOf } from './entries-of.js';
import { memberAt } from './member-at.js';
import { readerFacts, readerFactsReads } from './reader-facts.js';

/** Handlers of the queries on the records of family members. */
export const familyRecordHandlers = (ports: Ports): RouteHandler[] => {
  const options = { reads: [healthRecord, doctorDirectory, ...readerFactsReads], record: recordReading(ports) };
  const member = async ({ actor, body }: { actor: Actor; body: { familyMemberEmail: string } }) => {
    const memberId = await memberAt(ports, actor.id, body.familyMemberEmail);
    return memberId === null ? null : readerFacts(ports, actor, memberId);
  };
  return [
    answerAbout(
      listFamilyTestReports,
      member,
      async ({ headers, facts: { patientId } }) => ({
        body: await testReportsOf(ports, patientId),
        reading: oneOpening(ports, { headers }, { kind: 'testReports', id: patientId }),
      }),
      options,
    ),
    answerAbout(
      listFamilyPrescriptions,
      member,
      async ({ headers, facts: { patientId } }) => ({
        body: await prescriptionsOf(ports, patientId),
        reading: oneOpening(ports, { headers }, { kind: 'prescriptions', id: patientId }),
      }),
      options,
    ),
    answerAbout(
      listFamilyDiagnoses,
      member,
      async ({ headers, facts: { patientId } }) => ({
        body: await diagnosesOf(ports, patientId),
        reading: oneOpening(ports, { headers }, { kind: 'diagnoses', id: patientId }),
      }),
      options,
    ),
  ];
};
