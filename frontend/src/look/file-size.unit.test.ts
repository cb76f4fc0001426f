import { expect, test } from '@jest/globals';
import { sizeOf } from './file-size';

const m = {
  kilobytes: ({ size }: { size: string }) => `${size} KB`,
  megabytes: ({ size }: { size: string }) => `${size} MB`,
  gigabytes: ({ size }: { size: string }) => `${size} GB`,
} as Parameters<typeof sizeOf>[0];

test.each([
  [1, '1 KB'],
  [300 * 1024, '300 KB'],
  [1.5 * 1024 ** 2, '1.5 MB'],
  [1.04 * 1024 ** 3, '1.04 GB'],
])('%s bytes are %s', (bytes, text) => expect(sizeOf(m, bytes)).toBe(text));
