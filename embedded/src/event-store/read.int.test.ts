import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import {
  BACKWARDS,
  binaryEvent,
  END,
  START,
  StreamDeletedError,
  StreamNotFoundError,
  type ReadRevision,
} from '@eventstore/db-client';
import { readFiltered } from './testing/raw-read.js';
import { collect, link, noted, notes, temporaryStore, type TemporaryStore } from './testing/temporary-store.js';

let store: TemporaryStore;
beforeAll(async () => {
  store = await temporaryStore();
  await store.client.appendToStream('first', notes(600));
  await store.client.appendToStream('second', [noted(0, 'Opened'), noted(1, 'Closed')]);
  await store.client.appendToStream('third', noted(0, 'Opened again'));
});
afterAll(() => store.close());

describe('a stream', () => {
  const read = async (
    fromRevision: ReadRevision,
    maxCount: number,
    direction?: typeof BACKWARDS,
  ): Promise<number[]> => {
    const events = await collect(store.client.readStream('first', { fromRevision, maxCount, direction }));
    return events.map(({ event }) => Number(event?.revision));
  };

  test('is read forwards from its start, across pages, to its end', async () => {
    expect(await read(START, 1000)).toEqual(notes(600).map((_, index) => index));
  });

  test('is read backwards from its end', async () => {
    expect(await read(END, 1000, BACKWARDS)).toEqual(notes(600).map((_, index) => 599 - index));
  });

  test.each<[ReadRevision, number, typeof BACKWARDS | undefined, number[]]>([
    [3n, 2, undefined, [3, 4]],
    [598n, 10, undefined, [598, 599]],
    [600n, 10, undefined, []],
    [0xffffffffffffffffn, 10, undefined, []],
    [END, 10, undefined, []],
    [3n, 2, BACKWARDS, [3, 2]],
    [1n, 10, BACKWARDS, [1, 0]],
    [9999n, 2, BACKWARDS, [599, 598]],
    [END, 1, BACKWARDS, [599]],
    [START, 10, BACKWARDS, [0]],
  ])('is read from %s, at most %s, %s', async (from, count, direction, expected) => {
    expect(await read(from, count, direction)).toEqual(expected);
  });

  test('without events is not found', async () => {
    const error: unknown = await collect(store.client.readStream('never')).catch((caught: unknown) => caught);
    expect(error).toBeInstanceOf(StreamNotFoundError);
    expect(error).toMatchObject({ streamName: 'never' });
  });

  test('that is tombstoned is deleted', async () => {
    await store.client.appendToStream('ended', noted(1));
    await store.client.tombstoneStream('ended');
    await expect(collect(store.client.readStream('ended'))).rejects.toBeInstanceOf(StreamDeletedError);
  });

  test('returns payload, metadata, type and time', async () => {
    const before = Date.now();
    const event = binaryEvent({ type: 'Scanned', data: Buffer.from([1, 2, 250]), metadata: Buffer.from([9, 0, 255]) });
    await store.client.appendToStream('binary', event);
    const [read] = await collect(store.client.readStream('binary'));
    expect(read?.event).toMatchObject({
      id: event.id,
      type: 'Scanned',
      isJson: false,
      streamId: 'binary',
      revision: 0n,
    });
    expect(Buffer.from(read?.event?.data as Uint8Array)).toEqual(Buffer.from([1, 2, 250]));
    expect(Buffer.from(read?.event?.metadata as Uint8Array)).toEqual(Buffer.from([9, 0, 255]));
    const created = read?.event?.created.getTime() ?? 0;
    expect(created).toBeGreaterThanOrEqual(before);
    expect(created).toBeLessThanOrEqual(Date.now());
  });

  test('is still readable after a client abandons a long read', async () => {
    for await (const { event } of store.client.readStream('first')) if (event?.revision === 5n) break;
    expect(await read(START, 1)).toEqual([0]);
  });
});

describe('a link', () => {
  beforeAll(async () => {
    await store.client.appendToStream('target', notes(4));
    await store.client.appendToStream('hidden', notes(2));
    await store.client.deleteStream('hidden');
    await store.client.appendToStream('gone', noted(0));
    await store.client.tombstoneStream('gone');
    await store.client.appendToStream('pointing', [link('2@target'), noted(7, 'Own'), link('0@pointing')]);
    await store.client.appendToStream(
      'astray',
      ['9@target', '0@hidden', '0@gone', '0@never', 'nonsense', ''].map(link),
    );
  });

  test('is sent unresolved by default', async () => {
    const [first] = await collect(store.client.readStream('pointing'));
    expect(first).toMatchObject({ event: { type: '$>', streamId: 'pointing', revision: 0n } });
    expect(first).not.toHaveProperty('link');
  });

  test('is sent with its target if requested, in both directions', async () => {
    const expected = [
      { event: { streamId: 'target', revision: 2n, data: { n: 2 } }, link: { streamId: 'pointing', revision: 0n } },
      { event: { streamId: 'pointing', type: 'Own' } },
      // A link to a link is followed one step.
      { event: { streamId: 'pointing', revision: 0n, type: '$>' }, link: { revision: 2n } },
    ];
    const read = await collect(store.client.readStream('pointing', { resolveLinkTos: true }));
    expect(read).toMatchObject(expected);
    expect(read[1]).not.toHaveProperty('link');
    const back = { direction: BACKWARDS, fromRevision: END, resolveLinkTos: true } as const;
    expect(await collect(store.client.readStream('pointing', back))).toMatchObject([...expected].reverse());
  });

  test('has its own position in $all', async () => {
    const [plain] = await collect(store.client.readStream('pointing', { maxCount: 1 }));
    const fromPosition = plain!.event!.position!;
    const [resolved] = await collect(store.client.readAll({ fromPosition, maxCount: 1, resolveLinkTos: true }));
    expect(resolved).toMatchObject({
      commitPosition: fromPosition.commit,
      event: { streamId: 'target', revision: 2n },
      link: { streamId: 'pointing', position: fromPosition },
    });
  });

  test('is sent without a target if the target is missing or hidden', async () => {
    const read = await collect(store.client.readStream('astray', { resolveLinkTos: true }));
    expect(read.map(({ link: own }) => own?.revision)).toEqual([0n, 1n, 2n, 3n, 4n, 5n]);
    expect(read.map(({ event }) => event)).toEqual(read.map(() => undefined));
    await store.client.setStreamMetadata('target', { truncateBefore: 3 });
    const [truncated] = await collect(store.client.readStream('pointing', { resolveLinkTos: true, maxCount: 1 }));
    expect(truncated).not.toHaveProperty('event');
    await store.client.setStreamMetadata('target', {});
  });
});

