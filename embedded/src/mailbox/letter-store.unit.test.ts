import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { openLetterStore } from './letter-store.js';

let dir: string;
beforeEach(async () => void (dir = await mkdtemp(join(tmpdir(), 'mailbox-'))));
afterEach(() => rm(dir, { recursive: true }));

const letter = (messageId: string) => ({
  ...{ to: 'meera@example.org', subject: messageId, text: '', receivedAt: '2026-11-21T12:00:00.000Z', files: [] },
  messageId,
});

test('a letter that comes again, also after a restart, is kept once', async () => {
  const before = await openLetterStore(dir);
  await before.keep(letter('<one@clinic.example>'));
  await before.keep(letter('<one@clinic.example>'));
  const after = await openLetterStore(dir);
  await after.keep(letter('<one@clinic.example>'));
  await after.keep(letter('<two@clinic.example>'));
  expect((await after.all()).map(({ subject }) => subject)).toEqual(['<two@clinic.example>', '<one@clinic.example>']);
});

test('letters without an id are all kept', async () => {
  const store = await openLetterStore(dir);
  await store.keep(letter(''));
  await store.keep(letter(''));
  expect(await store.all()).toHaveLength(2);
});
