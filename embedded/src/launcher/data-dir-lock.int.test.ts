import { mkdir, mkdtemp, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { open } from 'lmdb';
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
  await hold.release();
  await (await lockDataDir(link)).release();
});

test('the lock does not depend on the folder for temporary files', async () => {
  const hold = await lockDataDir(dataDir);
  process.env['TMPDIR'] = root;
  await expect(lockDataDir(dataDir)).rejects.toThrow(`already runs on ${dataDir} (process ${process.pid})`);
  await hold.release();
});

test('the lock of a killed process is ignored, even if another process has its id', async () => {
  await (await lockDataDir(dataDir)).release();
  const left = open<Buffer, Buffer>({ path: join(dataDir, 'lock'), encoding: 'binary', keyEncoding: 'binary' });
  await left.put(Buffer.from('owner'), Buffer.from(JSON.stringify({ pid: process.pid, started: 'long ago' })));
  await left.close();
  await (await lockDataDir(dataDir)).release();
});
