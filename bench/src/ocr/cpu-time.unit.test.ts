import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { expect, test } from '@jest/globals';
import { processorSeconds } from './cpu-time.js';

const BUSY = 'const end = process.cpuUsage().user + 400000; while (process.cpuUsage().user < end);';

test('the time of child processes counts', async () => {
  const before = processorSeconds();
  const own = process.cpuUsage();
  await promisify(execFile)(process.execPath, ['-e', BUSY], { env: {} });
  const { user, system } = process.cpuUsage(own);
  expect(processorSeconds() - before - (user + system) / 1e6).toBeGreaterThan(0.35);
});
