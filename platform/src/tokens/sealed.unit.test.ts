import { afterEach, expect, jest, test } from '@jest/globals';
import { createSealed } from './sealed.js';

const sealed = createSealed(Buffer.alloc(32, 5));
afterEach(() => {
  jest.useRealTimers();
});

test('comes back as it went, and tells nobody on the way', async () => {
  const token = await sealed.seal('second step', { subject: 'g-1' }, 5);
  expect(await sealed.open('second step', token)).toMatchObject({ subject: 'g-1' });
  expect(Buffer.from(token, 'base64url').toString()).not.toContain('g-1');
});

test('opens nothing else, nor for anybody else, nor later', async () => {
  const token = await sealed.seal('second step', { subject: 'g-1' }, 5);
  expect(await sealed.open('setup', token)).toBeNull();
  expect(await createSealed(Buffer.alloc(32, 6)).open('second step', token)).toBeNull();
  jest.useFakeTimers({ now: Date.now() + 6 * 60_000, doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask'] });
  expect(await sealed.open('second step', token)).toBeNull();
});

test.each(['', 'nonsense', 'a.b.c.d.e', `${'x'.repeat(4000)}`])('"%.20s" is none', async (token) => {
  expect(await sealed.open('second step', token)).toBeNull();
});

test('no sign of it can be changed', async () => {
  const token = await sealed.seal('second step', { subject: 'g-1' }, 5);
  const middle = token.length - 40;
  const other = token[middle] === 'A' ? 'B' : 'A';
  expect(await sealed.open('second step', token.slice(0, middle) + other + token.slice(middle + 1))).toBeNull();
});
