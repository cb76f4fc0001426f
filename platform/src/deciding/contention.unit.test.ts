import { randomUUID } from 'node:crypto';
import { expect, test } from '@jest/globals';
import { z } from 'zod';
import { defineEvent, type EventDefinition, type EventOf } from '@anamnesis/contracts/language/event';
import { defineError, type Refusal, refuse } from '@anamnesis/contracts/language/refusal';
import { createCodec } from '../event-store/codec.js';
import { type EventStore, RevisionConflict } from '../event-store/event-store.js';
import { createMemoryEventStore } from '../testing/memory-event-store.js';
import { type Cause, consequenceOf } from './command-mark.js';
import { CONTENTION, createAttempts } from './contention.js';
import type { Decider } from './decider.js';
import { createCommandBus } from './handle.js';
import { createStreamMemory } from './stream-memory.js';

const BOOK_FULL = defineError('BOOK_FULL', 409, 'Every line of this book is written.');
const Written = defineEvent({ type: 'TestLineWritten', schema: z.object({ line: z.number() }) });
type Line = EventOf<typeof Written>;

/** A book of some lines, each of which is written once. */
const book: Decider<readonly number[], { type: 'Write'; line: number }, Line, { lines: number }> = {
  initialState: [],
  evolve: (written, { data }) => [...written, data.line],
  decide: (written, { line }, { lines }) => {
    if (written.includes(line)) return [];
    return written.length < lines ? [{ type: 'TestLineWritten', data: { line } }] : refuse(BOOK_FULL);
  },
};

const key = Buffer.alloc(32, 1);
const codec = createCodec(new Map([[Written.type, Written as unknown as EventDefinition]]), {
  keyFor: () => Promise.resolve(key),
  keysOf: (subjects) => Promise.resolve(new Map(subjects.map((each) => [each, key]))),
  trusts: () => true,
});
type Log = Pick<EventStore, 'readStream' | 'append'>;

const STREAM = 'testBook-1';
const lineOf = (line: number) => ({ type: 'Write', line }) as const;
const cause = (more: Partial<Cause> = {}): Cause => ({
  ...{ actor: { id: 'meera', role: 'patient' as const }, correlationId: 'test', asked: 'to write' },
  commandId: randomUUID(),
  ...more,
});
const scene = () => {
  const store: Log = createMemoryEventStore(codec);
  return {
    store,
    /** A process that decides, over the log or a wrapper of it. */
    process: (over: Log = store, contention = CONTENTION) => {
      const bus = createCommandBus(over, codec, createStreamMemory(codec), contention);
      return (line: number, by: Cause = cause(), lines = 1_000) =>
        bus.handle(book, STREAM, lineOf(line), { lines }, by);
    },
    written: async () => (await store.readStream(STREAM)).map(({ data }) => (data as Line['data']).line),
  };
};
const numbers = (from: number, to: number) => Array.from({ length: to - from }, (_, index) => from + index);
const byNumber = (one: number, other: number) => one - other;

test('a hundred commands at once are all written, in the order of their arrival, and none is tried twice', async () => {
  const { store, process, written } = scene();
  let appends = 0;
  const write = process({ ...store, append: (...sent) => ((appends += 1), store.append(...sent)) });
  await Promise.all(numbers(0, 100).map((line) => write(line)));
  expect(await written()).toEqual(numbers(0, 100));
  expect(appends).toBe(100);
});

test('a read that ends after a later append does not make the next command conflict', async () => {
  const { store } = scene();
  const expectations: unknown[] = [];
  let release = (): void => undefined;
  let held: Promise<void> = Promise.resolve();
  const bus = createCommandBus(
    {
      async readStream(...about) {
        const events = await store.readStream(...about);
        await held;
        return events;
      },
      append: (...sent) => (expectations.push(sent[1]), store.append(...sent)),
    },
    codec,
  );
  const write = (line: number) => bus.handle(book, STREAM, lineOf(line), { lines: 9 }, cause());
  await write(0);
  held = new Promise((resolve) => (release = resolve));
  const loading = bus.load(book, STREAM);
  await write(1);
  release();
  await loading;
  await write(2);
  expect(expectations).toEqual(['no-stream', 0n, 1n]);
});

