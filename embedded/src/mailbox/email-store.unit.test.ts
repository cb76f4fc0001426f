import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
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

describe('a person who is being forgotten', () => {
  const about = (text: string, to = 'kavita@example.org') => ({ ...email(''), to, subject: 'News', text });
  const om = { addresses: ['om@example.org', 'om.rao@example.org'], names: ['Om', 'Om Rao'] };
  const textsIn = async () => (await (await openEmailStore(dir)).all()).map(({ to, text }) => `${to}: ${text}`);

  test('is recognised by exact address and whole name, so that a short name takes no other email along', async () => {
    const store = await openEmailStore(dir);
    for (const each of [
      about('Om Rao has booked.'),
      about('Your patient “Om”, on Monday.'),
      about('This is Om’s report.'),
      about('Write to OM@example.org.'),
      about('Hello', 'Om.Rao@example.org'),
      about('Something from home, om', 'mom@example.org'),
      about('Your doctor is Dr. Omar Raom.', 'tom@example.org'),
    ])
      await store.keep(each);
    await store.forget('patient-1', om);
    expect((await textsIn()).toSorted()).toEqual([
      'mom@example.org: Something from home, om',
      'tom@example.org: Your doctor is Dr. Omar Raom.',
    ]);
  });

  test('is named in no email that arrives later, also after a restart, until nothing can name them any more', async () => {
    await (await openEmailStore(dir)).forget('patient-1', om);
    const store = await openEmailStore(dir);
    await store.keep(about('Om Rao has cancelled.'));
    await store.keep(about('Meera Joshi has cancelled.'));
    expect(await textsIn()).toEqual(['kavita@example.org: Meera Joshi has cancelled.']);
    expect(await readFile(join(dir, 'forgetting', 'patient-1'), 'utf8')).not.toMatch(/om|rao/i);
    // One that was being stored when the forgetting began.
    await writeFile(join(dir, '1-late.json'), JSON.stringify(about('Om Rao has paid.')));
    await store.finish('patient-1');
    expect(await textsIn()).toEqual(['kavita@example.org: Meera Joshi has cancelled.']);
    expect(await readdir(join(dir, 'forgetting'))).toEqual([]);
    await (await openEmailStore(dir)).keep(about('Om Rao, another one, has booked.'));
    expect(await textsIn()).toHaveLength(2);
  });
});
