import { OPENING } from '@anamnesis/contracts/audit/constants';
import { checkPrescription } from '@anamnesis/contracts/medicines/check';
import {
  addDiagnosis,
  addDiagnosisAsDoctor,
  addPrescription,
  addPrescriptionAsDoctor,
  addTestReport,
  addTestReportAsDoctor,
  noteAllergy,
  retractEntry,
  stopMedicine,
} from '@anamnesis/contracts/records/routes';
import { dayAfter } from '@anamnesis/contracts/time/slots';
import type { Route } from '@anamnesis/contracts/language/route';
import { uuidOf } from '@anamnesis/platform/deciding/handle';
import type { DemoClient } from './demo-client.js';
import { brought, fathers, written } from './meera-record.js';
import { documentOf } from './documents.js';
import type { Part } from './parts.js';
import { patient } from './people.js';
import type { Known, Patients, People } from './seed-people.js';

/** Creates what Meera brought to her record, but for reports with a document. */
export async function seedRecord(client: DemoClient, { meera }: Pick<Patients, 'meera'>, today: string): Promise<void> {
  const add = adding(client, today);

  for (const report of brought.reports) {
    const entryId = await add(addTestReport, meera, report);
    if (report.ago === brought.retracted.ago)
      await client.json(
        retractEntry,
        meera.token,
        { patientId: meera.id, entryId },
        { kind: 'testReport', reason: brought.retracted.reason },
        `retract ${entryId}`,
      );
  }
  for (const prescription of brought.prescriptions) await add(addPrescription, meera, prescription);
  for (const diagnosis of brought.diagnoses) await add(addDiagnosis, meera, diagnosis);
  await client.json(noteAllergy, meera.token, { patientId: meera.id }, brought.allergy, 'allergy');
}

/** Creates Meera's reports with a document. */
export async function seedDocuments(
  client: DemoClient,
  { meera }: Pick<Patients, 'meera'>,
  today: string,
): Promise<void> {
  const add = adding(client, today);
  for (const { document, ...entry } of brought.documents)
    await add(addTestReport, meera, entry, await documentOf(document, entry));
}

/** Creates a part of the record of Meera's father. */
export async function seedFathersRecord(
  client: DemoClient,
  { suresh }: Pick<Patients, 'suresh'>,
  today: string,
): Promise<void> {
  const add = adding(client, today);
  for (const report of fathers.reports) await add(addTestReport, suresh, report);
  await add(addPrescription, suresh, fathers.prescription);
  await add(addDiagnosis, suresh, fathers.diagnosis);
}

/** What Dr. Rao wrote: the second tablet meets the first one, which is stopped after it. */
export async function seedDoctorsPart(
  client: DemoClient,
  { meera, kavita }: Pick<People, 'meera' | 'kavita'>,
  today: string,
  part: Part,
): Promise<void> {
  const add = adding(client, today, { [OPENING]: uuidOf('demo/opening') });
  const of = { userEmail: patient.email };
  for (const report of written.reports) await part(() => add(addTestReportAsDoctor, kavita, report, of));
  const { followUpIn, ...diagnosis } = written.diagnosis;
  const followUp = { ...of, followUpDate: dayAfter(today, followUpIn) };
  await part(() => add(addDiagnosisAsDoctor, kavita, diagnosis, followUp));
  await part(() => seedPrescriptions(client, add, { meera, kavita }));
}

async function seedPrescriptions(
  client: DemoClient,
  add: ReturnType<typeof adding>,
  { meera, kavita }: Pick<People, 'meera' | 'kavita'>,
): Promise<void> {
  const of = { userEmail: patient.email };
  const first = await add(addPrescriptionAsDoctor, kavita, written.first, of);
  const { warnings } = checkPrescription({
    medicine: written.second.medication,
    current: [written.first.medication],
    allergies: [],
  });
  const override = {
    reason: written.override,
    warnings: warnings.map(({ ruleId, concerns }) => ({ ruleId, concerns: concerns.text })),
  };
  await add(addPrescriptionAsDoctor, kavita, written.second, { ...of, override });
  const entry = { patientId: meera.id, entryId: first };
  await client.json(stopMedicine, kavita.token, entry, { reason: written.stopped }, `stop ${first}`);
}

/** Adds an entry and returns its id. */
const adding =
  (client: DemoClient, today: string, headers: Readonly<Record<string, string>> = {}) =>
  async (route: Route, by: Known, { ago, ...entry }: { ago: number }, more: object = {}): Promise<string> => {
    const body = { ...entry, date: dayAfter(today, -ago), ...more };
    const step = `${route.name} ${by.id} ${JSON.stringify(body)}`;
    return addTestReport.reply.parse(await client.json(route, by.token, {}, body, step, headers)).data.entryId;
  };
