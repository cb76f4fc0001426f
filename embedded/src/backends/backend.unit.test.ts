import { expect, test } from '@jest/globals';
import { freePort } from '@anamnesis/platform/process/free-port';
import { untilReady } from './backend.js';

test('concurrent requests for a free port get different ports', async () => {
  const ports = await Promise.all(Array.from({ length: 200 }, freePort));
  expect(new Set(ports).size).toBe(200);
});

test('the exit of a process ends the wait for its readiness, even if its probe never returns', async () => {
  const neverAnswers = () => new Promise<void>(() => undefined);
  await expect(untilReady(neverAnswers, Promise.resolve(), () => 'It did not start')).rejects.toThrow(
    'It did not start',
  );
});
