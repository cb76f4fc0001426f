import type { GrantOf, HeadersOf } from '@anamnesis/contracts/language/route';
import type { Actor } from '@anamnesis/contracts/language/role';
import type { EntryKind } from '@anamnesis/contracts/records/constants';
import {
  listDiagnosesAsDoctor,
  listPrescriptionsAsDoctor,
  listTestReportsAsDoctor,
} from '@anamnesis/contracts/records/doctor-routes';
import { partOf } from '@anamnesis/contracts/records/parts';
import type { DoctorListFacts } from '@anamnesis/contracts/records/policy';
import { answerAbout, type RouteHandler } from '@anamnesis/platform/http/answer';
import { doctorDirectory } from '@anamnesis/read-models/doctors/doctor-directory';
import { healthRecord } from '@anamnesis/read-models/records/health-record';
import { oneOpening } from '../audit/one-opening.js';
import { recordReading } from '../audit/record-read.js';
import type { Ports } from '../ports.js';
import { type DoctorRow, entriesBy, entriesOfPatient } from './doctor-lists.js';
import { checkedPrescriptionOn, diagnosisOf, type EntryRow, testReportOf, todayOf } from './entries-of.js';
import { readerFacts, readerFactsReads } from './reader-facts.js';

type ListRoute = typeof listPrescriptionsAsDoctor;
interface Question {
  readonly actor: Actor;
  readonly headers: HeadersOf<ListRoute>;
  readonly facts: DoctorListFacts;
  readonly grant: GrantOf<ListRoute>;
}

/** Handlers of a doctor's lists: of their own entries, or of one patient. */
export const doctorListHandlers = (ports: Ports): RouteHandler[] => {
  const options = { reads: [healthRecord, doctorDirectory, ...readerFactsReads], record: recordReading(ports) };
  const facts = async ({ actor, query }: { actor: Actor; query: { patientId?: string | undefined } }) => ({
    record: query.patientId === undefined ? null : await readerFacts(ports, actor, query.patientId),
  });

  /** The entries, and the reading of the record of each patient who has one. */
  async function listOf<Entry>(
    kind: EntryKind,
    { actor, headers, facts: { record }, grant }: Question,
    entryOf: (row: EntryRow) => Entry,
  ) {
    const readingOf = (patientId: string) => oneOpening(ports, { headers }, { kind: partOf[kind], id: patientId });
    const shown = (row: DoctorRow) => ({
      ...entryOf(row),
      user: { id: row.patient_id, fullName: row.patient_name, email: row.patient_email },
    });
    if (record !== null) {
      const rows = await entriesOfPatient(ports, kind, record.patientId);
      return { entries: rows.map(shown), reading: readingOf(grant.subject) };
    }
    const { rows, grants } = await entriesBy(ports, kind, actor);
    const reading = grants.map((each) => ({ ...readingOf(each.subject), grant: each }));
    return { entries: rows.map(shown), reading };
  }

  return [
    answerAbout(
      listPrescriptionsAsDoctor,
      facts,
      async (call) => {
        const { entries, reading } = await listOf('prescription', call, checkedPrescriptionOn(todayOf(ports)));
        return { body: { prescriptions: entries }, reading };
      },
      options,
    ),
    answerAbout(
      listTestReportsAsDoctor,
      facts,
      async (call) => {
        const { entries, reading } = await listOf('testReport', call, testReportOf);
        return { body: { reports: entries }, reading };
      },
      options,
    ),
    answerAbout(
      listDiagnosesAsDoctor,
      facts,
      async (call) => {
        const { entries, reading } = await listOf('diagnosis', call, diagnosisOf);
        return { body: { diagnoses: entries }, reading };
      },
      options,
    ),
  ];
};