test('two processes: all of their commands are written, each once', async () => {
  const { process, written } = scene();
  const [one, other] = [process(), process()];
  await Promise.all([...numbers(0, 60).map((line) => one(line)), ...numbers(60, 120).map((line) => other(line))]);
  expect((await written()).toSorted(byNumber)).toEqual(numbers(0, 120));
});

test('one command id sent to two processes has one effect, and both are told so', async () => {
  const { process, written } = scene();
  const same = cause();
  const outcomes = await Promise.all([process()(7, same), process()(7, same)]);
  expect(outcomes.map(({ repeated }) => repeated).toSorted()).toEqual([false, true]);
  expect(outcomes[0].position).toBe(outcomes[1].position);
  expect(await written()).toEqual([7]);
});

test('a command that is refused by its meaning is so at once, on what the one before it has written', async () => {
  const { store, process } = scene();
  const calls: string[] = [];
  const write = process({
    readStream: (...about) => (calls.push('read'), store.readStream(...about)),
    append: (...sent) => (calls.push('append'), store.append(...sent)),
  });
  const outcomes = await Promise.allSettled(numbers(0, 9).map((line) => write(line, cause(), 1)));
  const codes = outcomes.flatMap((each) => (each.status === 'rejected' ? [(each.reason as Refusal).code] : []));
  expect(codes).toEqual(Array(8).fill('BOOK_FULL'));
  expect(calls).toEqual(['read', 'append']);
  // One that arrives later has to read again.
  await expect(write(9, cause(), 1)).rejects.toMatchObject({ code: 'BOOK_FULL' });
  expect(calls).toEqual(['read', 'append', 'read']);
});

/** A log whose stream another process writes before each append; `each` is told the number of the attempt. */
const crowded = (store: Log, each: (attempt: number) => void = () => undefined): Log & { attempts(): number } => {
  let attempts = 0;
  return {
    ...store,
    append: (streamId) => {
      attempts += 1;
      each(attempts);
      return Promise.reject(new RevisionConflict(streamId));
    },
    attempts: () => attempts,
  };
};

test('a command that always meets others is refused with WRITE_CONFLICT after its deadline, and not before', async () => {
  const { store, process } = scene();
  const log = crowded(store);
  const began = performance.now();
  const write = process(log, { ...CONTENTION, deadline: 1_000, longestPause: 10 });
  await expect(write(1)).rejects.toMatchObject({ code: 'WRITE_CONFLICT' });
  expect(log.attempts()).toBeGreaterThan(2);
  expect(performance.now() - began).toBeGreaterThan(900);
});

test('a command whose caller has left while it waited is not executed; the next one is', async () => {
  const { process, written } = scene();
  const write = process();
  let hasLeft = false;
  const first = write(1);
  const left = write(2, cause({ hasLeft: () => hasLeft }));
  const last = write(3);
  hasLeft = true;
  await expect(left).rejects.toMatchObject({ code: 'WRITE_CONFLICT' });
  await Promise.all([first, last]);
  expect(await written()).toEqual([1, 3]);
});

test('a command whose caller has left is not tried again', async () => {
  const { store, process } = scene();
  let hasLeft = false;
  const log = crowded(store, (attempt) => (hasLeft = attempt === 3));
  await expect(process(log)(1, cause({ hasLeft: () => hasLeft }))).rejects.toMatchObject({ code: 'WRITE_CONFLICT' });
  expect(log.attempts()).toBe(3);
});

test('a consequence is carried out although its caller has left', async () => {
  const { process, written } = scene();
  const write = process();
  await Promise.all([write(1), write(2, consequenceOf(cause({ hasLeft: () => true })))]);
  expect(await written()).toEqual([1, 2]);
});

test('a failed append makes way for the next command', async () => {
  const { store, process, written } = scene();
  let appends = 0;
  const write = process({
    ...store,
    append: (...sent) =>
      (appends += 1) === 1 ? Promise.reject(new Error('The connection broke')) : store.append(...sent),
  });
  const outcomes = await Promise.allSettled([write(1), write(2)]);
  expect(outcomes.map(({ status }) => status)).toEqual(['rejected', 'fulfilled']);
  expect(await written()).toEqual([2]);
});

test('the first conflict has no pause, and no attempt is after the deadline', async () => {
  expect(await createAttempts({ ...CONTENTION, deadline: 60_000 })()).toBe(true);
  expect(await createAttempts({ ...CONTENTION, deadline: 0 })()).toBe(false);
});
