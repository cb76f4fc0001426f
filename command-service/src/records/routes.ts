import { reportEntryThumbnail } from '@anamnesis/contracts/records/document-routes';
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
import type { StoredDocument } from '@anamnesis/contracts/records/document';
import { PATIENT_NOT_FOUND } from '@anamnesis/contracts/records/errors';
import { refuse } from '@anamnesis/contracts/language/refusal';
import type { Actor } from '@anamnesis/contracts/language/role';
import { clinicTime } from '@anamnesis/contracts/time/slots';
import { uuidOf } from '@anamnesis/platform/deciding/handle';
import { answer, type RouteHandler } from '@anamnesis/platform/http/answer';
import { accountAt } from '../accounts/account-at.js';
import { causeOf, type RequestIdentity } from '../cause.js';
import { done } from '../done.js';
import { decideWithUpload, hasDocument, type SentDocument, storeDocument } from './entry-document.js';
import type { Ports } from '../ports.js';
import { entryIn } from '@anamnesis/contracts/records/health-record';
import {
  healthRecordDecider,
  healthRecordStream,
  type RecordCommand,
  type RecordContext,
} from './health-record.decider.js';
import { checkedAlone } from './prescribe.js';
import { recordCheck } from './record-check.js';
import { isVerifiedDoctor, treatmentBetween } from './treatment.js';

type Caller = RequestIdentity & { actor: Actor };
/** A call that adds an entry, perhaps with a document. */
type Adding<Body> = Caller & { address: string; body: Body & SentDocument & { appointmentId?: string | undefined } };
type NewEntry = Extract<RecordCommand, { type: 'AddPrescription' | 'AddTestReport' | 'AddDiagnosis' }>;

