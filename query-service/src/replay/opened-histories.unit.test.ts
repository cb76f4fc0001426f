import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import type { Recorded } from '@anamnesis/contracts/language/event';
import type { RecordedWireEvent } from '@anamnesis/platform/event-store/codec';
import { createOpenedHistories } from './opened-histories.js';
import type { LogPorts } from './read-history.js';

const [person, doctor] = [1, 2].map((n) => `0a1b0000-0000-4000-8000-00000000000${n}`) as [string, string];

/** A log whose events name this person, and their key in a vault. */
function aLog() {
  const streams = new Map<string, RecordedWireEvent[]>();
  const key = { exists: true, isTrusted: false };
  let position = 0n;
  let reads = 0;
  const add = (streamId: string, substance: string) => {
    const stream = streams.get(streamId) ?? [];
    streams.set(streamId, stream);
    position += 10n;
    stream.push({
      ...{ id: `event ${position}`, streamId, type: 'AllergyNoted', position, revision: BigInt(stream.length) },
      recordedAt: '2026-11-20T06:00:00.000Z',
      data: { patientId: person, author: { id: doctor, role: 'doctor' }, reaction: '', $personal: substance },
      metadata: {
        ...{ actor: { id: doctor, role: 'doctor' }, subject: person, correlationId: 'a', causationId: 'b' },
        schemaVersion: 1,
      },
    });
  };
  const open = ({ data: { $personal, ...clear }, ...event }: RecordedWireEvent): Recorded => {
    key.isTrusted ||= key.exists && $personal !== undefined;
    const placeholders = { substance: '(erased)', reaction: '', origin: undefined };
    return { ...event, data: { ...clear, ...(key.isTrusted && $personal ? { substance: $personal } : placeholders) } };
  };
  const ports = {
    pool: {
      query: () =>
        Promise.resolve({
          rows: [...streams].map(([stream_id, events]) => ({
            ...{ position, stream_id, last_position: events.at(-1)?.position },
          })),
        }),
    },
    store: {
      readRecorded: (streamId: string, after: bigint) => {
        reads += 1;
        return Promise.resolve((streams.get(streamId) ?? []).filter(({ revision }) => revision > after));
      },
    },
    codec: {
      decodeEach: (events: readonly RecordedWireEvent[]) => Promise.resolve(events.map(open)),
      trusts: () => key.isTrusted,
    },
  } as unknown as LogPorts;
  return { ports, add, key, reads: () => reads };
}

const name = { kind: 'patient', id: person } as const;
const substances = (events: readonly { event: Recorded }[]) =>
  events.map(({ event }) => (event.data as { substance: string }).substance);

beforeEach(() => {
  jest.useFakeTimers({ doNotFake: ['setImmediate'] });
});
afterEach(() => {
  jest.useRealTimers();
});

test('events of several streams are merged by position, and later ones are added without reading the others again', async () => {
  const log = aLog();
  for (const [stream, substance] of [
    ['a', 'Penicillin'],
    ['b', 'Latex'],
    ['a', 'Nuts'],
  ] as const)
    log.add(stream, substance);
  const memory = createOpenedHistories(log.ports);
  const { history } = await memory.open(name);
  expect(substances(history.entries)).toEqual(['Penicillin', 'Latex', 'Nuts']);
  expect(log.reads()).toBe(2);
  log.add('b', 'Pollen');
  expect((await memory.open(name)).history).toBe(history);
  expect(substances(history.entries)).toEqual(['Penicillin', 'Latex', 'Nuts', 'Pollen']);
  expect(log.reads()).toBe(3);
});

test('openings of one history at once read it once', async () => {
  const log = aLog();
  log.add('a', 'Penicillin');
  const memory = createOpenedHistories(log.ports);
  const [one, other] = await Promise.all([memory.open(name), memory.open(name)]);
  expect(one.history).toBe(other.history);
  expect([one.history.entries.length, log.reads()]).toEqual([1, 1]);
});

test('a history is forgotten a minute after its last use', async () => {
  const log = aLog();
  log.add('a', 'Penicillin');
  const memory = createOpenedHistories(log.ports);
  await memory.open(name);
  jest.advanceTimersByTime(59_000);
  await memory.open(name);
  jest.advanceTimersByTime(59_000);
  expect(memory.size).toBe(1);
  jest.advanceTimersByTime(2_000);
  expect(memory.size).toBe(0);
});

test('an erasure is forgotten as soon as the key is no longer trusted, also by a history in use', async () => {
  const log = aLog();
  log.add('a', 'Penicillin');
  const memory = createOpenedHistories(log.ports);
  const before = await memory.open(name);
  expect(before.history.isErased).toBe(false);
  // The key exists: what is held is kept.
  log.key.isTrusted = false;
  expect((await memory.open(name)).history).toBe(before.history);
  Object.assign(log.key, { exists: false, isTrusted: false });
  const { history } = await memory.open(name);
  expect(substances(history.entries)).toEqual(['(erased)']);
  expect(history).toMatchObject({ isErased: true, entries: [{ isErased: true }] });
  expect(memory.size).toBe(1);
});

test('the longest unused one makes room for others; one that is longer than all may be is refused', async () => {
  const log = aLog();
  log.add('a', 'Penicillin');
  const memory = createOpenedHistories(log.ports, { maxEvents: 2 });
  for (const kind of ['patient', 'appointment', 'doctor'] as const) await memory.open({ kind, id: person });
  expect(memory.size).toBe(2);
  const small = createOpenedHistories(log.ports, { maxEvents: 1 });
  await small.open(name);
  expect(small.size).toBe(1);
  log.add('b', 'Latex');
  await expect(small.open(name)).rejects.toMatchObject({ code: 'HISTORY_TOO_LONG' });
  expect(small.size).toBe(0);
});

test('a failed reading leaves nothing behind', async () => {
  const log = aLog();
  log.add('a', 'Penicillin');
  const fails = () => Promise.reject(new Error('No connection'));
  const memory = createOpenedHistories({ ...log.ports, store: { readRecorded: fails } });
  await expect(memory.open(name)).rejects.toThrow('No connection');
  expect(memory.size).toBe(0);
});

test('whoever waits for a reading that fails halfway reads anew, and sees all events', async () => {
  const log = aLog();
  log.add('a', 'Penicillin');
  log.add('b', 'Latex');
  const { store } = log.ports;
  let isBroken = true;
  const readRecorded: typeof store.readRecorded = async (streamId, after) => {
    if (streamId === 'b' && isBroken) {
      await Promise.resolve();
      isBroken = false;
      throw new Error('No connection');
    }
    return store.readRecorded(streamId, after);
  };
  const memory = createOpenedHistories({ ...log.ports, store: { readRecorded } });
  const [one, other] = await Promise.allSettled([memory.open(name), memory.open(name)]);
  expect(one).toMatchObject({ status: 'rejected', reason: { message: 'No connection' } });
  expect(other.status === 'fulfilled' && substances(other.value.history.entries)).toEqual(['Penicillin', 'Latex']);
});

test('personal fields of another person are placeholders, and no key is asked for', async () => {
  const log = aLog();
  log.add('a', 'Penicillin');
  const memory = createOpenedHistories(log.ports);
  const { history } = await memory.open({ kind: 'doctor', id: doctor });
  expect(substances(history.entries)).toEqual(['(erased)']);
  expect(history.entries[0]).toMatchObject({ isOfAnother: true, isErased: false });
  expect(log.key.isTrusted).toBe(false);
});
