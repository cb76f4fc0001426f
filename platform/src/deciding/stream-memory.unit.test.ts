import { randomBytes, randomUUID } from 'node:crypto';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { expect, test } from '@jest/globals';
import { createStreamMemory, type KnownStream } from './stream-memory.js';

const decider = {};
const stream = {
  state: 'known',
  revision: 0n,
  position: 1n,
  commands: [{ key: 'patient/one/1', step: 'Enter', asked: 'x' }],
  subjects: [],
  at: 0,
};
const trusts = () => true;
/** A flat string, as from a request or the log; V8 would otherwise measure a concatenated one. */
const anId = () => Buffer.from(randomUUID()).toString();
const MINUTE = 60_000;

test('a stream is remembered for a minute, for the decider that folded it', () => {
  let now = 0;
  const memory = createStreamMemory({ trusts, now: () => now });
  memory.remember(decider, 'table-1', stream);
  expect(memory.recall(decider, 'table-1')).toBe(stream);
  expect(memory.recall({}, 'table-1')).toBeNull();
  now = MINUTE;
  expect(memory.recall(decider, 'table-1')).toBeNull();
});

test('each decider of a stream has its own state, and all are forgotten together', () => {
  const memory = createStreamMemory({ trusts });
  const [other, otherStream] = [{}, { ...stream, state: 'seen otherwise' }];
  memory.remember(decider, 'table-1', stream);
  memory.remember(other, 'table-1', otherStream);
  expect([memory.recall(decider, 'table-1'), memory.recall(other, 'table-1')]).toEqual([stream, otherStream]);
  memory.forget('table-1');
  expect([memory.recall(decider, 'table-1'), memory.recall(other, 'table-1')]).toEqual([null, null]);
});

test('a stream that is known up to a newer revision stays so', () => {
  const memory = createStreamMemory({ trusts });
  const newer = { ...stream, revision: 1n };
  memory.remember(decider, 'table-1', newer);
  memory.remember(decider, 'table-1', stream);
  memory.remember(decider, 'table-1', { ...stream, revision: null });
  expect(memory.recall(decider, 'table-1')).toBe(newer);
});

test('a stream is forgotten when a subject key is no longer trusted, even after frequent writes', () => {
  const trusted = new Set(['meera', 'rohan']);
  const memory = createStreamMemory({ trusts: (subject) => trusted.has(subject) });
  const ofBoth = { ...stream, subjects: ['meera', 'rohan'] };
  memory.remember(decider, 'table-1', ofBoth);
  memory.remember(decider, 'table-2', { ...stream, subjects: ['meera'] });
  trusted.delete('rohan');
  memory.remember(decider, 'table-1', ofBoth);
  expect(memory.recall(decider, 'table-1')).toBeNull();
  expect(memory.recall(decider, 'table-2')).not.toBeNull();
  trusted.add('rohan');
  expect(memory.recall(decider, 'table-1')).toBeNull();
});

test('a stream that is no longer used is removed within two minutes', () => {
  let now = 0;
  const memory = createStreamMemory({ trusts, now: () => now });
  memory.remember(decider, 'table-1', stream);
  now = 2 * MINUTE;
  memory.remember(decider, 'table-2', stream);
  // With the clock set back the entry would still be valid if it had been kept.
  now = 1;
  expect(memory.recall(decider, 'table-1')).toBeNull();
});

/** A stream whose state is a text of the given length. */
const long = (length: number): KnownStream => ({ ...stream, state: 'x'.repeat(length) });

test('the least recently used streams are evicted first when memory is full', () => {
  const memory = createStreamMemory({ trusts, maxBytes: 100_000_000 });
  const remembered = () => Array.from({ length: 300 }, (_, n) => n).filter((n) => memory.recall(decider, `table-${n}`));
  for (let n = 0; n < 300; n += 1) memory.remember(decider, `table-${n}`, long(200_000));
  expect(remembered().length).toBeGreaterThan(100);
  expect(remembered().length).toBeLessThan(300);
  expect(remembered().at(-1)).toBe(299);
  expect(remembered()[0]).toBe(300 - remembered().length);
});

test('released memory is reused', () => {
  const memory = createStreamMemory({ trusts, maxBytes: 100_000_000 });
  for (let n = 0; n < 10_000; n += 1) {
    memory.remember(decider, 'table-0', long(200_000));
    if (n % 2) memory.forget('table-0');
  }
  memory.remember(decider, 'table-1', long(200_000));
  memory.remember(decider, 'table-2', stream);
  expect(memory.recall(decider, 'table-1')).not.toBeNull();
});

test('a stream that takes a large share of the memory is not kept, nor is its earlier state', () => {
  const memory = createStreamMemory({ trusts, maxBytes: 1_000_000 });
  memory.remember(decider, 'table-1', stream);
  memory.remember(decider, 'table-1', long(100_000));
  expect(memory.recall(decider, 'table-1')).toBeNull();
});

test('the entries take no more memory than the limit', () => {
  setFlagsFromString('--expose-gc');
  const collect = runInNewContext('gc') as () => void;
  const maxBytes = 32 * 1024 * 1024;
  const states: (() => unknown)[] = [
    () => ({ status: 'booked', appointmentId: anId(), slot: { startsAt: anId() }, inside: { a: true } }),
    () => Object.fromEntries(Array.from({ length: 16 }, (_, n) => [`09:${n}`, { time: `10:${n}`, id: anId() }])),
    () => new Map(Array.from({ length: 16 }, () => [anId(), { stands: true, text: anId() }])),
    () => Array.from({ length: 64 }, (_, n) => [n / 7, n % 2 === 0, null, {}]),
    () => randomBytes(400).toString('latin1'),
  ];
  for (const state of states) {
    const memory = createStreamMemory({ trusts, maxBytes });
    collect();
    const before = process.memoryUsage().heapUsed;
    let remembered = 0;
    for (; memory.recall(decider, 'table-0') || remembered === 0; remembered += 1) {
      const commands = [{ key: `patient/${anId()}/${anId()}`, step: 'Enter', asked: anId() }];
      memory.remember(decider, `table-${remembered}`, { ...stream, state: state(), commands });
    }
    collect();
    expect(process.memoryUsage().heapUsed - before).toBeLessThan(maxBytes);
    expect(remembered).toBeGreaterThan(1_000);
  }
});
