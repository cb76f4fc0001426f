import { randomBytes, randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { z } from 'zod';
import { defineEvent, type EventDefinition } from '@anamnesis/contracts/language/event';
import { testDatabase } from '../testing/test-log.js';
import { type KeyVault, openKeyVault } from '../vault/key-vault.js';
import { seal } from '../vault/sealed-box.js';
import { createCodec, type RecordedWireEvent, Undecodable } from './codec.js';

const TestTold = defineEvent({
  type: 'TestTold',
  schema: z.object({ who: z.string(), words: z.array(z.string()), kind: z.string() }),
  subject: ({ who }) => who,
  personal: { words: [] },
});
const definitions = new Map([[TestTold.type, TestTold as unknown as EventDefinition]]);

let database: Awaited<ReturnType<typeof testDatabase>>;
let vault: KeyVault;
beforeAll(async () => {
  database = await testDatabase();
  vault = await openKeyVault(database.pool, randomBytes(32));
});
afterAll(() => database.close());

const who = randomUUID();
const metadata = {
  ...{ actor: { id: who, role: 'patient' as const }, correlationId: 'test', causationId: randomUUID() },
  ...{ subject: who, schemaVersion: 1 },
};

const location = { streamId: `test-${who}`, revision: 0n, position: 1n, recordedAt: new Date().toISOString() };

/** An event from a release that did not validate texts. */
async function oldEvent(words: readonly string[], kind: string): Promise<RecordedWireEvent> {
  const [id, key] = [randomUUID(), await vault.keyFor(who)];
  if (!key) throw new Error('No key');
  const $personal = seal(key, `${id}:TestTold`, JSON.stringify({ words }));
  return { ...location, id, type: 'TestTold', data: { who, kind, $personal }, metadata };
}

test('characters that Postgres cannot store are read from an old log as U+FFFD, personal or not', async () => {
  const codec = createCodec(definitions, vault);
  const [event] = await codec.decode([await oldEvent(['\ud800 fever', 'a\0b', '😀'], 'told\udc00')]);
  expect(event?.data).toEqual({ who, words: ['\ufffd fever', 'a\ufffdb', '😀'], kind: 'told\ufffd' });
});

test('such characters are never written, even if a decision contains them', async () => {
  const codec = createCodec(definitions, vault);
  const fact = { type: 'TestTold', data: { who, words: ['\ud83d'], kind: 'a\0b' } };
  const event = await codec.encode(randomUUID(), fact, metadata);
  expect(event.data).toMatchObject({ who, kind: 'a\ufffdb' });
  const [read] = await codec.decode([{ ...event, ...location }]);
  expect(read?.data).toMatchObject({ words: ['\ufffd'] });
});

test('an event with empty personal fields is stored without a key, and read like any other', async () => {
  const codec = createCodec(definitions, { ...vault, keyFor: () => Promise.reject(new Error('A key was requested')) });
  const event = await codec.encode(
    randomUUID(),
    { type: 'TestTold', data: { who, words: [], kind: 'told' } },
    metadata,
  );
  expect(event.data).toEqual({ who, words: [], kind: 'told' });
  const [read] = await codec.decode([{ ...event, ...location }]);
  expect(read?.data).toEqual({ who, words: [], kind: 'told' });
});

test('a reader that opens another type gets no personal field, and reading one throws', async () => {
  const codec = createCodec(definitions, {
    ...vault,
    keysOf: (subjects) => (asked.push(...subjects), vault.keysOf(subjects)),
  });
  const asked: string[] = [];
  const event = await codec.encode(
    randomUUID(),
    { type: 'TestTold', data: { who, words: ['hush'], kind: 'a' } },
    metadata,
  );
  const read = async (opens?: string[]) => (await codec.decode([{ ...event, ...location }], opens))[0]?.data as object;
  expect([Object.keys(await read(['TestHeard'])), asked]).toEqual([['who', 'kind', 'words'], []]);
  const unopened = await read([]);
  expect(unopened).toHaveProperty('kind', 'a');
  for (const reading of [() => Reflect.get(unopened, 'words'), () => ({ ...unopened }), () => JSON.stringify(unopened)])
    expect(reading).toThrow('TestTold.words is personal');
  expect([await read(['TestTold']), await read(), asked]).toEqual([
    ...[
      { who, words: ['hush'], kind: 'a' },
      { who, words: ['hush'], kind: 'a' },
    ],
    [who, who],
  ]);
});

test('an unknown format or a damaged key makes only its own events undecodable', async () => {
  const vaultKey = randomBytes(32);
  const apart = await testDatabase();
  const codec = createCodec(definitions, await openKeyVault(apart.pool, vaultKey));
  const told = async (subject: string): Promise<RecordedWireEvent> => {
    const data = { who: subject, words: ['hush'], kind: 'a' };
    return { ...(await codec.encode(randomUUID(), { type: 'TestTold', data }, metadata)), ...location };
  };
  const [sick, healthy] = [await told(randomUUID()), await told(who)];
  await apart.pool.query('update vault.subject_keys set wrapped = $2 where subject = $1', [
    ...[sick.metadata.subject, randomBytes(60)],
  ]);
  const ofVersion = (schemaVersion: unknown) => ({ ...healthy.metadata, schemaVersion });
  const odd = [
    ...['just a text', 7, null].map((data) => ({ ...healthy, data })),
    ...[undefined, null, { ...metadata, subject: 'a\0b' }, ofVersion(99), ofVersion('x')].map((each) => ({
      ...healthy,
      metadata: each,
    })),
  ] as unknown as RecordedWireEvent[];
  const later = createCodec(definitions, await openKeyVault(apart.pool, vaultKey));
  const read = await later.decodeEach([sick, ...odd, healthy]);
  expect(read.slice(0, -1).every((each) => each instanceof Undecodable)).toBe(true);
  expect(read.at(-1)).toMatchObject({ data: { words: ['hush'] } });
  await apart.close();
});

test('an event of an older version is always decrypted: its upcaster may read any field', async () => {
  const TestTold2 = {
    ...TestTold,
    version: 2,
    upcasters: { 1: (old: Record<string, unknown>) => ({ ...old, kind: String(old['words']) }) },
  };
  const codec = createCodec(new Map([[TestTold.type, TestTold2 as unknown as EventDefinition]]), vault);
  const [event] = await codec.decode([await oldEvent(['hush'], 'a')], []);
  expect(event?.data).toEqual({ who, words: ['hush'], kind: 'hush' });
});
