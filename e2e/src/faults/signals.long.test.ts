import { type ChildProcess, spawn } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, expect, test } from '@jest/globals';
import { isAlive } from '@anamnesis/embedded/backends/backend';
import { until } from '@anamnesis/platform/testing/until';
import type { RunningInfo } from '../testing/product.js';
import { backendsOn, launch, onFreshFolder } from './testing/launch.js';

const ROOT = fileURLToPath(new URL('../../..', import.meta.url));
const READY = 'Anamnesis is ready';

const started: number[] = [];
afterEach(() => {
  for (const pid of started.splice(0)) if (isAlive(pid)) process.kill(pid, 'SIGKILL');
});

/** Waits for running.json, which is written before the product is ready; returns the ids of all its processes. */
async function processesOn(dataDir: string): Promise<number[]> {
  const note = await until(
    async () => JSON.parse(await readFile(join(dataDir, 'running.json'), 'utf8')) as RunningInfo,
  );
  const pids = [note.pid, ...Object.values(note.backends)];
  expect(pids).toHaveLength(4);
  started.push(...pids);
  return pids;
}

const gone = (pids: readonly number[]) => until(async () => expect(pids.filter(isAlive)).toEqual([]));

function npmStart(dataDir: string): ChildProcess {
  return spawn('npm', ['start', '--', '--no-demo'], {
    cwd: ROOT,
    env: { ...process.env, NODE_OPTIONS: '', DATA_DIR: dataDir, PORT: '0' },
    stdio: 'ignore',
    detached: true,
  });
}

test.each(['SIGTERM', 'SIGINT', 'SIGHUP', 'SIGKILL'] as const)(
  '%s to npm ends all processes of `npm start`',
  (signal) =>
    onFreshFolder(async (dataDir) => {
      const npm = npmStart(dataDir);
      started.push(npm.pid as number);
      const pids = await processesOn(dataDir);
      npm.kill(signal);
      await gone([npm.pid as number, ...pids]);
      expect(await backendsOn(dataDir)).toEqual([]);
    }),
);

test('SIGHUP to the launcher, as from a closed terminal, stops everything in order', () =>
  onFreshFolder(async (dataDir) => {
    const product = launch(dataDir, { PORT: '0' });
    await product.says(READY);
    const pids = await processesOn(dataDir);
    product.process.kill('SIGHUP');
    expect(await product.ended).toBe(0);
    expect(product.said()).toContain('Stopped. Everything is kept.');
    await gone(pids);
  }));

test('the backends end by themselves after the launcher is killed', () =>
  onFreshFolder(async (dataDir) => {
    const product = launch(dataDir, { PORT: '0' });
    await product.says(READY);
    const pids = await processesOn(dataDir);
    product.process.kill('SIGKILL');
    await gone(pids);
  }));

test('a launcher started without npm outlives its parent, as a daemon', () =>
  onFreshFolder(async (dataDir) => {
    const start = join(ROOT, 'embedded', 'start.mjs');
    const parent = spawn('sh', ['-c', '"$@" & wait', 'sh', process.execPath, start, '--no-demo'], {
      env: { ...process.env, NODE_OPTIONS: '', DATA_DIR: dataDir, PORT: '0', npm_lifecycle_script: '' },
      stdio: 'ignore',
      detached: true,
    });
    const pids = await processesOn(dataDir);
    parent.kill('SIGKILL');
    await gone([parent.pid as number]);
    const { port } = JSON.parse(await readFile(join(dataDir, 'running.json'), 'utf8')) as RunningInfo;
    expect((await fetch(`http://localhost:${port}/health/live`)).status).toBe(200);
    process.kill(pids[0] as number, 'SIGTERM');
    await gone(pids);
  }));
