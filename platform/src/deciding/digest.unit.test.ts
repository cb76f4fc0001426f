import { expect, test } from '@jest/globals';
import { createDigest } from './digest.js';

const digest = createDigest(Buffer.alloc(32, 1));

test('equal contents have the same digest, independent of the order of their fields', () => {
  expect(digest({ a: 1, b: { c: [1, 2], d: 'x' } })).toBe(digest({ b: { d: 'x', c: [1, 2] }, a: 1 }));
  expect(digest({ a: 1, left: undefined })).toBe(digest({ a: 1 }));
});

test('different contents have different digests', () => {
  const all = [{ a: 1 }, { a: '1' }, { a: [1, 2] }, { a: [2, 1] }, { b: 1 }, { a: null }, {}].map(digest);
  expect(new Set(all).size).toBe(all.length);
});

test('another key gives another digest', () => {
  expect(createDigest(Buffer.alloc(32, 2))({ a: 1 })).not.toBe(digest({ a: 1 }));
});
