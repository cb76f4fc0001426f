import { afterAll, beforeAll, test } from '@jest/globals';
import { eventDefinitions } from '@anamnesis/contracts/events';
import { readModelStory } from '@anamnesis/platform/testing/read-model-story';
import { testDatabase } from '@anamnesis/platform/testing/test-log';
import { appointmentId as linkId, type Fact, noteId as sessionId, patientId } from '../testing/facts.js';
import { shareLinks } from './share-links.js';

let database: Awaited<ReturnType<typeof testDatabase>>;
let story: Awaited<ReturnType<typeof readModelStory>>;
beforeAll(async () => {
  database = await testDatabase();
  story = await readModelStory(database.pool, shareLinks, eventDefinitions);
});
afterAll(() => database.close());

/** The story records one event per minute. */
const at = (minute: number) => new Date(Date.UTC(2026, 10, 20, 6, minute)).toISOString();
const expiresAt = '2026-11-21T06:00:00.000Z';
const created: Fact = {
  type: 'ShareLinkCreated',
  data: { linkId, patientId, scope: ['testReports'], recipient: 'Dr. Menon', expiresAt, codeHash: 'hash' },
};
const opened: Fact = { type: 'ShareLinkOpened', data: { linkId, patientId, sessionId, until: at(16) } };
const revoked: Fact = { type: 'ShareLinkRevoked', data: { linkId, patientId } };
const row = {
  ...{ link_id: linkId, patient_id: patientId, recipient: 'Dr. Menon', scope: ['testReports'] },
  ...{ created_at: at(0), expires_at: expiresAt, revoked_at: null, opened_at: null },
};

test.each<[string, Fact[], Record<string, unknown>]>([
  ['a new link', [created], row],
  ['a link that was opened twice', [created, opened, opened], { ...row, opened_at: at(2) }],
  ['a revoked link', [created, opened, revoked], { ...row, opened_at: at(1), revoked_at: at(2) }],
])('%s', async (_, facts, expected) => {
  await story.given(...facts).then('select * from {schema}.share_links', [expected]);
});

test('the session of a visitor, by the hash of its secret', async () => {
  await story
    .given(created, opened)
    .then('select * from {schema}.share_sessions', [
      { session_id: sessionId, link_id: linkId, patient_id: patientId, until: at(16) },
    ]);
});
