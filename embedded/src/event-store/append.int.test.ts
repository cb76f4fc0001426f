import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import {
  AccessDeniedError,
  binaryEvent,
  jsonEvent,
  MaxAppendSizeExceededError,
  StreamDeletedError,
  WrongExpectedVersionError,
  type AppendExpectedRevision,
  type AppendToStreamOptions,
  type EventData,
} from '@eventstore/db-client';
import { MOST_EVENTS } from './append-request.js';
import { abandonedAppend, hastyBatch } from './testing/raw-append.js';
import { collect, connect, noted, notes, temporaryStore, type TemporaryStore } from './testing/temporary-store.js';

let store: TemporaryStore;
beforeAll(async () => void (store = await temporaryStore()));
afterAll(() => store.close());

/** With credentials the client falls back from BatchAppend to Append. */
const ways: [string, AppendToStreamOptions][] = [
  ['BatchAppend', {}],
  ['Append', { credentials: { username: 'somebody', password: 'secret' } }],
];

const revisions = async (stream: string): Promise<bigint[]> =>
  (await collect(store.client.readStream(stream))).flatMap(({ event }) => (event ? [event.revision] : []));

describe.each(ways)('%s', (_way, how) => {
  const append = (stream: string, events: EventData | EventData[], expectedRevision: AppendExpectedRevision = 'any') =>
    store.client.appendToStream(stream, events, { ...how, expectedRevision });

  type Situation = 'absent' | 'two events' | 'deleted';
  const prepare = async (situation: Situation): Promise<string> => {
    const stream = `situation-${randomUUID()}`;
    if (situation !== 'absent') await append(stream, notes(2));
    if (situation === 'deleted') await store.client.deleteStream(stream);
    return stream;
  };

  test.each<[Situation, AppendExpectedRevision, bigint]>([
    ['absent', 'any', 0n],
    ['absent', 'no_stream', 0n],
    ['two events', 'any', 2n],
    ['two events', 'stream_exists', 2n],
    ['two events', 1n, 2n],
    ['deleted', 'any', 2n],
    ['deleted', 'no_stream', 2n],
    ['deleted', 1n, 2n],
  ])('a stream that is %s accepts an append that expects %s', async (situation, expected, revision) => {
    const stream = await prepare(situation);
    const result = await append(stream, noted(7), expected);
    expect(result).toMatchObject({ success: true, nextExpectedRevision: revision });
    const written = (await collect(store.client.readStream(stream))).at(-1)?.event;
    expect(written).toMatchObject({ revision, data: { n: 7 }, position: result.position });
  });

  test.each<[Situation, AppendExpectedRevision, bigint | 'no_stream']>([
    ['absent', 'stream_exists', 'no_stream'],
    ['absent', 0n, 'no_stream'],
    ['two events', 'no_stream', 1n],
    ['two events', 0n, 1n],
    ['two events', 5n, 1n],
    ['deleted', 0n, 1n],
  ])('a stream that is %s rejects an append that expects %s', async (situation, expected, actual) => {
    const stream = await prepare(situation);
    const error: unknown = await append(stream, noted(7), expected).catch((caught: unknown) => caught);
    expect(error).toBeInstanceOf(WrongExpectedVersionError);
    expect(error).toMatchObject({ streamName: stream, expectedVersion: expected, actualVersion: actual });
  });

  test('an append that expects a stream fails with StreamDeletedError after a soft delete', async () => {
    const stream = await prepare('deleted');
    await expect(append(stream, noted(7), 'stream_exists')).rejects.toBeInstanceOf(StreamDeletedError);
  });

  test('a stream that has only metadata exists', async () => {
    const stream = await prepare('absent');
    await store.client.setStreamMetadata(stream, { maxCount: 9 });
    expect(await append(stream, noted(7), 'stream_exists')).toMatchObject({ success: true, nextExpectedRevision: 0n });
  });

  test('appends to $all and to streams without a name are rejected', async () => {
    await expect(append('$all', noted(1))).rejects.toBeInstanceOf(AccessDeniedError);
    await expect(append('$$', noted(1))).rejects.toThrow(/"\$\$" is no stream name/);
    await expect(append('', noted(1))).rejects.toThrow(/stream name is missing/);
  });

  test('a tombstoned stream rejects every append', async () => {
    const stream = await prepare('two events');
    await store.client.tombstoneStream(stream);
    for (const expected of ['any', 'no_stream', 'stream_exists', 1n] as const) {
      const error: unknown = await append(stream, noted(1), expected).catch((caught: unknown) => caught);
      expect(error).toBeInstanceOf(StreamDeletedError);
      expect(error).toMatchObject({ streamName: stream });
    }
  });

  test('a wrong revision is a reply, not an error, with throwOnAppendFailure=false', async () => {
    const stream = await prepare('two events');
    const client = connect(store.port, '&throwOnAppendFailure=false');
    const result = await client.appendToStream(stream, noted(1), { ...how, expectedRevision: 'no_stream' });
    expect(result.success).toBe(false);
    await client.dispose();
    expect(await revisions(stream)).toEqual([0n, 1n]);
  });

  test('one of 200 concurrent appends that expect the same revision wins', async () => {
    const stream = await prepare('two events');
    const results = await Promise.allSettled(notes(200).map((event) => append(stream, event, 1n)));
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    for (const result of results)
      if (result.status === 'rejected') expect(result.reason).toBeInstanceOf(WrongExpectedVersionError);
    expect(await revisions(stream)).toEqual([0n, 1n, 2n]);
  });

  test('concurrent appends without an expectation are all written, each revision once', async () => {
    const stream = await prepare('absent');
    const results = await Promise.all(notes(300).map((event) => append(stream, event)));
    const answered = results.map(({ nextExpectedRevision }) => nextExpectedRevision).sort((a, b) => Number(a - b));
    expect(answered).toEqual(notes(300).map((_, index) => BigInt(index)));
    expect(await revisions(stream)).toEqual(answered);
  });

  test.each<AppendExpectedRevision>(['any', 'no_stream'])(
    'an append sent twice with %s is written once',
    async (expected) => {
      const stream = await prepare('absent');
      const events = notes(3);
      const first = await append(stream, events, expected);
      await append(stream, noted(9), 2n);
      expect(await append(stream, events, expected)).toEqual(first);
      expect(await revisions(stream)).toEqual([0n, 1n, 2n, 3n]);
    },
  );

  test('two concurrent copies of an append are written once and get the same reply', async () => {
    const stream = await prepare('two events');
    const events = notes(2);
    const [first, second] = await Promise.all([append(stream, events, 1n), append(stream, events, 1n)]);
    expect(second).toEqual(first);
    expect(await revisions(stream)).toEqual([0n, 1n, 2n, 3n]);
  });

  test('an append is rejected if only a part of it was written before', async () => {
    const stream = await prepare('absent');
    const [one, two] = notes(2);
    await append(stream, [one!]);
    await expect(append(stream, [one!, two!])).rejects.toBeInstanceOf(WrongExpectedVersionError);
    await expect(append(stream, [one!, two!], 'no_stream')).rejects.toBeInstanceOf(WrongExpectedVersionError);
    expect(await revisions(stream)).toEqual([0n]);
  });

  test('the same event id may occur in two streams', async () => {
    const event = noted(1);
    const streams = [await prepare('absent'), await prepare('absent')];
    for (const stream of streams) await append(stream, event);
    for (const stream of streams) expect(await revisions(stream)).toEqual([0n]);
  });

  test.each([
    ['in one event', [2 ** 20 + 1]],
    ['in one event larger than a message', [5 * 2 ** 20]],
    ["in one event larger than gRPC's default limit", [20 * 2 ** 20]],
    ['in many events together', Array.from({ length: 20 }, () => 60_000)],
  ])('an append of more than 1 MiB %s is rejected as a whole', async (_where, sizes) => {
    const stream = await prepare('absent');
    const events = sizes.map((size) => binaryEvent({ type: 'Scanned', data: Buffer.alloc(size) }));
    const error: unknown = await append(stream, events).catch((caught: unknown) => caught);
    expect(error).toBeInstanceOf(MaxAppendSizeExceededError);
    expect(error).toMatchObject({ maxAppendSize: 2 ** 20 });
    await expect(revisions(stream)).rejects.toMatchObject({ type: 'stream-not-found' });
  });

  test('an append of too many events is rejected as a whole', async () => {
    const stream = await prepare('absent');
    await expect(append(stream, notes(MOST_EVENTS + 1))).rejects.toThrow(`not have more than ${MOST_EVENTS} events`);
    await expect(revisions(stream)).rejects.toMatchObject({ type: 'stream-not-found' });
  });

  test('an append whose records repeat a long name too often is rejected', async () => {
    await expect(append('x'.repeat(2 ** 15), notes(600))).rejects.toBeInstanceOf(MaxAppendSizeExceededError);
  });

  test('an append of 1 MiB of data is accepted, regardless of its metadata and types', async () => {
    const stream = await prepare('absent');
    const half = Buffer.alloc(2 ** 19, 7);
    const type = 'Scanned'.repeat(100);
    await append(
      stream,
      [1, 2].map(() => binaryEvent({ type, data: half, metadata: Buffer.alloc(5000, 8) })),
    );
    const read = await collect(store.client.readStream(stream));
    expect(read.map(({ event }) => half.equals(Buffer.from(event?.data as Uint8Array)))).toEqual([true, true]);
  });

  test('an append with metadata beyond the record limit is rejected', async () => {
    const stream = await prepare('absent');
    const event = binaryEvent({ type: 'Scanned', data: Buffer.alloc(1), metadata: Buffer.alloc(2 ** 24) });
    await expect(append(stream, event)).rejects.toBeInstanceOf(MaxAppendSizeExceededError);
  });

  test('an event with an invalid id is rejected, and the connection stays usable', async () => {
    const stream = await prepare('absent');
    await expect(append(stream, jsonEvent({ id: 'seven', type: 'Noted', data: {} }))).rejects.toThrow(
      /not an event id/,
    );
    expect(await append(stream, noted(1), 'no_stream')).toMatchObject({ success: true });
  });

  test('an append without events only checks the expected revision', async () => {
    const stream = await prepare('two events');
    expect(await append(stream, [], 1n)).toMatchObject({ success: true, nextExpectedRevision: 1n });
    await expect(append(stream, [], 0n)).rejects.toBeInstanceOf(WrongExpectedVersionError);
  });

  test('names and payloads in any script are returned unchanged', async () => {
    const stream = `пациент-患者-${randomUUID()}`;
    const event = jsonEvent({ type: 'Größe 📏', data: { text: 'ärztlich ✓' }, metadata: { by: 'Zoë' } });
    await append(stream, event);
    const [read] = await collect(store.client.readStream(stream));
    expect(read?.event).toMatchObject({
      streamId: stream,
      id: event.id,
      type: event.type,
      data: event.data,
      metadata: event.metadata,
    });
    await expect(append(stream, noted(1), 5n)).rejects.toMatchObject({ streamName: stream });
  });

  test('long names of streams and types stay distinct', async () => {
    const beginning = `long-${randomUUID()}-${'ä'.repeat(2000)}`;
    const [one, two] = [`${beginning}-1`, `${beginning}-2`];
    await append(one, noted(1, 'Noted'.repeat(1000)), 'no_stream');
    await append(two, [noted(2), noted(3)], 'no_stream');
    await store.client.setStreamMetadata(two, { maxCount: 1 });
    const [read] = await collect(store.client.readStream(one));
    expect(read?.event).toMatchObject({ streamId: one, type: 'Noted'.repeat(1000), revision: 0n });
    expect(await revisions(two)).toEqual([1n]);
    await expect(append(one, noted(4), 5n)).rejects.toBeInstanceOf(WrongExpectedVersionError);
    await store.client.tombstoneStream(one);
    await expect(append(one, noted(4))).rejects.toBeInstanceOf(StreamDeletedError);
    await expect(append('x'.repeat(2 ** 15 + 1), noted(1))).rejects.toThrow(/stream name is longer/);
  });
});

