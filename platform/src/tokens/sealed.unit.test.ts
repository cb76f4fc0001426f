import { afterEach, expect, jest, test } from '@jest/globals';
import { createSealed } from './sealed.js';

const sealed = createSealed(Buffer.alloc(32, 5));
afterEach(() => {
  jest.useRealTimers();
});

test('the content is restored, and not readable in the token', async () => {
  const token = await sealed.seal('second step', { subject: 'g-1' }, 5);
  expect(await sealed.open('second step', token)).toMatchObject({ subject: 'g-1' });
  expect(Buffer.from(token, 'base64url').toString()).not.toContain('g-1');
});

test('a token is invalid for another purpose, under another key, and after its expiry', async () => {
  const token = await sealed.seal('second step', { subject: 'g-1' }, 5);
  expect(await sealed.open('setup', token)).toBeNull();
  expect(await createSealed(Buffer.alloc(32, 6)).open('second step', token)).toBeNull();
  jest.useFakeTimers({ now: Date.now() + 6 * 60_000, doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask'] });
  expect(await sealed.open('second step', token)).toBeNull();
});

test.each(['', 'nonsense', 'a.b.c.d.e', `${'x'.repeat(4000)}`])('"%.20s" is not a token', async (token) => {
  expect(await sealed.open('second step', token)).toBeNull();
});

test('a modified token is rejected', async () => {
  const token = await sealed.seal('second step', { subject: 'g-1' }, 5);
  const middle = token.length - 40;
  const other = token[middle] === 'A' ? 'B' : 'A';
  expect(await sealed.open('second step', token.slice(0, middle) + other + token.slice(middle + 1))).toBeNull();
});
