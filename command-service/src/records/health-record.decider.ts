import {
  type DayProblem,
  daysProblem,
  entryDayProblem,
  followUpProblem,
  stopDayProblem,
} from '@anamnesis/contracts/records/entry-days';
import { ENTRY_NOT_FOUND, PATIENT_NOT_FOUND } from '@anamnesis/contracts/records/errors';
import * as fieldProblems from '@anamnesis/contracts/records/field-problems';
import { recordEvents, type RecordEvent } from '@anamnesis/contracts/records/events';
import { entryIn, type HealthRecord, type Kind } from '@anamnesis/contracts/records/health-record';
import { evolveRecord } from '@anamnesis/contracts/records/record-fold';
import type { ConfirmedLabValue } from '@anamnesis/contracts/records/confirmed-value';
import { recordTransferActions } from '@anamnesis/contracts/record-transfer/policy';
import {
  ownRecordActions,
  recordActions,
  type RecordFacts,
  type RetractionFacts,
  retractionActions,
} from '@anamnesis/contracts/records/policy';
import { INPUT_INVALID, NOT_ALLOWED } from '@anamnesis/contracts/language/errors';
import { problemOf } from '@anamnesis/contracts/language/field-problem';
import { permit, type Action } from '@anamnesis/contracts/language/policy';
import { refuse } from '@anamnesis/contracts/language/refusal';
import type { Actor } from '@anamnesis/contracts/language/role';
import type { Decider } from '@anamnesis/platform/deciding/decider';
import { evolveOn } from '../evolve-on.js';
import { type Answers, prescribe } from './prescribe.js';

type DataOf<Type extends RecordEvent['type']> = Extract<RecordEvent, { type: Type }>['data'];
/** The part of an event that the author of the command supplies; the decision adds the ids, the patient and the author. */
type Content<Type extends RecordEvent['type']> = Omit<
  DataOf<Type>,
  'patientId' | 'author' | 'appointmentId' | 'confirmedUnchecked'
>;

/** A background job has stored a small picture of the document of an entry. */
interface ReportThumbnail {
  type: 'ReportThumbnail';
  data: { entryId: string };
}

type Imported<Type extends RecordEvent['type']> = { type: Type; data: Content<Type> };

/** An entry from elsewhere. */
export interface ImportedEntry {
  readonly event:
    Imported<'PrescriptionAdded'> | Imported<'TestReportAdded'> | Imported<'DiagnosisAdded'> | Imported<'AllergyNoted'>;
  /** For an imported entry that was exported from this record: the id of the original entry; otherwise null. */
  readonly copyOf: string | null;
  /** The day from which the medicine is no longer taken, YYYY-MM-DD; null while it is taken, and for other kinds of entry. */
  readonly stoppedOn: string | null;
}

type AccountCommand = { by: Actor } & (
  | ({ type: 'AddPrescription'; data: Content<'PrescriptionAdded'> } & Answers)
  | { type: 'AddTestReport'; data: Content<'TestReportAdded'> }
  | { type: 'AddDiagnosis'; data: Content<'DiagnosisAdded'> }
  | { type: 'NoteAllergy'; data: Content<'AllergyNoted'> }
  | { type: 'StopMedicine'; data: { entryId: string; reason: string; stoppedOn?: string | undefined } }
  | { type: 'ConfirmLabValues'; data: { entryId: string; documentId: string; values: ConfirmedLabValue[] } }
  | { type: 'ImportEntries'; data: { entries: readonly ImportedEntry[] } }
  | { type: 'RetractEntry'; data: { entryId: string; kind: Kind; reason: string } }
);
export type RecordCommand = AccountCommand | ReportThumbnail;

/** The stream of a patient's prescriptions, test reports, diagnoses and allergies. */
export const healthRecordStream = (patientId: string) => `healthRecord-${patientId}`;

/**
 * The facts a decision needs: the patient, the basis of a doctor's access, and `today` in the clinic's zone, YYYY-MM-DD. `isVerified` is set when
 * a doctor retracts an entry of their own after the treatment has ended.
 */
export type RecordContext = RecordFacts & { readonly today: string; readonly isVerified?: boolean };

