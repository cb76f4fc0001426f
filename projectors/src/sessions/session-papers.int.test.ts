import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { eventDefinitions } from '@anamnesis/contracts/events';
import { projectionStory } from '@anamnesis/platform/testing/projection-story';
import { testDatabase } from '@anamnesis/platform/testing/test-log';
import {
  appointmentId,
  claimId,
  doctorId,
  type Fact,
  opened,
  otherDoctorId,
  patientId,
  reportId,
  reportUploaded,
  summaryFailed,
  summaryId,
  summaryRequested,
  summarySent,
  wrote,
} from '../testing/facts.js';
import { sessionPapers } from './session-papers.projection.js';

let database: Awaited<ReturnType<typeof testDatabase>>;
let story: Awaited<ReturnType<typeof projectionStory>>;
beforeAll(async () => {
  database = await testDatabase();
  story = await projectionStory(database.pool, sessionPapers, eventDefinitions);
});
afterAll(() => database.close());

const minute = (at: number) => new Date(Date.UTC(2026, 10, 20, 6, at));

test('the notes are those written last, each appointment its own', async () => {
  const other: Fact = { type: 'NotesWritten', data: { appointmentId: claimId, patientId, doctorId, notes: 'Another' } };
  await story
    .given(wrote('Ache in both thighs.'), other, wrote('Check CK.'))
    .then('select appointment_id, notes, written_at from {schema}.session_notes order by notes', [
      { appointment_id: claimId, notes: 'Another', written_at: minute(1) },
      { appointment_id: appointmentId, notes: 'Check CK.', written_at: minute(2) },
    ]);
});

test('a report is kept with its file, and with when the doctor first opened it', async () => {
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
  ['asked for', [summaryRequested], summary],
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

test('each event that it lists is told in a story here', () => {
  const told = new Set([wrote(''), reportUploaded, ...cases.flatMap(([, facts]) => facts)].map(({ type }) => type));
  expect([...told].toSorted()).toEqual(Object.keys(sessionPapers.on).toSorted());
});
