import { expect, test } from '@jest/globals';
import { createStreamMemory } from './stream-memory.js';

const decider = {};
const stream = {
  state: 'known',
  revision: 0n,
  position: 1n,
  commands: [{ key: 'patient/one/1', step: 'Enter', asked: 'x' }],
};

test('a stream is remembered for a minute, for the decider that folded it', () => {
  let now = 0;
  const memory = createStreamMemory(() => now);
  memory.remember(decider, 'table-1', stream);
  expect(memory.recall(decider, 'table-1')).toBe(stream);
  expect(memory.recall({}, 'table-1')).toBeNull();
  now = 60_000;
  expect(memory.recall(decider, 'table-1')).toBeNull();
});

test('each decider of a stream has its own state of it, and all are forgotten together', () => {
  const memory = createStreamMemory();
  const [other, otherStream] = [{}, { ...stream, state: 'seen otherwise' }];
  memory.remember(decider, 'table-1', stream);
  memory.remember(other, 'table-1', otherStream);
  expect([memory.recall(decider, 'table-1'), memory.recall(other, 'table-1')]).toEqual([stream, otherStream]);
  memory.forget('table-1');
  expect([memory.recall(decider, 'table-1'), memory.recall(other, 'table-1')]).toEqual([null, null]);
});

test('a long stream is not remembered, nor what was known of it before', () => {
  const memory = createStreamMemory();
  memory.remember(decider, 'table-1', stream);
  const commands = Array.from({ length: 201 }, (_, n) => ({ key: String(n), step: 'Enter', asked: 'x' }));
  memory.remember(decider, 'table-1', { ...stream, commands });
  expect(memory.recall(decider, 'table-1')).toBeNull();
});

test('the stream that was used least lately goes first when there are too many', () => {
  const memory = createStreamMemory();
  for (let n = 0; n <= 10_000; n += 1) memory.remember(decider, `table-${n}`, stream);
  expect(memory.recall(decider, 'table-0')).toBeNull();
  expect(memory.recall(decider, 'table-1')).toBe(stream);
});
