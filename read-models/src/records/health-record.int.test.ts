import { afterAll, beforeAll, test } from '@jest/globals';
import { eventDefinitions } from '@anamnesis/contracts/events';
import type { RecordEvent } from '@anamnesis/contracts/records/events';
import type { UrgentResultEvent } from '@anamnesis/contracts/urgent-results/events';
import { readModelStory } from '@anamnesis/platform/testing/read-model-story';
import { testDatabase } from '@anamnesis/platform/testing/test-log';
import { appointmentId, claimId, doctorId, noteId, patientId, reportId } from '../testing/facts.js';
import { healthRecord } from './health-record.js';

let database: Awaited<ReturnType<typeof testDatabase>>;
let story: Awaited<ReturnType<typeof readModelStory>>;
beforeAll(async () => {
  database = await testDatabase();
  story = await readModelStory(database.pool, healthRecord, eventDefinitions);
});
afterAll(() => database.close());

const byDoctor = { patientId, author: { id: doctorId, role: 'doctor' }, appointmentId } as const;
const byPatient = { patientId, author: { id: patientId, role: 'patient' }, appointmentId: null } as const;
const prescribed: RecordEvent = {
  type: 'PrescriptionAdded',
  data: {
    ...{ ...byDoctor, entryId: claimId, date: '2026-11-20', doctorName: '', medication: 'Atorvastatin 10 mg' },
    ...{ dosage: 'Once a day', duration: '3 months', instructions: 'At night.' },
  },
};
const shownWarning = {
  ...{ ruleId: 'A-01', kind: 'allergy' as const, severity: 'major' as const, ingredients: ['amoxicillin'] },
  concerns: { kind: 'allergy' as const, text: 'Penicillin: Rash', names: ['penicillins'] },
  ...{ why: 'Same class', confidence: 'memory' as const, reviewed: false },
};
const overridden: RecordEvent = {
  type: 'WarningOverridden',
  data: {
    ...{ ...byDoctor, entryId: claimId, rulesVersion: '2026-11-23', rulesChecked: 87, reason: 'Tolerated in a test.' },
    warnings: [{ ...shownWarning, interrupts: true, between: ['a', 'b'], note: null, sources: [] }],
  },
};
const tested: RecordEvent = {
  type: 'TestReportAdded',
  data: {
    ...{ ...byPatient, entryId: reportId, date: '2026-11-18', doctorName: 'Dr. Kulkarni' },
    ...{ testName: 'HbA1c', result: '5.9 %' },
  },
};
const diagnosed: RecordEvent = {
  type: 'DiagnosisAdded',
  data: {
    ...{ ...byDoctor, entryId: noteId, date: '2026-11-20', doctorName: '', condition: 'Prediabetes' },
    ...{ symptoms: 'Tired', notes: 'Fewer sweets.', followUpDate: '2026-12-14' },
  },
};
const allergic: RecordEvent = {
  type: 'AllergyNoted',
  data: { ...byPatient, entryId: claimId, substance: 'Penicillin', reaction: 'Rash' },
};
const retract = (kind: 'prescription' | 'allergy'): RecordEvent => ({
  type: 'RecordRetracted',
  data: { ...byDoctor, entryId: claimId, kind, reason: 'Another patient.' },
});

const entries = `select kind, author_role, date::text, doctor_name, title, body, duration, instructions, symptoms, follow_up::text,
  retraction_reason from {schema}.record_entries order by position`;
const prescription = {
  ...{ kind: 'prescription', author_role: 'doctor', date: '2026-11-20', doctor_name: '', title: 'Atorvastatin 10 mg' },
  ...{ body: 'Once a day', duration: '3 months', instructions: 'At night.', symptoms: '', follow_up: null },
  retraction_reason: '',
};

test('each kind of entry is a row', () =>
  story.given(prescribed, tested, diagnosed).then(entries, [
    prescription,
    {
      ...{ ...prescription, kind: 'testReport', author_role: 'patient', date: '2026-11-18' },
      ...{ doctor_name: 'Dr. Kulkarni', title: 'HbA1c', body: '5.9 %', duration: '', instructions: '' },
    },
    {
      ...{ ...prescription, kind: 'diagnosis', title: 'Prediabetes', body: 'Fewer sweets.', duration: '' },
      ...{ instructions: '', symptoms: 'Tired', follow_up: '2026-12-14' },
    },
  ]));

test('a medicine has the warnings that were overridden with their reason, or that it could not be checked', async () => {
  const checks = 'select warning_override, confirmed_unchecked from {schema}.record_entries';
  await story.given(prescribed).then(checks, [{ warning_override: null, confirmed_unchecked: false }]);
  const shown = { rulesVersion: '2026-11-23', warnings: [shownWarning], reason: 'Tolerated in a test.' };
  await story.given(prescribed, overridden).then(checks, [{ warning_override: shown, confirmed_unchecked: false }]);
  const unchecked = { ...prescribed, data: { ...prescribed.data, confirmedUnchecked: true } } as RecordEvent;
  await story.given(unchecked).then(checks, [{ warning_override: null, confirmed_unchecked: true }]);
});

