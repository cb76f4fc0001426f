import { afterAll, beforeAll, test } from '@jest/globals';
import { eventDefinitions } from '@anamnesis/contracts/events';
import { readModelStory } from '@anamnesis/platform/testing/read-model-story';
import { testDatabase } from '@anamnesis/platform/testing/test-log';
import { doctorId, type Fact, patientId, reportId } from '../testing/facts.js';
import { auditorActs } from './auditor-acts.js';

let database: Awaited<ReturnType<typeof testDatabase>>;
let story: Awaited<ReturnType<typeof readModelStory>>;
beforeAll(async () => {
  database = await testDatabase();
  story = await readModelStory(database.pool, auditorActs, eventDefinitions);
});
afterAll(() => database.close());

const by = { inquiryId: reportId, auditorId: '00000000-0000-4000-8000-0000000000aa' };
const totals = {
  ...{ records: 12, erased: 0, events: 90, checked: 3, unreadable: 0, added: 1, gone: 0, changed: 0, patients: 1 },
  milliseconds: 4,
};
const facts: Fact[] = [
  { type: 'InquiryOpened', data: { ...by, reason: 'A complaint.' } },
  { type: 'HistoriesSearched', data: { ...by, kind: 'patient', shown: [patientId, doctorId] } },
  { type: 'DoctorHistoryOpened', data: { ...by, doctorId } },
  { type: 'WhatIfRun', data: { runId: reportId, auditorId: by.auditorId, rule: {}, reason: 'The board.', totals } },
];

test('each thing that an auditor did is a row, with what it was about', async () => {
  const none = { inquiry_id: reportId, reason: null, searched: null, shown: null, doctor_id: null };
  await story
    .given(...facts)
    .then('select kind, inquiry_id, reason, searched, shown, doctor_id from {schema}.auditor_acts order by position', [
      { ...none, kind: 'inquiry', reason: 'A complaint.' },
      { ...none, kind: 'search', searched: 'patient', shown: 2 },
      { ...none, kind: 'doctorHistory', doctor_id: doctorId },
      { ...none, kind: 'whatIf', inquiry_id: null, reason: 'The board.', shown: 12 },
    ]);
});
