import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { eventDefinitions } from '@anamnesis/contracts/events';
import { readModelStory } from '@anamnesis/platform/testing/read-model-story';
import { testDatabase } from '@anamnesis/platform/testing/test-log';
import {
  appointmentId,
  claimId,
  type Fact,
  noteId,
  noteRetracted,
  opened,
  otherDoctorId,
  reportId,
  reportUploaded,
  summaryFailed,
  summaryId,
  summaryRequested,
  summarySent,
  wrote,
} from '../testing/facts.js';
import { sessionDocuments } from './session-documents.js';

let database: Awaited<ReturnType<typeof testDatabase>>;
let story: Awaited<ReturnType<typeof readModelStory>>;
beforeAll(async () => {
  database = await testDatabase();
  story = await readModelStory(database.pool, sessionDocuments, eventDefinitions);
});
afterAll(() => database.close());

const minute = (at: number) => new Date(Date.UTC(2026, 10, 20, 6, at)).toISOString();

const notes = `select note_id, appointment_id, written_by, notes, written_at, retracted_at, retraction_reason
  from {schema}.session_notes order by position`;
const note = {
  ...{ note_id: noteId, appointment_id: appointmentId, written_by: 'doctor', notes: 'Check CK.' },
  ...{ written_at: minute(0), retracted_at: null, retraction_reason: '' },
};

test('the notes of both sides are in order, per appointment', async () => {
  const byPatient = wrote('At night.', { noteId: claimId, by: 'patient' });
  const elsewhere = wrote('Another', { noteId: otherDoctorId, appointmentId: claimId });
  await story
    .given(wrote('Check CK.'), byPatient, elsewhere)
    .then(notes, [
      note,
      { ...note, note_id: claimId, written_by: 'patient', notes: 'At night.', written_at: minute(1) },
      { ...note, note_id: otherDoctorId, appointment_id: claimId, notes: 'Another', written_at: minute(2) },
    ]);
});

test('a retracted note stays, with time and reason', async () => {
  const other = { ...note, note_id: claimId, notes: 'Ache.', written_at: minute(1) };
  await story
    .given(wrote('Check CK.'), wrote('Ache.', { noteId: claimId }), noteRetracted)
    .then(notes, [{ ...note, retracted_at: minute(2), retraction_reason: 'Another patient.' }, other]);
});

test('the single text of earlier releases has its last saved content', async () => {
  await story
    .given(wrote('Ache in both thighs.'), wrote('Check CK.'))
    .then(notes, [{ ...note, written_at: minute(1) }]);
});

test('a report is stored with its file, and with the time the doctor first opened it', async () => {
  const row = {
    ...{ report_id: reportId, appointment_id: appointmentId, file: 'file-hash', name: 'lipids.pdf' },
    ...{ media_type: 'application/pdf', size: 4096, uploaded_at: minute(0), opened_at: null },
  };
  const query =
    'select report_id, appointment_id, file, name, media_type, size, uploaded_at, opened_at from {schema}.session_reports';
  await story.given(reportUploaded).then(query, [row]);
  const byDoctor = opened({ kind: 'sessionReport', id: reportId });
  await story.given(reportUploaded, byDoctor, byDoctor).then(query, [{ ...row, opened_at: minute(1) }]);
  const elsewhere = opened({ kind: 'sessionReport', id: otherDoctorId });
  const byAuditor = opened({ kind: 'sessionReport', id: reportId }, 'auditor');
  await story.given(reportUploaded, elsewhere, byAuditor).then(query, [row]);
});

const summary = {
  ...{ summary_id: summaryId, appointment_id: appointmentId, requested_at: minute(0) },
  ...{ state: 'preparing', changed_at: minute(0), file: null, opened_at: null },
};
const sent = { ...summary, state: 'sent', changed_at: minute(1), file: 'summary-hash' };
const cases: [string, Fact[], object][] = [
  ['requested', [summaryRequested], summary],
  ['sent', [summaryRequested, summarySent], sent],
  ['failed', [summaryRequested, summaryFailed], { ...summary, state: 'failed', changed_at: minute(1) }],
  ['sent after all', [summaryRequested, summaryFailed, summarySent], { ...sent, changed_at: minute(2) }],
  [
    'opened',
    [summaryRequested, summarySent, opened({ kind: 'medicalSummary', id: summaryId })],
    { ...sent, opened_at: minute(2) },
  ],
];
test.each(cases)('a summary is %s', async (_, facts, expected) => {
  await story
    .given(...facts)
    .then(
      'select summary_id, appointment_id, requested_at, state, changed_at, file, opened_at from {schema}.medical_summaries',
      [{ ...expected }],
    );
});

test('each handled event is covered by a story', () => {
  const covered = new Set(
    [wrote(''), noteRetracted, reportUploaded, ...cases.flatMap(([, facts]) => facts)].map(({ type }) => type),
  );
  expect([...covered].toSorted()).toEqual(Object.keys(sessionDocuments.on).toSorted());
});