test('a new log begins with a system event, as in EventStoreDB', async () => {
  let own = await temporaryStore();
  const first = { streamId: '$$$scavenges', type: '$metadata', data: { $maxAge: 2_592_000, $acl: { $r: '$ops' } } };
  expect(await collect(own.client.readAll())).toMatchObject([{ event: first }]);
  await own.client.appendToStream('a', noted(0));
  own = await own.reopen();
  expect(await collect(own.client.readAll())).toMatchObject([{ event: first }, { event: { streamId: 'a' } }]);
  await own.close();
});

describe('$all', () => {
  const positions = async (
    from: bigint | typeof START | typeof END,
    maxCount: number,
    direction?: typeof BACKWARDS,
  ): Promise<bigint[]> => {
    const fromPosition = typeof from === 'bigint' ? { commit: from, prepare: from } : from;
    const events = await collect(store.client.readAll({ fromPosition, maxCount, direction }));
    return events.flatMap(({ event, commitPosition }) => {
      expect(event?.position).toEqual({ commit: commitPosition, prepare: commitPosition });
      return event ? [event.position.commit] : [];
    });
  };

  test('has increasing positions without gaps, the same in both directions', async () => {
    const forwards = await positions(START, 10_000);
    expect(forwards.length).toBeGreaterThan(600);
    expect(forwards).toEqual(forwards.map((_, index) => forwards[0]! + BigInt(index)));
    expect(await positions(END, 10_000, BACKWARDS)).toEqual([...forwards].reverse());
  });

  test('is read forwards from the given position, backwards from the one before', async () => {
    expect(await positions(10n, 3)).toEqual([10n, 11n, 12n]);
    expect(await positions(10n, 3, BACKWARDS)).toEqual([9n, 8n, 7n]);
    expect(await positions(2n, 3, BACKWARDS)).toEqual([1n]);
    expect(await positions(0xffffffffffffn, 3)).toEqual([]);
    expect(await positions(END, 3)).toEqual([]);
    expect(await positions(START, 3, BACKWARDS)).toEqual([]);
  });
});

describe('a filtered read of $all', () => {
  test('by type, as prefix and as expression, in both directions', async () => {
    expect(await readFiltered(store.port, { on: 'type', prefixes: ['Open'] })).toEqual(['Opened', 'Opened again']);
    expect(await readFiltered(store.port, { on: 'type', prefixes: ['Closed', 'Opened'] }, 2, true)).toEqual([
      'Opened again',
      'Closed',
    ]);
    expect(await readFiltered(store.port, { on: 'type', regex: '^(Opened|Closed)$' })).toEqual(['Opened', 'Closed']);
  });

  test('by stream name, as prefix and as expression', async () => {
    expect(await readFiltered(store.port, { on: 'stream', prefixes: ['sec'] })).toEqual(['Opened', 'Closed']);
    expect(await readFiltered(store.port, { on: 'stream', regex: 'ird$' })).toEqual(['Opened again']);
    expect(await readFiltered(store.port, { on: 'stream', prefixes: ['first'] })).toHaveLength(600);
  });

  test('limits the number of matching events', async () => {
    expect(await readFiltered(store.port, { on: 'stream', prefixes: ['first', 'second'] }, 601)).toHaveLength(601);
  });

  test('is rejected if the expression is invalid, unsupported or too slow', async () => {
    await expect(readFiltered(store.port, { on: 'type', regex: '(' })).rejects.toMatchObject({ code: 3 });
    await expect(readFiltered(store.port, { on: 'type', regex: '(?>a)' })).rejects.toThrow(/no counterpart/);
    await store.client.appendToStream('bait', noted(1, `${'a'.repeat(200)}!`));
    await expect(readFiltered(store.port, { on: 'type', regex: '^(a+)+$' })).rejects.toMatchObject({ code: 3 });
    expect(await readFiltered(store.port, { on: 'type', prefixes: ['Closed'] })).toEqual(['Closed']);
  });
});