/** Handlers of the commands on health records. */
export function recordHandlers(ports: Ports): RouteHandler[] {
  const today = () => clinicTime(ports.clock(), ports.timeZone).date;
  /** With the patient, because a doctor's command id that is used for two patients must not name one entry of both records. */
  const entryIdOf = ({ actor, commandId }: Caller, patientId: string) =>
    uuidOf(`entry/${actor.role}/${actor.id}/${patientId}/${commandId}`);

  /** A doctor's access is based on an appointment with the patient. */
  const factsFor = async ({ role, id: doctorId }: Actor, patientId: string, appointmentId?: string) => ({
    patientId,
    treatment: role === 'doctor' ? await treatmentBetween(ports, { doctorId, patientId }, appointmentId) : null,
    today: today(),
  });
  const decide = (command: RecordCommand, facts: RecordContext, call: Caller) =>
    ports.commands.handle(
      healthRecordDecider,
      healthRecordStream(facts.patientId),
      command,
      facts,
      causeOf(call, call.actor),
    );

  /** Decides a command on a patient's record. */
  async function handle(patientId: string, command: RecordCommand, call: Caller, appointmentId?: string) {
    return decide(command, await factsFor(call.actor, patientId, appointmentId), call);
  }

  /**
   * Adds an entry, with its document. The command is decided twice: before the document is stored, so that a refused or repeated command stores
   * none, and after it. If another command in between leads to a refusal, the stored document stays unused, under the patient's key.
   */
  async function add(patientId: string, command: NewEntry, call: Adding<object>) {
    return addOn(await factsFor(call.actor, patientId, call.body.appointmentId), command, call);
  }

  async function addOn(facts: RecordContext, command: NewEntry, call: Adding<object>) {
    const { patientId } = facts;
    if (!hasDocument(call.body)) return decide(command, facts, call);
    const { entryId } = command.data;
    const record = await ports.commands.load(healthRecordDecider, healthRecordStream(patientId));
    if (entryIn(record, entryId)) return decide(command, facts, call);
    healthRecordDecider.decide(record, command, facts);
    const document = await storeDocument(ports, call, { patientId, entryId });
    return decideWithUpload(ports, call, () => decide(withDocument(command, document), facts, call));
  }

  /** The id of the patient with this address. Refuses PATIENT_NOT_FOUND. */
  async function patientAt(email: string): Promise<string> {
    const { id, known } = await accountAt(ports, 'patient', email);
    return known.status === 'known' ? id : refuse(PATIENT_NOT_FOUND);
  }

  const added = async (entryId: string, outcome: Promise<{ position: bigint | null }>, message: string) => {
    const { position } = await outcome;
    return { body: { success: true as const, message, data: { entryId } }, position };
  };

  const addEntry = (patientId: string, command: NewEntry, call: Adding<object>, message: string) =>
    added(command.data.entryId, add(patientId, command, call), message);

  const prescription = (patientId: string, call: Adding<PrescriptionBody>, doctorName: string) => {
    const { medication, dosage, duration = '', instructions = '', date = today() } = call.body;
    const data = { entryId: entryIdOf(call, patientId), medication, dosage, duration, instructions, date, doctorName };
    return { type: 'AddPrescription', by: call.actor, data } as const;
  };
  const testReport = (patientId: string, call: Adding<TestReportBody>, doctorName: string) => {
    const { testName, result, date = today() } = call.body;
    const data = { entryId: entryIdOf(call, patientId), testName, result, date, doctorName };
    return { type: 'AddTestReport', by: call.actor, data } as const;
  };
  const diagnosis = (patientId: string, call: Adding<DiagnosisBody>, doctorName: string) => {
    const { condition, symptoms = '', notes, followUpDate = null, date = today() } = call.body;
    const data = { entryId: entryIdOf(call, patientId), condition, symptoms, notes, followUpDate, date, doctorName };
    return { type: 'AddDiagnosis', by: call.actor, data } as const;
  };

  return [
    answer(addPrescriptionAsDoctor, async (call) => {
      const patientId = await patientAt(call.body.userEmail);
      const { override, confirmedUnchecked } = call.body;
      const command = { ...prescription(patientId, call, ''), override, confirmedUnchecked };
      const facts = await factsFor(call.actor, patientId, call.body.appointmentId);
      const record = await ports.commands.load(healthRecordDecider, healthRecordStream(patientId));
      // The reply to a repeated command says nothing of the record.
      if (!entryIn(record, command.data.entryId)) await recordCheck(ports, call, facts);
      const outcome = addOn(facts, command, call);
      const { body, position } = await added(command.data.entryId, outcome, 'Prescription added successfully!');
      return { body: { ...body, check: checkedAlone(command.data) }, position };
    }),
    answer(addTestReportAsDoctor, async (call) => {
      const patientId = await patientAt(call.body.userEmail);
      return addEntry(patientId, testReport(patientId, call, ''), call, 'Test Report added successfully!');
    }),
    answer(addDiagnosisAsDoctor, async (call) => {
      const patientId = await patientAt(call.body.userEmail);
      return addEntry(patientId, diagnosis(patientId, call, ''), call, 'Diagnosis added successfully!');
    }),

    answer(addPrescription, (call) => {
      const { id } = call.actor;
      return addEntry(id, prescription(id, call, call.body.doctorName), call, 'Prescription added successfully!');
    }),
    answer(addTestReport, (call) => {
      const { id } = call.actor;
      return addEntry(id, testReport(id, call, call.body.doctorName), call, 'Test Report added successfully!');
    }),
    answer(addDiagnosis, (call) => {
      const { id } = call.actor;
      return addEntry(id, diagnosis(id, call, call.body.doctorName), call, 'Diagnosis added successfully!');
    }),

    answer(noteAllergy, (call) => {
      const { substance, reaction = '', appointmentId } = call.body;
      const { patientId } = call.params;
      const data = { entryId: entryIdOf(call, patientId), substance, reaction };
      const command = { type: 'NoteAllergy', by: call.actor, data } as const;
      return added(data.entryId, handle(patientId, command, call, appointmentId), 'Allergy added successfully!');
    }),
    answer(stopMedicine, async (call) => {
      const { reason = '', stoppedOn, appointmentId } = call.body;
      const data = { entryId: call.params.entryId, reason, stoppedOn };
      const command = { type: 'StopMedicine', by: call.actor, data } as const;
      return done(await handle(call.params.patientId, command, call, appointmentId));
    }),
    answer(retractEntry, async (call) => {
      const { kind, reason, appointmentId } = call.body;
      const data = { entryId: call.params.entryId, kind, reason };
      const command = { type: 'RetractEntry', by: call.actor, data } as const;
      const facts = await factsFor(call.actor, call.params.patientId, appointmentId);
      const isVerified = call.actor.role === 'doctor' && (await isVerifiedDoctor(ports, call.actor.id));
      return done(await decide(command, { ...facts, isVerified }, call));
    }),
    answer(reportEntryThumbnail, async (call) => {
      const { patientId, entryId } = call.params;
      return done(
        await decide(
          { type: 'ReportThumbnail', data: { entryId } },
          { patientId, treatment: null, today: today() },
          call,
        ),
      );
    }),
  ];
}

/** The switch shows the compiler that the document fits each kind of entry. */
function withDocument(command: NewEntry, document: StoredDocument): NewEntry {
  switch (command.type) {
    case 'AddPrescription':
      return { ...command, data: { ...command.data, document } };
    case 'AddTestReport':
      return { ...command, data: { ...command.data, document } };
    case 'AddDiagnosis':
      return { ...command, data: { ...command.data, document } };
  }
}

interface PrescriptionBody {
  medication: string;
  dosage: string;
  duration?: string | undefined;
  instructions?: string | undefined;
  date?: string | undefined;
}
interface TestReportBody {
  testName: string;
  result: string;
  date?: string | undefined;
}
interface DiagnosisBody {
  condition: string;
  symptoms?: string | undefined;
  notes: string;
  followUpDate?: string | undefined;
  date?: string | undefined;
}
