import { mkdir, mkdtemp, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { open } from 'lmdb';
import { AlreadyRunning, holdDataDir } from './only-one.js';

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

test('a folder is held once, whatever path leads to it, until it is released', async () => {
  const link = join(root, 'link');
  await symlink(dataDir, link);
  const hold = await holdDataDir(dataDir);
  for (const path of [dataDir, link, join(root, 'data', '..', 'data')])
    await expect(holdDataDir(path)).rejects.toBeInstanceOf(AlreadyRunning);
  await hold.release();
  await (await holdDataDir(link)).release();
});

test('another folder for temporary files changes nothing', async () => {
  const hold = await holdDataDir(dataDir);
  process.env['TMPDIR'] = root;
  await expect(holdDataDir(dataDir)).rejects.toThrow(`already runs on ${dataDir} (process ${process.pid})`);
  await hold.release();
});

test('a hold whose process was killed is no obstacle, even if another process bears its id by now', async () => {
  await (await holdDataDir(dataDir)).release();
  const left = open<Buffer, Buffer>({ path: join(dataDir, 'lock'), encoding: 'binary', keyEncoding: 'binary' });
  await left.put(Buffer.from('owner'), Buffer.from(JSON.stringify({ pid: process.pid, started: 'long ago' })));
  await left.close();
  await (await holdDataDir(dataDir)).release();
});
