import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cp, mkdir, mkdtemp, rename, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { FolderInUse } from '../event-store/folder-lock.js';
import { lockServerFolder } from './server-folder.js';

const SHORT = 300;
let root: string;
let folder: string;
const servers: ChildProcess[] = [];
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'anamnesis-server-'));
  folder = join(root, 'redis');
  await mkdir(folder);
});
afterEach(async () => {
  for (const server of servers.splice(0)) server.kill('SIGKILL');
  await rm(root, { recursive: true });
});

/** A server on the folder, as a launcher leaves it that was killed: the lock is the server's alone. */
async function leftover({ worksIn = folder, says = `'ready'` } = {}) {
  const lock = await lockServerFolder(folder, 'SIGTERM');
  const program = `process.send(${says}); setInterval(() => undefined, 1_000);`;
  const server = spawn(process.execPath, ['-e', program], {
    cwd: worksIn,
    stdio: ['ignore', 'ignore', 'ignore', 'ipc', lock.file],
  });
  servers.push(server);
  lock.name(server.pid!);
  lock.release();
  const [said] = await once(server, 'message');
  server.disconnect();
  return { server, said: said as unknown };
}

test('a server that was left over is asked to end, and the folder is free once it and its children have', async () => {
  const { server } = await leftover();
  const ended = once(server, 'exit');
  (await lockServerFolder(folder, 'SIGTERM')).release();
  expect(await ended).toEqual([null, 'SIGTERM']);

  // Its child has the lock as well, and goes on after it.
  const starts = `require('child_process').spawn('sleep', ['600'], { stdio: ['ignore', 'ignore', 'ignore', 4] }).pid`;
  const { server: parent, said: child } = await leftover({ says: starts });
  parent.kill('SIGKILL');
  await once(parent, 'exit');
  await expect(lockServerFolder(folder, 'SIGTERM', SHORT)).rejects.toBeInstanceOf(FolderInUse);
  process.kill(Number(child), 'SIGKILL');
  (await lockServerFolder(folder, 'SIGTERM')).release();
});

test('a process that works elsewhere is not ended, whatever the file says, and the folder stays in use', async () => {
  const { server } = await leftover({ worksIn: root });
  await expect(lockServerFolder(folder, 'SIGTERM', SHORT)).rejects.toBeInstanceOf(FolderInUse);
  expect([server.exitCode, server.signalCode]).toEqual([null, null]);
});

test('a copy of a folder in use is free, also under its former name, and its server goes on', async () => {
  const { server } = await leftover();
  await rename(root, `${root}-moved`);
  await cp(`${root}-moved`, root, { recursive: true });
  (await lockServerFolder(folder, 'SIGTERM', 0)).release();
  expect([server.exitCode, server.signalCode]).toEqual([null, null]);
  await rm(`${root}-moved`, { recursive: true });
});
