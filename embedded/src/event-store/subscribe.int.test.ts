import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import {
  END,
  eventTypeFilter,
  excludeSystemEvents,
  START,
  StreamDeletedError,
  streamNameFilter,
  type AllStreamSubscription,
  type Position,
} from '@eventstore/db-client';
import {
  collect,
  connect,
  link,
  noted,
  notes,
  temporaryStore,
  type TemporaryStore,
} from './testing/temporary-store.js';

let store: TemporaryStore;
beforeAll(async () => void (store = await temporaryStore()));
afterAll(() => store.close());

const once = (subscription: NodeJS.EventEmitter, event: string): Promise<void> =>
  new Promise((resolve, reject) => {
    subscription.once(event, () => resolve());
    subscription.once('error', reject);
  });

/** The next `count` revisions of a subscription, which stays open. */
async function take(subscription: AsyncIterable<{ event?: { revision: bigint } }>, count: number): Promise<number[]> {
  const iterator = subscription[Symbol.asyncIterator]();
  const revisions: number[] = [];
  while (revisions.length < count) revisions.push(Number((await iterator.next()).value.event.revision));
  return revisions;
}

describe('a subscription to a stream', () => {
  test('sends existing events, reports that it has caught up, and continues with new ones', async () => {
    await store.client.appendToStream('a', notes(300));
    const subscription = store.client.subscribeToStream('a');
    const caughtUp = once(subscription, 'caughtUp');
    const first = await take(subscription, 300);
    await caughtUp;
    await store.client.appendToStream('elsewhere', noted(1));
    await store.client.appendToStream('a', notes(2, 300));
    expect([...first, ...(await take(subscription, 2))]).toEqual(notes(302).map((_, index) => index));
    await subscription.unsubscribe();
  });

  test('begins after the given revision, or with new events', async () => {
    await store.client.appendToStream('b', notes(5));
    const behind = store.client.subscribeToStream('b', { fromRevision: 2n });
    const fresh = store.client.subscribeToStream('b', { fromRevision: END });
    await Promise.all([once(behind, 'caughtUp'), once(fresh, 'caughtUp')]);
    await store.client.appendToStream('b', noted(5));
    expect(await take(behind, 3)).toEqual([3, 4, 5]);
    expect(await take(fresh, 1)).toEqual([5]);
    await Promise.all([behind.unsubscribe(), fresh.unsubscribe()]);
  });

  test('waits for a stream that does not exist yet, and ends with a tombstone', async () => {
    const subscription = store.client.subscribeToStream('c');
    const revisions: unknown[] = [];
    const followed = (async () => {
      for await (const { event } of subscription) revisions.push(event?.revision);
    })();
    await new Promise((resolve) => subscription.once('caughtUp', resolve));
    await store.client.appendToStream('c', noted(0));
    while (revisions.length < 1) await new Promise(setImmediate);
    await Promise.all([expect(followed).rejects.toBeInstanceOf(StreamDeletedError), store.client.tombstoneStream('c')]);
    expect(revisions).toEqual([0n]);
  });

  test('continues after a soft delete', async () => {
    await store.client.appendToStream('d', noted(0));
    const subscription = store.client.subscribeToStream('d', { fromRevision: 0n });
    await once(subscription, 'caughtUp');
    await store.client.deleteStream('d');
    await store.client.appendToStream('d', noted(1));
    expect(await take(subscription, 1)).toEqual([1]);
    await subscription.unsubscribe();
  });
});

describe('a subscription to $all', () => {
  test('sends links with their targets if requested', async () => {
    const { position } = await store.client.appendToStream('linked', notes(2));
    await store.client.appendToStream('links', link('1@linked'));
    const subscription = store.client.subscribeToAll({
      fromPosition: position!,
      resolveLinkTos: true,
      filter: streamNameFilter({ prefixes: ['links'] }),
    });
    const stream = store.client.subscribeToStream('links', { resolveLinkTos: true });
    for (const each of [subscription, stream]) {
      const resolved = (await each[Symbol.asyncIterator]().next()).value;
      expect(resolved).toMatchObject({
        event: { streamId: 'linked', revision: 1n, data: { n: 1 } },
        link: { streamId: 'links', revision: 0n, type: '$>' },
      });
      await each.unsubscribe();
    }
  });

  test('begins after the given position', async () => {
    const { position } = await store.client.appendToStream('e', noted(0));
    await store.client.appendToStream('e', noted(1));
    const subscription = store.client.subscribeToAll({ fromPosition: position! });
    expect(await take(subscription, 1)).toEqual([1]);
    await subscription.unsubscribe();
  });

  test('misses and repeats nothing during concurrent writes, from any start', async () => {
    const own = await temporaryStore();
    const total = 6000;
    let written = 0;
    const writers = Array.from({ length: 20 }, async (_, writer) => {
      while (written < total) {
        written += 3;
        await own.client.appendToStream(`writer-${writer}`, notes(3));
      }
    });
    const follow = async (fromPosition: typeof START | Position): Promise<bigint[]> => {
      const subscription = own.client.subscribeToAll({ fromPosition });
      const positions: bigint[] = [];
      for await (const { event } of subscription) {
        positions.push(event!.position.commit);
        if (positions.at(-1) === BigInt(written + 1) && written >= total) break;
      }
      return positions;
    };
    const early = follow(START);
    while (written < total / 2) await new Promise(setImmediate);
    const late = [follow(START), follow({ commit: 100n, prepare: 100n })];
    await Promise.all(writers);
    const [all, lateAll, tail] = await Promise.all([early, ...late]);
    // The first is the store's system event.
    expect(all).toEqual(Array.from({ length: written + 1 }, (_, index) => BigInt(index + 1)));
    expect(lateAll).toEqual(all);
    expect(tail).toEqual(all!.slice(100));
    await own.close();
  });

  test('that stalls delays no other client and loses nothing', async () => {
    const own = await temporaryStore();
    const lazy = connect(own.port);
    const stalled = lazy.subscribeToAll();
    await once(stalled, 'confirmation');
    stalled.pause();
    const heavy = Array.from({ length: 12 }, (_, n) => ({ ...noted(n), data: { n, text: 'x'.repeat(20_000) } }));
    for (let round = 0; round < 40; round += 1)
      await own.client.appendToStream(
        'heavy',
        heavy.map((event) => ({ ...event, id: crypto.randomUUID() })),
      );
    expect(await collect(own.client.readStream('heavy', { maxCount: 480 }))).toHaveLength(480);
    const [, ...revisions] = await take(stalled, 481);
    expect(revisions).toEqual(Array.from({ length: 480 }, (_, index) => index));
    await lazy.dispose();
    await own.close();
  });

  test('reports when a live subscriber falls behind, and when it has caught up again', async () => {
    const own = await temporaryStore();
    const slow = connect(own.port);
    const subscription = slow.subscribeToAll();
    await once(subscription, 'caughtUp');
    subscription.pause();
    for (let round = 0; round < 20; round += 1)
      await own.client.appendToStream(
        'many',
        notes(450).map((event) => ({ ...event, data: { ...event.data, text: 'x'.repeat(2000) } })),
      );
    const told = [once(subscription, 'fellBehind'), once(subscription, 'caughtUp')];
    let received = 0;
    subscription.on('data', () => (received += 1)).resume();
    await Promise.all(told);
    // The first is the store's system event.
    expect(received).toBe(9001);
    await slow.dispose();
    await own.close();
  });
});

