import {
  EARLIEST_DAY,
  LATEST_FOLLOW_UP,
  MAX_LONG_TEXT,
  MAX_SHORT_TEXT,
  MAX_TITLE,
} from '@anamnesis/contracts/records/constants';
import type { EntryKind } from '@anamnesis/contracts/records/constants';

/** The inputs of the add dialogs by name. */
export interface EntryDraft {
  doctorName: string;
  date: string;
  testName: string;
  result: string;
  medication: string;
  dosage: string;
  duration: string;
  instructions: string;
  condition: string;
  symptoms: string;
  notes: string;
  followUpDate: string;
}
export type FieldName = keyof EntryDraft;

export const emptyDraft = (today: string): EntryDraft => ({
  ...{ doctorName: '', date: today, testName: '', result: '', medication: '', dosage: '', duration: '' },
  ...{ instructions: '', condition: '', symptoms: '', notes: '', followUpDate: '' },
});

export interface EntryField {
  name: FieldName;
  /** Maximum characters; null for a day. */
  max: number | null;
  multiline?: true;
  optional?: true;
}

const doctorName: EntryField = { name: 'doctorName', max: MAX_TITLE };
const date: EntryField = { name: 'date', max: null };

/** The inputs of each dialog, in their order. A doctor names no doctor. */
export const fieldsOf: Readonly<Record<EntryKind, readonly EntryField[]>> = {
  testReport: [
    { name: 'testName', max: MAX_TITLE },
    { name: 'result', max: MAX_LONG_TEXT, multiline: true },
    doctorName,
    date,
  ],
  prescription: [
    { name: 'medication', max: MAX_TITLE },
    { name: 'dosage', max: MAX_TITLE },
    { name: 'duration', max: MAX_TITLE, optional: true },
    { name: 'instructions', max: MAX_SHORT_TEXT, multiline: true, optional: true },
    doctorName,
    date,
  ],
  diagnosis: [
    { name: 'condition', max: MAX_TITLE },
    { name: 'symptoms', max: MAX_SHORT_TEXT, multiline: true, optional: true },
    { name: 'notes', max: MAX_LONG_TEXT, multiline: true },
    { name: 'followUpDate', max: null, optional: true },
    doctorName,
    date,
  ],
};

/** The days that the browser's calendar offers. */
export const daysOf = ({ name }: EntryField, today: string) =>
  name === 'followUpDate' ? { max: LATEST_FOLLOW_UP } : { min: EARLIEST_DAY, max: today };

/** A field of a request that is left out where nothing was typed. */
const given = <Name extends FieldName>(name: Name, text: string) =>
  (text.trim() === '' ? {} : { [name]: text.trim() }) as Partial<Record<Name, string>>;

/** The content of each kind of entry as a request has it. */
export const testReportOf = ({ testName, result }: EntryDraft) => ({ testName, result });
export const prescriptionOf = ({ medication, dosage, duration, instructions }: EntryDraft) => ({
  ...{ medication, dosage },
  ...{ ...given('duration', duration), ...given('instructions', instructions) },
});
export const diagnosisOf = ({ condition, notes, symptoms, followUpDate }: EntryDraft) => ({
  ...{ condition, notes },
  ...{ ...given('symptoms', symptoms), ...given('followUpDate', followUpDate) },
});