/** The rules of a health record. */
export const healthRecordDecider: Decider<HealthRecord, RecordCommand, RecordEvent, RecordContext> = {
  opens: ['PrescriptionAdded', 'AllergyNoted', 'LabValuesConfirmed'],
  initialState: {},

  evolve: evolveOn(recordEvents, evolveRecord),

  decide: (record, command, facts) => {
    if (command.type === 'ReportThumbnail') return reportThumbnail(record, command, facts);
    const { subject } = permit(command.by, actionOf(command), { ...facts, author: authorIn(record, command, facts) });
    if (subject !== facts.patientId) refuse(PATIENT_NOT_FOUND);
    const origin = {
      patientId: facts.patientId,
      author: { id: command.by.id, role: command.by.role as 'patient' | 'doctor' },
      appointmentId: command.by.role === 'doctor' ? (facts.treatment?.appointmentId ?? null) : null,
    };
    switch (command.type) {
      case 'AddPrescription':
        checkDay('date', entryDayProblem(command.data.date, facts.today));
        return prescribe(record, { ...origin, ...command.data }, command, facts.today);
      case 'AddTestReport':
        checkDay('date', entryDayProblem(command.data.date, facts.today));
        return [{ type: 'TestReportAdded', data: { ...origin, ...command.data } }];
      case 'AddDiagnosis': {
        const { date, followUpDate } = command.data;
        checkDay('date', entryDayProblem(date, facts.today));
        if (followUpDate !== null) checkDay('followUpDate', followUpProblem(followUpDate, date));
        return [{ type: 'DiagnosisAdded', data: { ...origin, ...command.data } }];
      }
      case 'NoteAllergy':
        return [{ type: 'AllergyNoted', data: { ...origin, ...command.data } }];
      case 'StopMedicine': {
        const entry = entryIn(record, command.data.entryId);
        if (!entry?.medicine || !entry.isCurrent) refuse(ENTRY_NOT_FOUND);
        if (entry.medicine.stoppedOn !== null) return [];
        const { stoppedOn = facts.today } = command.data;
        checkDay('stoppedOn', stopDayProblem(stoppedOn, entry.medicine.date, facts.today));
        return [{ type: 'MedicineStopped', data: { ...origin, ...command.data, stoppedOn } }];
      }
      case 'ConfirmLabValues': {
        const entry = entryIn(record, command.data.entryId);
        if (entry?.kind !== 'testReport' || !entry.isCurrent) refuse(ENTRY_NOT_FOUND);
        if (entry.labValues === JSON.stringify(command.data.values)) return [];
        return [{ type: 'LabValuesConfirmed', data: { ...origin, ...command.data } }];
      }
      case 'ImportEntries':
        return importAll(record, origin, command.data.entries, facts.today);
      case 'RetractEntry': {
        const entry = entryIn(record, command.data.entryId);
        if (entry?.kind !== command.data.kind) refuse(ENTRY_NOT_FOUND);
        if (entry.authorId !== command.by.id) refuse(NOT_ALLOWED);
        return entry.isCurrent ? [{ type: 'RecordRetracted', data: { ...origin, ...command.data } }] : [];
      }
    }
  },
};

/** Refuses INPUT_INVALID for a day with a problem. */
function checkDay(field: string, problem: DayProblem | null): void {
  if (problem) refuse(INPUT_INVALID, { fields: { [field]: problemOf(fieldProblems[problem]) } });
}

function reportThumbnail(record: HealthRecord, { data }: ReportThumbnail, { patientId }: RecordFacts): RecordEvent[] {
  const entry = entryIn(record, data.entryId) ?? refuse(ENTRY_NOT_FOUND);
  return entry.hasThumbnail ? [] : [{ type: 'DocumentThumbnailMade', data: { patientId, entryId: data.entryId } }];
}

type Origin = Pick<DataOf<'PrescriptionAdded'>, 'patientId' | 'author' | 'appointmentId'>;

/**
 * Entries from elsewhere, without those that the record has or had: nothing changes when they are imported again. Their days have the rules of
 * typed ones.
 */
function importAll(
  record: HealthRecord,
  origin: Origin,
  entries: readonly ImportedEntry[],
  today: string,
): RecordEvent[] {
  const added = new Map<string, RecordEvent[]>();
  for (const [index, { event, copyOf, stoppedOn }] of entries.entries()) {
    const { entryId } = event.data;
    const isHere = entryIn(record, entryId) ?? (copyOf !== null && entryIn(record, copyOf));
    if (isHere || added.has(entryId)) continue;
    const impossible = event.type === 'AllergyNoted' ? null : daysProblem({ ...event.data, stoppedOn }, today);
    if (impossible) checkDay(`entries.${index}.${impossible.field}`, impossible.problem);
    added.set(entryId, [
      // Type and data belong together, which the compiler does not see after the spread.
      { ...event, data: { ...origin, ...event.data } } as RecordEvent,
      ...(stoppedOn === null
        ? []
        : [{ type: 'MedicineStopped' as const, data: { ...origin, entryId, stoppedOn, reason: '' } }]),
    ]);
  }
  return [...added.values()].flat();
}

/** The author of the entry that a command retracts, for the rule that authors may. */
function authorIn(
  record: HealthRecord,
  command: AccountCommand,
  { isVerified = false }: RecordContext,
): RetractionFacts['author'] {
  if (command.type !== 'RetractEntry' || !isVerified) return null;
  const entry = entryIn(record, command.data.entryId);
  return entry ? { id: entry.authorId } : null;
}

/** The access rule of a command: a doctor's and a patient's route have one each. */
function actionOf({ type, by }: AccountCommand): Action<RetractionFacts> {
  const asDoctor = by.role === 'doctor';
  switch (type) {
    case 'AddPrescription':
      return asDoctor ? recordActions.addPrescriptionAsDoctor : ownRecordActions.addPrescription;
    case 'AddTestReport':
      return asDoctor ? recordActions.addTestReportAsDoctor : ownRecordActions.addTestReport;
    case 'AddDiagnosis':
      return asDoctor ? recordActions.addDiagnosisAsDoctor : ownRecordActions.addDiagnosis;
    case 'NoteAllergy':
      return recordActions.noteAllergy;
    case 'StopMedicine':
      return recordActions.stopMedicine;
    case 'ConfirmLabValues':
      return recordActions.confirmLabValues;
    case 'ImportEntries':
      return recordTransferActions.importHealthRecord;
    case 'RetractEntry':
      return retractionActions.retractEntry;
  }
}