describe('a filtered subscription', () => {
  let filtered: TemporaryStore;
  beforeAll(async () => {
    filtered = await temporaryStore();
    await filtered.client.appendToStream('patient-1', [noted(0, 'Registered'), noted(1, 'Renamed')]);
    await filtered.client.appendToStream('doctor-1', [noted(2, 'Registered')]);
    await filtered.client.setStreamMetadata('doctor-1', { maxCount: 100 });
    await filtered.client.appendToStream('patient-2', [noted(3, 'Registered again')]);
  });
  afterAll(() => filtered.close());

  test.each([
    ['stream prefixes', streamNameFilter({ prefixes: ['patient-', 'nobody-'] }), [0, 1, 3]],
    ['stream expression', streamNameFilter({ regex: '^doctor-\\d$' }), [2]],
    ['type prefixes', eventTypeFilter({ prefixes: ['Registered'] }), [0, 2, 3]],
    ['type expression', eventTypeFilter({ regex: '^Re(gistered|named)$' }), [0, 1, 2]],
    ['.NET expression', streamNameFilter({ regex: '(?i)\\A(?:PATIENT|nobody)\\-\\d+\\z' }), [0, 1, 3]],
    ['exclusion of system events', excludeSystemEvents(), [0, 1, 2, 3]],
  ])('by %s sends matching events', async (_by, filter, expected) => {
    const subscription = filtered.client.subscribeToAll({ filter });
    const numbers: unknown[] = [];
    subscription.on('data', ({ event }) => numbers.push((event!.data as { n?: number }).n));
    await once(subscription, 'caughtUp');
    expect(numbers).toEqual(expected);
    await subscription.unsubscribe();
  });

  test('fails if its expression is too slow', async () => {
    await filtered.client.appendToStream('bait', noted(9, `${'a'.repeat(100)}!`));
    const subscription = filtered.client.subscribeToAll({ filter: eventTypeFilter({ regex: '^(a|a)*$' }) });
    subscription.resume();
    await expect(once(subscription, 'end')).rejects.toThrow(/too slow/);
  });

  test('sends increasing checkpoints', async () => {
    const own = await temporaryStore();
    await own.client.appendToStream('unwanted', notes(320));
    const checkpoints: bigint[] = [];
    const checkpointReached = (_: AllStreamSubscription, position: Position): Promise<void> => {
      checkpoints.push(position.commit);
      return Promise.resolve();
    };
    const filter = eventTypeFilter({ prefixes: ['Wanted'], checkpointInterval: 2, checkpointReached });
    const subscription = own.client.subscribeToAll({ filter });
    subscription.resume();
    await once(subscription, 'caughtUp');
    expect(checkpoints).toEqual([64n, 128n, 192n, 256n, 320n, 321n]);
    await own.client.appendToStream('unwanted', notes(70, 320));
    while (checkpoints.length < 7) await new Promise(setImmediate);
    expect(checkpoints.slice(6)).toEqual([385n]);
    await subscription.unsubscribe();
    await own.close();
  });

  test('sends a checkpoint when it becomes live, even after few events', async () => {
    const checkpoints: bigint[] = [];
    const filter = eventTypeFilter({
      prefixes: ['Nothing'],
      checkpointReached: (_, position) => {
        checkpoints.push(position.commit);
        return Promise.resolve();
      },
    });
    const subscription = filtered.client.subscribeToAll({ filter });
    subscription.resume();
    await once(subscription, 'caughtUp');
    const [last] = await collect(filtered.client.readAll({ direction: 'backwards', fromPosition: END, maxCount: 1 }));
    expect(checkpoints).toEqual([last?.event?.position.commit]);
    await subscription.unsubscribe();
  });
});
