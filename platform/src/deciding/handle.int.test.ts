import { randomBytes, randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { EventStoreDBClient } from '@eventstore/db-client';
import { z } from 'zod';
import { NOT_ALLOWED } from '@anamnesis/contracts/language/errors';
import { defineEvent, type EventDefinition, type EventOf } from '@anamnesis/contracts/language/event';
import { defineError, refuse, type Refusal } from '@anamnesis/contracts/language/refusal';
import { connectEventStore } from '../event-store/client.js';
import { type Codec, createCodec } from '../event-store/codec.js';
import { type EventStore, RevisionConflict } from '../event-store/event-store.js';
import { testBackends, testDatabase, testLog } from '../testing/test-log.js';
import { openKeyVault } from '../vault/key-vault.js';
import { type Cause, consequenceOf, stepOf } from './command-mark.js';
import type { Decider } from './decider.js';
import { type CommandBus, createCommandBus } from './handle.js';
import { createStreamMemory } from './stream-memory.js';

const TABLE_FULL = defineError('TABLE_FULL', 409, 'Every seat at this table is taken.');

const Entered = defineEvent({
  type: 'TestGuestEntered',
  schema: z.object({ guestId: z.string(), name: z.string(), seat: z.number() }),
  subject: (data) => data.guestId,
  personal: { name: '(erased)' },
});
type Guest = EventOf<typeof Entered>;
const definitions = new Map([[Entered.type, Entered as unknown as EventDefinition]]);

interface Enter {
  type: 'Enter' | 'EnterAsWaiter';
  guestId: string;
  name: string;
}

/** A table with few seats. */
const table: Decider<readonly string[], Enter, Guest, { seats: number }> = {
  initialState: [],
  evolve: (names, event) => [...names, event.data.name],
  decide: (names, { guestId, name }, { seats }) => {
    if (names.includes(name)) return [];
    if (names.length >= seats) refuse(TABLE_FULL);
    return [{ type: 'TestGuestEntered', data: { guestId, name, seat: names.length } }];
  },
};

let database: Awaited<ReturnType<typeof testDatabase>>;
let log: { store: EventStore; codec: Codec };
let commands: CommandBus;
beforeAll(async () => {
  database = await testDatabase();
  log = await testLog(database.pool, definitions);
  commands = createCommandBus(log.store, log.codec);
});
afterAll(async () => {
  await log.store.close();
  await database.close();
});

const cause = (commandId: string = randomUUID()): Cause => ({
  actor: { id: randomUUID(), role: 'patient' },
  correlationId: 'test',
  commandId,
  asked: 'to enter',
});
/** The event store, with a record of its reads and appends in words. */
function counted(over: EventStore = log.store) {
  const calls: string[] = [];
  const store: EventStore = {
    ...over,
    async readStream(streamId, after = null, ...rest) {
      const events = await over.readStream(streamId, after, ...rest);
      calls.push(`read ${events.length} ${after === null ? 'from the start' : `after ${after}`}`);
      return events;
    },
    append: (...sent) => (calls.push('append'), over.append(...sent)),
  };
  return { store, calls };
}
const erase = (subject: string, pool = database.pool) =>
  pool.query('update vault.subject_keys set wrapped = null where subject = $1', [subject]);
const newStream = () => `testTable-${randomUUID()}`;
const guest = (name: string): Enter => ({ type: 'Enter', guestId: randomUUID(), name });

describe('handling a command', () => {
  test('appends the decided events and returns the log position', async () => {
    const stream = newStream();
    const first = await commands.handle(table, stream, guest('Meera'), { seats: 2 }, cause());
    const second = await commands.handle(table, stream, guest('Rohan'), { seats: 2 }, cause());
    expect(second.state).toEqual(['Meera', 'Rohan']);
    expect(second.position).toBeGreaterThan(first.position as bigint);
    expect(
      (await log.store.readStream(stream)).map(({ revision, data }) => [revision, (data as Guest['data']).name]),
    ).toEqual([
      [0n, 'Meera'],
      [1n, 'Rohan'],
    ]);
  });

  test('sent twice under one id, is executed once and returns the same position', async () => {
    const stream = newStream();
    const twice = cause();
    const first = await commands.handle(table, stream, guest('Meera'), { seats: 2 }, twice);
    const again = await commands.handle(table, stream, guest('Meera'), { seats: 2 }, twice);
    expect([first.repeated, again.repeated]).toEqual([false, true]);
    expect(again.position).toBe(first.position);
    expect(await log.store.readStream(stream)).toHaveLength(1);
  });

  test('with different content under its id, is refused, also by another process', async () => {
    const stream = newStream();
    const first = cause();
    await commands.handle(table, stream, guest('Meera'), { seats: 9 }, first);
    const changed = { ...first, asked: 'to enter under another name' };
    for (const bus of [commands, createCommandBus(log.store, log.codec)]) {
      const again = bus.handle(table, stream, guest('Rohan'), { seats: 9 }, changed);
      await expect(again).rejects.toMatchObject({ code: 'COMMAND_ID_REUSED' });
    }
    expect(await commands.load(table, stream)).toEqual(['Meera']);
    expect((await commands.handle(table, stream, guest('Meera'), { seats: 9 }, first)).repeated).toBe(true);
  });

  test('whose reply was lost after the append, is recognised when it is repeated', async () => {
    const stream = newStream();
    const twice = cause();
    const losing = createCommandBus(
      {
        ...log.store,
        append: async (...sent) => {
          await log.store.append(...sent);
          throw new Error('The connection broke');
        },
      },
      log.codec,
    );
    await expect(losing.handle(table, stream, guest('Meera'), { seats: 9 }, twice)).rejects.toThrow('broke');
    for (const bus of [losing, commands])
      expect((await bus.handle(table, stream, guest('Meera'), { seats: 9 }, twice)).repeated).toBe(true);
    expect(await log.store.readStream(stream)).toHaveLength(1);
  });

  test('under a used id, is decided anew for another actor or another step', async () => {
    const stream = newStream();
    const first = cause();
    await commands.handle(table, stream, guest('Meera'), { seats: 1 }, first);
    const other = cause(first.commandId);
    await expect(commands.handle(table, stream, guest('Rohan'), { seats: 1 }, other)).rejects.toThrow(
      TABLE_FULL.message,
    );
    const waiter = { ...guest('Asha'), type: 'EnterAsWaiter' as const };
    const entered = await commands.handle(table, stream, waiter, { seats: 2 }, first);
    expect(entered).toMatchObject({ state: ['Meera', 'Asha'], repeated: false });
    const step = await commands.handle(table, stream, guest('Imran'), { seats: 3 }, stepOf(first, 'later'));
    expect(step).toMatchObject({ state: ['Meera', 'Asha', 'Imran'], repeated: false });
    expect((await commands.handle(table, stream, guest('Imran'), { seats: 3 }, stepOf(first, 'later'))).repeated).toBe(
      true,
    );
  });

  test('many at once: as many guests enter as there are seats, all others are refused', async () => {
    const stream = newStream();
    const outcomes = await Promise.allSettled(
      Array.from({ length: 60 }, (_, n) => commands.handle(table, stream, guest(`guest ${n}`), { seats: 1 }, cause())),
    );
    const refused = outcomes.flatMap((each) =>
      each.status === 'rejected' ? [(each.reason as { code: string }).code] : [],
    );
    expect(refused).toEqual(Array.from({ length: 59 }, () => 'TABLE_FULL'));
    expect(await log.store.readStream(stream)).toHaveLength(1);
  });

  test('one command sent concurrently is executed once', async () => {
    const stream = newStream();
    const same = cause();
    await Promise.all(
      Array.from({ length: 20 }, () => commands.handle(table, stream, guest('Meera'), { seats: 9 }, same)),
    );
    expect(await log.store.readStream(stream)).toHaveLength(1);
  });

  test('of two contents sent concurrently under one id one is executed, the other refused', async () => {
    const same = cause();
    for (let round = 0; round < 15; round += 1) {
      const stream = newStream();
      const outcomes = await Promise.allSettled(
        ['Meera', 'Rohan'].map((name) =>
          commands.handle(table, stream, guest(name), { seats: 9 }, { ...same, asked: name }),
        ),
      );
      const results = outcomes.map((each) => (each.status === 'fulfilled' ? 'done' : (each.reason as Refusal).code));
      expect(results.toSorted()).toEqual(['COMMAND_ID_REUSED', 'done']);
      const winner = results.indexOf('done');
      expect(await commands.load(table, stream)).toEqual([['Meera', 'Rohan'][winner]]);
    }
  });

  test('a consequence of a command is decided by the state alone', async () => {
    const stream = newStream();
    const follows = consequenceOf(cause());
    for (const name of ['Meera', 'Meera', 'Rohan'])
      await commands.handle(table, stream, guest(name), { seats: 9 }, follows);
    expect(await commands.load(table, stream)).toEqual(['Meera', 'Rohan']);
    expect((await log.store.readStream(stream))[0]?.metadata.command).toBeUndefined();
  });

  test('uses new event ids in every attempt, so that the store never treats two attempts as one', async () => {
    const stream = newStream();
    const ids: string[] = [];
    const conflicting = createCommandBus(
      {
        ...log.store,
        append: (streamId, expected, events) => {
          ids.push(...events.map(({ id }) => id));
          if (ids.length === 1) throw new RevisionConflict(streamId);
          return log.store.append(streamId, expected, events);
        },
      },
      log.codec,
    );
    await conflicting.handle(table, stream, guest('Meera'), { seats: 9 }, cause());
    expect(new Set(ids).size).toBe(2);
  });
});

describe('the log', () => {
  test('stores no personal text in the clear, and the codec restores it', async () => {
    const stream = newStream();
    await commands.handle(table, stream, guest('Lakshmi Narayanan'), { seats: 1 }, cause());
    const client = EventStoreDBClient.connectionString(testBackends().eventStoreUrl);
    const raw: string[] = [];
    for await (const { event } of client.readStream(stream)) raw.push(JSON.stringify([event?.data, event?.metadata]));
    await client.dispose();
    expect(raw.join()).not.toContain('Lakshmi');
    expect(raw.join()).toContain('"seat":0');
    expect(await commands.load(table, stream)).toEqual(['Lakshmi Narayanan']);
  });

  test('is read from a given revision, and returns nothing after the last one', async () => {
    const stream = newStream();
    for (const name of ['Meera', 'Rohan', 'Imran'])
      await commands.handle(table, stream, guest(name), { seats: 9 }, cause());
    const revisions = async (after: bigint | null) =>
      (await log.store.readStream(stream, after)).map(({ revision }) => Number(revision));
    expect(await Promise.all([null, 0n, 1n, 2n, 9n].map(revisions))).toEqual([[0, 1, 2], [1, 2], [2], [], []]);
    expect(await log.store.readStream(newStream(), 3n)).toEqual([]);
  });

  test('returns placeholders for a person whose key is destroyed', async () => {
    const stream = newStream();
    const who = guest('Imran Shaikh');
    await commands.handle(table, stream, who, { seats: 1 }, cause());
    await erase(who.guestId);
    // A new process: this one caches the key for a while.
    const afterwards = await testLog(database.pool, definitions);
    const [event] = await afterwards.store.readStream(stream);
    await afterwards.store.close();
    expect(event?.data).toEqual({ guestId: who.guestId, name: '(erased)', seat: 0 });
  });

  test('rejects data that do not match the catalogue', async () => {
    const broken = {
      ...table,
      decide: () => [{ type: 'TestGuestEntered', data: { guestId: 'x', name: 7, seat: 0 } }] as unknown as Guest[],
    };
    const stream = newStream();
    await expect(commands.handle(broken, stream, guest('Meera'), { seats: 1 }, cause())).rejects.toThrow(
      'expected string',
    );
    expect(await log.store.readStream(stream)).toEqual([]);
  });
});

describe('the stream memory of a process', () => {
  test('is never the basis of a decision after another process has written', async () => {
    const stream = newStream();
    const other = createCommandBus(log.store, log.codec);
    await commands.handle(table, stream, guest('Meera'), { seats: 2 }, cause());
    await other.handle(table, stream, guest('Rohan'), { seats: 2 }, cause());
    await expect(commands.handle(table, stream, guest('Imran'), { seats: 2 }, cause())).rejects.toThrow(
      TABLE_FULL.message,
    );
    expect(await commands.load(table, stream)).toEqual(['Meera', 'Rohan']);
  });

  test('never causes a refusal that a fresh read would not', async () => {
    const seats = { seats: 1 };
    const stream = newStream();
    const leaving: typeof table = {
      ...table,
      evolve: (names, { data }) => (data.seat < 0 ? [] : [...names, data.name]),
    };
    const mine = createCommandBus(log.store, log.codec);
    await mine.handle(leaving, stream, guest('Meera'), seats, cause());
    const left = await log.codec.encode(
      randomUUID(),
      { type: 'TestGuestEntered', data: { guestId: 'x', name: 'Meera', seat: -1 } },
      { actor: { id: 'x', role: 'worker' }, correlationId: 'test', causationId: 'left' },
    );
    await log.store.append(stream, 0n, [left]);
    const { state } = await mine.handle(leaving, stream, guest('Rohan'), seats, cause());
    expect(state).toEqual(['Rohan']);
  });

  test('saves the read of a stream that no other process wrote to', async () => {
    const { store, calls } = counted();
    const mine = createCommandBus(store, log.codec);
    const stream = newStream();
    for (const name of ['Meera', 'Rohan', 'Imran'])
      await mine.handle(table, stream, guest(name), { seats: 9 }, cause());
    expect(calls).toEqual(['read 0 from the start', 'append', 'append', 'append']);
    expect(await mine.recall(table, stream)).toEqual(['Meera', 'Rohan', 'Imran']);
    expect(calls).toHaveLength(4);
  });

  test('reads only new events: after a conflict, for a refusal, and to load a state', async () => {
    const { store, calls } = counted();
    const mine = createCommandBus(store, log.codec);
    const other = createCommandBus(log.store, log.codec);
    const stream = newStream();
    const [first, second] = [cause(), cause()];
    await mine.handle(table, stream, guest('Meera'), { seats: 9 }, first);
    await other.handle(table, stream, guest('Rohan'), { seats: 9 }, second);
    calls.length = 0;
    const { state } = await mine.handle(table, stream, guest('Imran'), { seats: 9 }, cause());
    expect(state).toEqual(['Meera', 'Rohan', 'Imran']);
    expect(calls).toEqual(['append', 'read 1 after 0', 'append']);
    // The commands of other processes are known too.
    expect((await mine.handle(table, stream, guest('Rohan'), { seats: 9 }, second)).repeated).toBe(true);
    await expect(mine.handle(table, stream, guest('Asha'), { seats: 3 }, cause())).rejects.toThrow();
    expect((await mine.handle(table, stream, guest('Meera'), { seats: 9 }, first)).repeated).toBe(true);
    await other.handle(table, stream, guest('Asha'), { seats: 9 }, cause());
    expect(await mine.load(table, stream)).toEqual(['Meera', 'Rohan', 'Imran', 'Asha']);
    expect(calls.slice(3)).toEqual(['read 0 after 2', 'read 1 after 2']);
  });

  /** A process with a controllable clock and its own keys, which counts its reads of the log and of the keys. */
  async function withClock() {
    let now = Date.now();
    const own = await testDatabase();
    const vault = await openKeyVault(own.pool, randomBytes(32), () => now);
    let keysRead = 0;
    const codec = createCodec(definitions, {
      ...vault,
      keysOf: (subjects) => ((keysRead += subjects.length), vault.keysOf(subjects)),
    });
    const { store, calls } = counted(connectEventStore(testBackends().eventStoreUrl, codec));
    return {
      bus: () => createCommandBus(store, codec, createStreamMemory({ ...codec, now: () => now })),
      reads: () => calls.filter((call) => call.startsWith('read')),
      keysRead: () => keysRead,
      erase: (subject: string) => erase(subject, own.pool),
      pass: (seconds: number) => void (now += seconds * 1_000),
      async close() {
        await store.close();
        await own.close();
      },
    };
  }

  test('is discarded with the key of a data subject, even for a busy stream', async () => {
    const at = await withClock();
    const mine = at.bus();
    const stream = newStream();
    const who = guest('Lakshmi Narayanan');
    for (let seconds = 0; seconds < 80; seconds += 20) {
      await mine.handle(table, stream, guest(`guest at ${seconds}`), { seats: 9 }, cause());
      if (seconds === 0) await mine.handle(table, stream, who, { seats: 9 }, cause());
      if (seconds === 20) await at.erase(who.guestId);
      at.pass(20);
    }
    expect(at.reads()).toEqual(['read 0 from the start', 'read 4 from the start']);
    expect(await mine.recall(table, stream)).toContain('(erased)');
    await at.close();
  });

  test('needs no key where the decider reads no personal field', async () => {
    const at = await withClock();
    const stream = newStream();
    const counting: Decider<number, Enter, Guest, { seats: number }> = {
      opens: [],
      initialState: 0,
      evolve: (guests, { data }) => Math.max(guests, data.seat + 1),
      decide: (guests, { guestId, name }, { seats }) =>
        guests < seats ? [{ type: 'TestGuestEntered', data: { guestId, name, seat: guests } }] : refuse(TABLE_FULL),
    };
    const mine = at.bus();
    for (let seconds = 0; seconds < 80; seconds += 20) {
      await mine.handle(counting, stream, guest(`guest at ${seconds}`), { seats: 9 }, cause());
      at.pass(20);
    }
    expect(at.reads()).toEqual(['read 0 from the start']);
    expect((await at.bus().handle(counting, stream, guest('Meera'), { seats: 9 }, cause())).state).toBe(5);
    expect([at.reads().at(-1), at.keysRead()]).toEqual(['read 4 from the start', 0]);
    expect(await at.bus().load(table, stream)).toContain('guest at 0');
    expect(at.keysRead()).toBe(5);
    await at.close();
  });
});

describe('a command that begins a stream', () => {
  const opened: typeof table = { ...table, begins: ['Enter'] };

  test('costs only its append, and the next command needs no read either', async () => {
    const { store, calls } = counted();
    const mine = createCommandBus(store, log.codec);
    const stream = newStream();
    await mine.handle(opened, stream, guest('Meera'), { seats: 9 }, cause());
    await mine.handle(opened, stream, guest('Rohan'), { seats: 9 }, cause());
    expect(calls).toEqual(['append', 'append']);
    expect(await mine.load(opened, stream)).toEqual(['Meera', 'Rohan']);
  });

  test('on an existing stream, is decided on its state: repeated, reused, refused, or appended', async () => {
    const stream = newStream();
    const first = cause();
    await commands.handle(table, stream, guest('Meera'), { seats: 9 }, first);
    const enter = (name: string, seats: number, by: Cause) =>
      createCommandBus(log.store, log.codec).handle(opened, stream, guest(name), { seats }, by);
    expect(await enter('Meera', 9, first)).toMatchObject({ repeated: true, facts: [] });
    const changed = { ...first, asked: 'to enter under another name' };
    await expect(enter('Rohan', 9, changed)).rejects.toMatchObject({ code: 'COMMAND_ID_REUSED' });
    await expect(enter('Rohan', 1, cause())).rejects.toMatchObject({ code: 'TABLE_FULL' });
    expect((await enter('Rohan', 2, cause())).state).toEqual(['Meera', 'Rohan']);
    expect(await log.store.readStream(stream)).toHaveLength(2);
  });

  test('that the empty state refuses, is decided again on the stored stream', async () => {
    const stream = newStream();
    await commands.handle(table, stream, guest('Meera'), { seats: 9 }, cause());
    // Refuses every guest until Meera has entered.
    const afterMeera: typeof table = {
      ...opened,
      decide: (names, command, context) =>
        names.includes('Meera') ? table.decide(names, command, context) : refuse(NOT_ALLOWED),
    };
    const mine = createCommandBus(log.store, log.codec);
    expect((await mine.handle(afterMeera, stream, guest('Rohan'), { seats: 9 }, cause())).state).toHaveLength(2);
    await expect(mine.handle(afterMeera, newStream(), guest('Rohan'), { seats: 9 }, cause())).rejects.toMatchObject({
      code: 'NOT_ALLOWED',
    });
  });

  test('sent concurrently by several, begins the stream once', async () => {
    const stream = newStream();
    const outcomes = await Promise.allSettled(
      Array.from({ length: 20 }, (_, n) =>
        createCommandBus(log.store, log.codec).handle(opened, stream, guest(`guest ${n}`), { seats: 1 }, cause()),
      ),
    );
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(await log.store.readStream(stream)).toHaveLength(1);
  });
});