test('an append that is too large does not affect the others on its call', async () => {
  const stream = `others-${randomUUID()}`;
  const others = notes(5).map((event) => store.client.appendToStream(stream, event));
  const scan = binaryEvent({ type: 'Scanned', data: Buffer.alloc(20 * 2 ** 20) });
  await expect(store.client.appendToStream(stream, scan)).rejects.toBeInstanceOf(MaxAppendSizeExceededError);
  expect((await Promise.all(others)).map(({ success }) => success)).toEqual([true, true, true, true, true]);
});

test('an invalid append does not affect the others on its call', async () => {
  const stream = `others-${randomUUID()}`;
  const others = notes(5).map((event) => store.client.appendToStream(stream, event));
  await expect(store.client.appendToStream('', notes(500), { batchAppendSize: 500 })).rejects.toThrow(
    /name is missing/,
  );
  expect((await Promise.all(others)).map(({ success }) => success)).toEqual([true, true, true, true, true]);
});

test('an append in chunks is written as a whole', async () => {
  const stream = `chunks-${randomUUID()}`;
  const result = await store.client.appendToStream(stream, notes(500), { batchAppendSize: 500 });
  expect(result.nextExpectedRevision).toBe(499n);
  expect(await revisions(stream)).toHaveLength(500);
});

