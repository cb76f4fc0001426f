import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { z } from 'zod';
import { defineEvent, type EventDefinition } from '@anamnesis/contracts/language/event';
import type { Codec } from '../event-store/codec.js';
import type { EventStore } from '../event-store/event-store.js';
import { testDatabase, testLog } from '../testing/test-log.js';
import { createDigest } from './digest.js';
import { createRecorder } from './recorder.js';

const Noted = defineEvent({ type: 'Noted', schema: z.object({ what: z.string() }) });
const definitions = new Map([[Noted.type, Noted as unknown as EventDefinition]]);

let database: Awaited<ReturnType<typeof testDatabase>>;
let store: EventStore;
let codec: Codec;
beforeAll(async () => {
  database = await testDatabase();
  ({ store, codec } = await testLog(database.pool, definitions));
});
afterAll(async () => {
  await store.close();
  await database.close();
});

const cause = (commandId: string) => ({
  actor: { id: randomUUID(), role: 'doctor' as const },
  correlationId: 'request',
  commandId,
});

test('recorded facts are stored in the stream in order, with their actor and cause', async () => {
  const stream = `noted-${randomUUID()}`;
  const { record } = createRecorder(store, codec, createDigest(Buffer.alloc(32)));
  const first = cause(randomUUID());
  await record(stream, { type: 'Noted', data: { what: 'one' } }, first);
  await record(stream, { type: 'Noted', data: { what: 'two' } }, cause(randomUUID()));
  const history = await store.readStream(stream);
  expect(history.map(({ data }) => data)).toEqual([{ what: 'one' }, { what: 'two' }]);
  expect(history[0]?.metadata).toMatchObject({ actor: first.actor, causationId: first.commandId });
});

test('a fact recorded again under the same command id is stored once', async () => {
  const stream = `noted-${randomUUID()}`;
  const { record } = createRecorder(store, codec, createDigest(Buffer.alloc(32)));
  const again = cause(randomUUID());
  await record(stream, { type: 'Noted', data: { what: 'one' } }, again);
  await record(stream, { type: 'Noted', data: { what: 'one' } }, again);
  expect(await store.readStream(stream)).toHaveLength(1);
});

test('another fact under the same command id, or by another actor, is recorded separately', async () => {
  const stream = `noted-${randomUUID()}`;
  const { record } = createRecorder(store, codec, createDigest(Buffer.alloc(32)));
  const first = cause(randomUUID());
  await record(stream, { type: 'Noted', data: { what: 'one' } }, first);
  await record(stream, { type: 'Noted', data: { what: 'two' } }, first);
  await record(stream, { type: 'Noted', data: { what: 'one' } }, cause(first.commandId));
  expect((await store.readStream(stream)).map(({ data }) => data)).toEqual([
    { what: 'one' },
    { what: 'two' },
    { what: 'one' },
  ]);
});

test('an event type outside the catalogue is not recorded', async () => {
  const { record } = createRecorder(store, codec, createDigest(Buffer.alloc(32)));
  await expect(record('noted-x', { type: 'Unknown', data: {} }, cause(randomUUID()))).rejects.toThrow('Unknown');
});
