import { afterAll, beforeAll, test } from '@jest/globals';
import { eventDefinitions } from '@anamnesis/contracts/events';
import { readModelStory } from '@anamnesis/platform/testing/read-model-story';
import { testDatabase } from '@anamnesis/platform/testing/test-log';
import { type Fact, noteId as importId, patientId } from '../testing/facts.js';
import { healthImports } from './health-imports.js';

let database: Awaited<ReturnType<typeof testDatabase>>;
let story: Awaited<ReturnType<typeof readModelStory>>;
beforeAll(async () => {
  database = await testDatabase();
  story = await readModelStory(database.pool, healthImports, eventDefinitions);
});
afterAll(() => database.close());

const of = { patientId, importId };
const started: Fact = {
  type: 'HealthImportStarted',
  data: { ...of, file: 'f'.repeat(64), fileName: 'export.zip', size: 1_000 },
};
const result = {
  ...{ days: 2, samples: 40, from: '2026-11-19', to: '2026-11-20' },
  skipped: { other: 3, unreadable: 1, implausible: 0 },
};
const shown = 'select file_name, size, status, result, reason from {schema}.health_imports';
const row = { file_name: 'export.zip', size: 1_000, status: 'running', result: null, reason: null };

test('an import runs until it is finished, and has its result then', async () => {
  await story.given(started).then(shown, [row]);
  await story
    .given(started, { type: 'HealthImportFinished', data: { ...of, ...result } })
    .then(shown, [{ ...row, status: 'finished', result }]);
});

test('one that failed or was cancelled starts anew', async () => {
  const failed: Fact = { type: 'HealthImportFailed', data: { ...of, reason: 'damaged' } };
  const cancelled: Fact = { type: 'HealthImportCancelled', data: of };
  await story.given(started, failed).then(shown, [{ ...row, status: 'failed', reason: 'damaged' }]);
  await story.given(started, failed, started).then(shown, [row]);
  await story.given(started, cancelled).then(shown, [{ ...row, status: 'cancelled' }]);
});

test('one that was removed is gone', async () => {
  const removed: Fact = { type: 'HealthImportRemoved', data: of };
  await story.given(started, { type: 'HealthImportFinished', data: { ...of, ...result } }, removed).then(shown, []);
});