test('a batched append whose deadline has passed is not written', async () => {
  const stream = `late-${randomUUID()}`;
  await expect(store.client.appendToStream(stream, noted(1), { deadline: -1000 })).rejects.toMatchObject({
    type: 'deadline-exceeded',
  });
  await expect(revisions(stream)).rejects.toMatchObject({ type: 'stream-not-found' });
});

test('an append that is abandoned half-way is not written', async () => {
  const stream = `abandoned-${randomUUID()}`;
  expect(await abandonedAppend(store.port, stream)).toMatchObject({ code: 1 });
  await store.client.appendToStream('another', noted(1));
  await expect(revisions(stream)).rejects.toMatchObject({ type: 'stream-not-found' });
});

test('every append of a half-closed batch call gets its reply', async () => {
  const stream = `hasty-${randomUUID()}`;
  expect(await hastyBatch(store.port, stream, 50)).toBe(50);
  expect(await revisions(stream)).toHaveLength(50);
});

test('an append repeated after a restart is still recognised', async () => {
  const before = await temporaryStore();
  const events = notes(2);
  const first = await before.client.appendToStream('repeated', events);
  await before.client.appendToStream('other', notes(50));
  const after = await before.reopen();
  expect(await after.client.appendToStream('repeated', events)).toEqual(first);
  await after.close();
});
