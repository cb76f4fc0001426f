import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cp, mkdir, mkdtemp, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { until } from '@anamnesis/platform/testing/until';
import { apart, OTHER_PROCESS } from '../event-store/testing/other-container.js';
import { DataDirInUse, lockDataDir } from './data-dir-lock.js';

const usual = process.env['TMPDIR'];
let root: string;
let dataDir: string;
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'anamnesis-hold-'));
  dataDir = join(root, 'data');
  await mkdir(dataDir);
});
afterEach(async () => {
  if (usual === undefined) delete process.env['TMPDIR'];
  else process.env['TMPDIR'] = usual;
  await rm(root, { recursive: true });
});

test('a folder can be locked once, by any path to it, until it is unlocked', async () => {
  const link = join(root, 'link');
  await symlink(dataDir, link);
  const hold = await lockDataDir(dataDir);
  for (const path of [dataDir, link, join(root, 'data', '..', 'data')])
    await expect(lockDataDir(path)).rejects.toBeInstanceOf(DataDirInUse);
  hold.release();
  (await lockDataDir(link)).release();
});

test('the lock does not depend on the folder for temporary files', async () => {
  const hold = await lockDataDir(dataDir);
  process.env['TMPDIR'] = root;
  await expect(lockDataDir(dataDir)).rejects.toThrow(`already runs on ${dataDir} (process ${process.pid})`);
  hold.release();
});

const LOCK = `
  const { lockFolder } = await import(process.argv[1]);
  try {
    lockFolder(process.argv[2]);
    console.log('locked');
    setInterval(() => undefined, 1_000);
  } catch (error) {
    console.log(error.message);
  }
`;
/** Another process that locks a folder, apart where that is allowed. Resolves to its first words. */
async function lockedApart(folder: string) {
  const node = [process.execPath, '--import', 'tsx', '--input-type=module', '-e', LOCK];
  const module = fileURLToPath(new URL('../event-store/folder-lock.ts', import.meta.url));
  const [command, ...rest] = apart([...node, module, folder]);
  const child = spawn(command, rest, { env: { ...process.env, NODE_OPTIONS: '' }, detached: true });
  const ended = once(child, 'exit');
  const [words] = (await Promise.race([once(child.stdout, 'data'), once(child.stderr, 'data')])) as [Buffer];
  return {
    words: String(words),
    ended,
    kill: async () => {
      // The process and what it started.
      process.kill(-child.pid!, 'SIGKILL');
      await ended;
    },
  };
}

test(`the lock is seen by ${OTHER_PROCESS}, and goes with a killed one`, async () => {
  const hold = await lockDataDir(dataDir);
  const refused = await lockedApart(dataDir);
  expect(refused.words).toContain('is in use by process');
  await refused.ended;
  hold.release();

  const other = await lockedApart(dataDir);
  expect(other.words).toBe('locked\n');
  await expect(lockDataDir(dataDir)).rejects.toBeInstanceOf(DataDirInUse);
  await other.kill();
  await until(async () => (await lockDataDir(dataDir)).release());
});

test('a copy of a locked folder is not locked', async () => {
  const hold = await lockDataDir(dataDir);
  const copy = join(root, 'copy');
  await cp(dataDir, copy, { recursive: true });
  (await lockDataDir(copy)).release();
  hold.release();
});
