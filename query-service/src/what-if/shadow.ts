import { isDeepStrictEqual } from 'node:util';
import type { PatientRegistered } from '@anamnesis/contracts/accounts/events';
import { eventDefinitions } from '@anamnesis/contracts/events';
import type { EventOf, Recorded, RecordedOf } from '@anamnesis/contracts/language/event';
import { liveRules } from '@anamnesis/contracts/medicines/rules';
import type { PatientProfileEdited } from '@anamnesis/contracts/profiles/events';
import { recordEvents, type RecordEvent } from '@anamnesis/contracts/records/events';
import type { HealthRecord } from '@anamnesis/contracts/records/health-record';
import { checkAgainst } from '@anamnesis/contracts/records/medicine-check';
import { evolveRecord } from '@anamnesis/contracts/records/record-fold';
import { clinicTime } from '@anamnesis/contracts/time/slots';
import { type ChangedRule, labTableWith, ruleTableWith } from '@anamnesis/contracts/what-if/changed-rule';
import { labDifferences } from './lab-differences.js';
import { type Difference, warningDifferences } from './warning-differences.js';

type Profiled = EventOf<typeof PatientRegistered | typeof PatientProfileEdited>;
type Seen = RecordedOf<RecordEvent | Profiled>;

/** The events that a run folds. */
export const shadowedTypes: ReadonlySet<string> = new Set([
  ...recordEvents.map(({ type }) => type),
  ...(['PatientRegistered', 'PatientProfileEdited'] satisfies Profiled['type'][]),
]);

/** A patient up to the event that was folded last. */
interface Patient {
  record: HealthRecord;
  profile: Pick<Profiled['data'], 'gender' | 'age'>;
  /** The day of each test report. */
  readonly days: Map<string, string>;
  hasRecord: boolean;
  isErased: boolean;
}

/** Whether the personal fields of an event have been erased: they were stored, and only their placeholders are left. */
function isErased({ type, data }: Recorded, stored: Readonly<Record<string, unknown>>): boolean {
  const personal = eventDefinitions.get(type)?.personal ?? {};
  if (!('$personal' in stored)) return false;
  const held = data as Readonly<Record<string, unknown>>;
  return Object.entries(personal).every(([name, blank]) => isDeepStrictEqual(held[name], blank));
}

/** Folds the records of all patients, and compares at each prescription or confirmed report what the current rule and the changed one say. */
export function createShadow(change: ChangedRule, timeZone: string) {
  const patients = new Map<string, Patient>();
  const isOfLab = change.kind === 'range' || change.kind === 'rangeBySex';
  const table = ruleTableWith(change);
  const testOf = labTableWith(change);
  let checked = 0;

  const patientOf = (id: string): Patient => {
    const known = patients.get(id);
    if (known) return known;
    const profile = { gender: null, age: null };
    const patient: Patient = { record: {}, profile, days: new Map(), hasRecord: false, isErased: false };
    patients.set(id, patient);
    return patient;
  };

  /** As the live product does it: what a patient was prescribed elsewhere is only recorded. */
  const ofPrescription = (patient: Patient, { data, recordedAt }: RecordedOf<RecordEvent>): Difference[] => {
    if (!('medication' in data) || data.author.role !== 'doctor') return [];
    checked += 1;
    const today = clinicTime(new Date(recordedAt), timeZone).date;
    const [before, after] = [liveRules, table].map(
      (rules) => checkAgainst(patient.record, data, today, rules).warnings,
    );
    return warningDifferences(before ?? [], after ?? []);
  };

  const ofValues = (patient: Patient, { data, recordedAt }: RecordedOf<RecordEvent>): Difference[] => {
    if (!('values' in data) || !isOfLab) return [];
    const values = data.values.filter(({ test }) => test === change.test);
    const today = clinicTime(new Date(recordedAt), timeZone).date;
    checked += values.length;
    return labDifferences(values, { ...patient.profile, day: patient.days.get(data.entryId) ?? today, today }, testOf);
  };

  return {
    /** The differences at this event; none for an erased person. `stored` is its data as the log has them. */
    look(event: Recorded, stored: Readonly<Record<string, unknown>>): Difference[] {
      const seen = event as Seen;
      const patient = patientOf(seen.data.patientId);
      patient.isErased ||= isErased(event, stored);
      if (patient.isErased) return [];
      if (seen.type === 'PatientRegistered' || seen.type === 'PatientProfileEdited') {
        patient.profile = seen.data;
        return [];
      }
      patient.hasRecord = true;
      const found = isOfLab ? ofValues(patient, seen) : ofPrescription(patient, seen);
      if (seen.type === 'TestReportAdded' && isOfLab) patient.days.set(seen.data.entryId, seen.data.date);
      if (!isOfLab) patient.record = evolveRecord(patient.record, seen);
      return found;
    },
    totals: () => {
      const all = [...patients.values()];
      return {
        records: all.filter(({ hasRecord, isErased: gone }) => hasRecord && !gone).length,
        erased: all.filter(({ isErased: gone }) => gone).length,
        checked,
      };
    },
  };
}