test('a document is in the row of its entry, and later its thumbnail', async () => {
  const document = {
    ...{ documentId: noteId, file: 'f'.repeat(64), name: 'HbA1c.pdf', mediaType: 'application/pdf', size: 20_000 },
  };
  const documents =
    'select document_id, document_file, document_name, document_type, document_size, has_thumbnail from {schema}.record_entries';
  const row = {
    ...{ document_id: noteId, document_file: 'f'.repeat(64), document_name: 'HbA1c.pdf' },
    ...{ document_type: 'application/pdf', document_size: 20_000, has_thumbnail: false },
  };
  const none = { document_id: null, document_file: '', document_name: '', document_type: '', document_size: null };
  const withDocument = { ...tested, data: { ...tested.data, document } } as RecordEvent;
  const made: RecordEvent = { type: 'DocumentThumbnailMade', data: { patientId, entryId: reportId } };
  await story.given(withDocument).then(documents, [row]);
  await story.given(withDocument, made).then(documents, [{ ...row, has_thumbnail: true }]);
  await story.given(tested).then(documents, [{ ...none, has_thumbnail: false }]);
  const erased = { ...tested, data: { ...tested.data, document: null } } as RecordEvent;
  await story.given(erased).then(documents, [{ ...none, has_thumbnail: false }]);
});

test('a test report has the values that were confirmed last', async () => {
  const value = {
    ...{ test: 'hba1c' as const, printedName: 'HbA1c', value: 5.9, comparator: null, decimals: 1, printedRange: null },
    ...{ unit: { printed: '%', ucum: '%' }, page: 1, box: null, isCorrected: false },
  };
  const confirmed = (...values: (typeof value)[]): RecordEvent => ({
    type: 'LabValuesConfirmed',
    data: { ...byPatient, entryId: reportId, documentId: noteId, values },
  });
  const values = 'select lab_values from {schema}.record_entries';
  await story.given(tested).then(values, [{ lab_values: null }]);
  await story.given(tested, confirmed(value)).then(values, [{ lab_values: [value] }]);
  const when = 'select values_confirmed_at is not null as confirmed from {schema}.record_entries';
  await story.given(tested, confirmed(value)).then(when, [{ confirmed: true }]);
  const corrected = { ...value, value: 6.1, isCorrected: true };
  await story.given(tested, confirmed(value), confirmed(corrected)).then(values, [{ lab_values: [corrected] }]);
});

test('a test report has what was found in it last that cannot wait', async () => {
  const line = { kind: 'line' as const, rank: 'doctor' as const, isToCheck: false, text: 'Malarial parasite: seen' };
  const found = (...lines: (typeof line)[]): UrgentResultEvent => ({
    type: 'UrgentLinesFound',
    data: { patientId, entryId: reportId, lines, isOfUnknown: false, rules: '1', foundAt: '2026-11-18T06:00:00.000Z' },
  });
  const urgency = 'select urgency from {schema}.record_entries';
  await story.given(tested).then(urgency, [{ urgency: null }]);
  await story.given(tested, found(line)).then(urgency, [{ urgency: { lines: [line], isOfUnknown: false } }]);
  await story.given(tested, found(line), found()).then(urgency, [{ urgency: null }]);
});

test('a retracted entry stays, with its reason', () =>
  story
    .given(prescribed, retract('prescription'))
    .then(entries, [{ ...prescription, retraction_reason: 'Another patient.' }]));

test('allergies are apart, and their retraction leaves entries alone', async () => {
  const allergies = 'select substance, reaction, retraction_reason from {schema}.allergies';
  const row = { substance: 'Penicillin', reaction: 'Rash' };
  await story.given(prescribed, allergic).then(allergies, [{ ...row, retraction_reason: '' }]);
  await story
    .given(prescribed, allergic, retract('allergy'))
    .then(allergies, [{ ...row, retraction_reason: 'Another patient.' }]);
  await story.given(prescribed, allergic, retract('allergy')).then(entries, [prescription]);
});

test('an imported entry or allergy has its origin', async () => {
  const origin = {
    ...{ source: 'City Hospital', resource: 'urn:uuid:1', importedAt: '2026-11-20T08:00:00.000Z' },
    ...{ writtenBy: { role: 'doctor' as const, name: 'Dr. Shah' }, writtenAt: null },
  };
  const imported = [prescribed, allergic].map(
    (event) => ({ ...event, data: { ...event.data, origin } }) as RecordEvent,
  );
  await story.given(...imported).then('select origin from {schema}.record_entries', [{ origin }]);
  await story.given(...imported).then('select origin from {schema}.allergies', [{ origin }]);
});
