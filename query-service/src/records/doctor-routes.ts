import type { Actor } from '@anamnesis/contracts/language/role';
import {
  listDiagnosesAsDoctor,
  listPrescriptionsAsDoctor,
  listTestReportsAsDoctor,
} from '@anamnesis/contracts/records/doctor-routes';
import type { DoctorListFacts } from '@anamnesis/contracts/records/policy';
import { answerAbout, type RouteHandler } from '@anamnesis/platform/http/answer';
import { doctorDirectory } from '@anamnesis/read-models/doctors/doctor-directory';
import { healthRecord } from '@anamnesis/read-models/records/health-record';
import { oneOpening } from '../audit/one-opening.js';
import { recordReading } from '../audit/record-read.js';
import type { Ports } from '../ports.js';
import { doctorListOf } from './doctor-lists.js';
import { checkedPrescriptionOn, diagnosisOf, testReportOf, todayOf } from './entries-of.js';
import { readerFacts, readerFactsReads } from './reader-facts.js';

/** Handlers of a doctor's lists: of their own entries, or of one patient. */
export const doctorListHandlers = (ports: Ports): RouteHandler[] => {
  const options = { reads: [healthRecord, doctorDirectory, ...readerFactsReads], record: recordReading(ports) };
  const facts = async ({ actor, query }: { actor: Actor; query: { patientId?: string | undefined } }) => ({
    record: query.patientId === undefined ? null : await readerFacts(ports, actor, query.patientId),
  });
  const whose = (actor: Actor, { record }: DoctorListFacts) => ({
    doctorId: actor.id,
    patientId: record?.patientId ?? null,
  });
  return [
    answerAbout(
      listPrescriptionsAsDoctor,
      facts,
      async ({ actor, headers, facts: list, grant: { subject: id } }) => ({
        body: {
          prescriptions: await doctorListOf(
            ports,
            'prescription',
            whose(actor, list),
            checkedPrescriptionOn(todayOf(ports)),
          ),
        },
        reading: oneOpening(ports, { headers }, { kind: 'prescriptions', id }),
      }),
      options,
    ),
    answerAbout(
      listTestReportsAsDoctor,
      facts,
      async ({ actor, headers, facts: list, grant: { subject: id } }) => ({
        body: { reports: await doctorListOf(ports, 'testReport', whose(actor, list), testReportOf) },
        reading: oneOpening(ports, { headers }, { kind: 'testReports', id }),
      }),
      options,
    ),
    answerAbout(
      listDiagnosesAsDoctor,
      facts,
      async ({ actor, headers, facts: list, grant: { subject: id } }) => ({
        body: { diagnoses: await doctorListOf(ports, 'diagnosis', whose(actor, list), diagnosisOf) },
        reading: oneOpening(ports, { headers }, { kind: 'diagnoses', id }),
      }),
      options,
    ),
  ];
};
