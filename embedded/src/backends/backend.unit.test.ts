import { expect, test } from '@jest/globals';
import { freePort } from '@anamnesis/platform/process/free-port';
import { untilReady } from './backend.js';

test('many who ask for a free port at once are given one each', async () => {
  const ports = await Promise.all(Array.from({ length: 200 }, freePort));
  expect(new Set(ports).size).toBe(200);
});

test('a process that has ended is not waited for, though its probe never answers', async () => {
  const neverAnswers = () => new Promise<void>(() => undefined);
  await expect(untilReady(neverAnswers, Promise.resolve(), () => 'It did not start')).rejects.toThrow(
    'It did not start',
  );
});
