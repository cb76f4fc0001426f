import { readFileSync } from 'node:fs';
import { expect, test } from '@jest/globals';
import { eventDefinitions } from '@anamnesis/contracts/events';
import english from '@anamnesis/contracts/replay/sentence-messages.en';
import { sentenceOf, type SentenceEvent } from '@anamnesis/contracts/replay/sentences';
import { sentenceMessages } from './sentence-messages';
import { wordsIn } from './sentences';

const texts = sentenceMessages.loaded('en')!;
const KAVITA = '00000000-0000-4000-8000-000000000003';
const MEERA = '00000000-0000-4000-8000-000000000002';
const names = new Map([
  [KAVITA, 'Kavita Rao'],
  [MEERA, 'Meera Joshi'],
]);

const fixtures = JSON.parse(
  readFileSync(new URL('../../../contracts/src/testing/event-fixtures.json', import.meta.url).pathname, 'utf8'),
) as { type: string; version: number; data: Record<string, unknown> }[];

const event = (type: string, data: Record<string, unknown>, changed: Partial<SentenceEvent> = {}): SentenceEvent => ({
  ...{
    type,
    data,
    actor: { id: KAVITA, role: 'doctor', name: 'Kavita Rao' },
    entry: 'Metformin 500 mg',
    unreadable: null,
  },
  ...changed,
});
const said = (one: SentenceEvent) => sentenceOf(texts, one, names, wordsIn('Asia/Kolkata'));

test.each([...eventDefinitions.keys()])('%s has a sentence', (type) => {
  expect(Object.keys(english.sentences)).toContain(type);
});

const current = fixtures.filter(({ type, version }) => (eventDefinitions.get(type)?.version ?? 1) === version);

test.each(current.map(({ type, data }) => [type, data] as const))(
  'the sentence of %s is made of words from its data',
  (type, data) => {
    const sentence = said(event(type, data));
    expect(sentence).toMatch(/^[A-Z].{8,}$/);
    // No argument is missing, and no time, code or object is shown as it is stored.
    expect(sentence).not.toMatch(/not shown|undefined|NaN|\[object|[{}]|T\d\d:\d\d|\d{4}-\d\d-\d\d|[a-z][A-Z][a-z]+ /);
  },
);

test.each([
  [
    'AppointmentBooked',
    'Dr. Kavita Rao booked General Consultation with Dr. Kavita Rao on Nov 21, 2026 at 11:00, for ₹500',
  ],
  ['PrescriptionAdded', 'Dr. Kavita Rao prescribed Atorvastatin 10 mg, Once a day'],
  ['FeedbackGiven', 'Dr. Kavita Rao gave Dr. Kavita Rao 5 stars'],
  ['RecordRead', 'Dr. Kavita Rao opened a session report of Meera Joshi for a consultation'],
  ['ShareLinkOpened', 'A share link was opened, until Nov 20, 2026, 13:45'],
  ['InterestsChosen', 'Dr. Kavita Rao chose interests: Mental Health and Chess'],
  ['LabValuesConfirmed', 'Dr. Kavita Rao confirmed 1 laboratory value of Metformin 500 mg'],
  ['ParticipantLeft', 'The doctor left the session'],
])('%s says: %s', (type, sentence) => {
  expect(said(event(type, current.find((each) => each.type === type)!.data))).toBe(sentence);
});

const asPatient = { actor: { id: MEERA, role: 'patient', name: 'Meera Joshi' } };
const author = { id: MEERA, role: 'patient' };
test.each([
  [
    'PrescriptionAdded',
    { medication: 'Metformin', dosage: 'one at night' },
    'the prescription of Metformin, one at night',
  ],
  ['TestReportAdded', { testName: 'HbA1c', result: '6.1 %' }, 'the test HbA1c: 6.1 %'],
  ['DiagnosisAdded', { condition: 'Migraine' }, 'the diagnosis Migraine'],
])('a patient who enters a %s has neither prescribed nor found it', (type, data, what) => {
  expect(said(event(type, { ...data, author }, asPatient))).toBe(`Meera Joshi recorded ${what}`);
  const imported = { ...data, author, origin: { source: 'Another clinic' } };
  expect(said(event(type, imported, asPatient))).toBe(`Meera Joshi imported ${what}`);
});

test('the record that was opened is named, also without the name of its patient', () => {
  const read = { what: { kind: 'testReports', id: MEERA }, ground: { purpose: 'family' } };
  expect(said(event('RecordRead', { ...read, patientId: MEERA }))).toBe(
    'Dr. Kavita Rao opened the test reports of Meera Joshi as family',
  );
  expect(said(event('RecordRead', { ...read, patientId: 'x' }))).toBe(
    'Dr. Kavita Rao opened the test reports of the patient as family',
  );
});

test('a person whose name is not known is named by role, and a type that is not known by its name', () => {
  const actor = { id: 'x', role: 'worker', name: '' };
  expect(said(event('MedicalSummarySent', {}, { actor }))).toBe('The medical summary was sent to the doctor');
  expect(said(event('InsightRequested', {}, { actor, entry: null }))).toBe(
    'Anamnesis asked for an explanation of an entry',
  );
  expect(said(event('SomethingNew', {}))).toBe('SomethingNew');
});

test('personal data of other people are not shown', () => {
  expect(said(event('PrescriptionAdded', { dosage: 'Once a day' }))).toBe(
    'Dr. Kavita Rao prescribed (not shown), Once a day',
  );
  expect(said(event('WarningOverridden', { rulesChecked: 87 }, { entry: null }))).toBe(
    'Dr. Kavita Rao prescribed an entry despite warnings, 87 rules checked',
  );
});

test.each([
  ['MedicineStopped', { stoppedOn: '2026-11-20' }, 'recorded that Metformin 500 mg was stopped on Nov 20, 2026'],
  ['RecordRetracted', { kind: 'prescription' }, 'retracted a prescription: Metformin 500 mg'],
  [
    'WarningOverridden',
    { warnings: [{}], rulesChecked: 87 },
    'prescribed Metformin 500 mg despite 1 warning, 87 rules checked',
  ],
])('%s names the entry that it is about', (type, data, what) => {
  expect(said(event(type, data))).toBe(`Dr. Kavita Rao ${what}`);
});

test('an event that cannot be read says so', () => {
  expect(said(event('PrescriptionAdded', {}, { unreadable: 'KeyMissing' }))).toBe(
    'PrescriptionAdded: this event cannot be read',
  );
});
