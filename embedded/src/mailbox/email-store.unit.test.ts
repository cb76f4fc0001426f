import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { openEmailStore } from './email-store.js';

let dir: string;
beforeEach(async () => void (dir = await mkdtemp(join(tmpdir(), 'mailbox-'))));
afterEach(() => rm(dir, { recursive: true }));

const email = (messageId: string) => ({
  ...{ to: 'meera@example.org', subject: messageId, text: '', receivedAt: '2026-11-21T12:00:00.000Z', files: [] },
  messageId,
});

test('a duplicate is stored once, also after a restart', async () => {
  const before = await openEmailStore(dir);
  await before.keep(email('<one@clinic.example>'));
  await before.keep(email('<one@clinic.example>'));
  const after = await openEmailStore(dir);
  await after.keep(email('<one@clinic.example>'));
  await after.keep(email('<two@clinic.example>'));
  expect((await after.all()).map(({ subject }) => subject)).toEqual(['<two@clinic.example>', '<one@clinic.example>']);
});

test('emails without an id are all stored', async () => {
  const store = await openEmailStore(dir);
  await store.keep(email(''));
  await store.keep(email(''));
  expect(await store.all()).toHaveLength(2);
});
