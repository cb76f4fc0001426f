import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { until } from '@anamnesis/platform/testing/until';

let clone: string;
let log: string;
beforeEach(async () => {
  clone = await mkdtemp(join(tmpdir(), 'clone-'));
  log = join(clone, 'log');
  await writeFile(log, '');
  const module = fileURLToPath(new URL('../../preparing.mjs', import.meta.url));
  await cp(module, join(clone, 'embedded', 'preparing.mjs'));
  // Says in the log when it has the clone, and then runs a step of so many milliseconds.
  await writeFile(
    join(clone, 'command.mjs'),
    `import { appendFileSync } from 'node:fs';
     import { preparing, runStep } from './embedded/preparing.mjs';
     const [name, milliseconds] = process.argv.slice(2);
     const say = (what) => appendFileSync(${JSON.stringify(log)}, name + ' ' + what + '\\n');
     await preparing(async (interrupted) => {
       say('begins after ' + interrupted);
       await runStep('install', process.execPath, ['-e', 'setTimeout(() => {}, ' + milliseconds + ')']);
       say('ends');
     });`,
  );
});
const commands: ChildProcess[] = [];
afterEach(async () => {
  for (const each of commands.splice(0)) each.kill('SIGKILL');
  await rm(clone, { recursive: true });
});

function command(name: string, milliseconds: number): ChildProcess {
  const child = spawn(process.execPath, [join(clone, 'command.mjs'), name, String(milliseconds)], { stdio: 'ignore' });
  commands.push(child);
  return child;
}
const said = async () => (await readFile(log, 'utf8')).trim().split('\n');
const FOR_EVER = 10 * 60_000;
const hasBegun = (name: string) =>
  until(async () => expect(await said()).toContainEqual(expect.stringContaining(`${name} begins`)));
const running = async () => {
  const note: unknown = JSON.parse(await readFile(join(clone, '.runtime', 'preparing.json'), 'utf8'));
  return note as { program?: { pid: number } };
};
const program = () =>
  until(async () => {
    const { program: one } = await running();
    if (!one) throw new Error('No program runs yet');
    return one.pid;
  });
const isAlive = (pid: number) => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};

test('commands in one clone install one after the other', async () => {
  const all = ['one', 'two', 'three'].map((name) => command(name, 50));
  await Promise.all(all.map((child) => once(child, 'exit')));
  const lines = await said();
  expect(lines).toHaveLength(6);
  for (const index of [0, 2, 4]) expect(lines[index + 1]).toBe(lines[index]?.replace(/begins.*/, 'ends'));
});

test.each(['SIGINT', 'SIGTERM'] as const)(
  '%s ends what was installing at once, and the next command knows that it is unfinished',
  async (signal) => {
    const one = command('one', FOR_EVER);
    const pid = await program();
    one.kill(signal);
    await once(one, 'exit');
    await until(async () => expect(isAlive(pid)).toBe(false));
    await once(command('two', 1), 'exit');
    await once(command('three', 1), 'exit');
    expect(await said()).toEqual([
      ...['one begins after null', 'two begins after install', 'two ends'],
      ...['three begins after null', 'three ends'],
    ]);
  },
);

test('what outlives a killed command is waited for', async () => {
  const one = command('one', FOR_EVER);
  await hasBegun('one');
  const pid = await program();
  one.kill('SIGKILL');
  await once(one, 'exit');
  const two = command('two', 1);
  expect(isAlive(pid)).toBe(true);
  process.kill(pid, 'SIGKILL');
  await once(two, 'exit');
  expect(await said()).toEqual(['one begins after null', 'two begins after install', 'two ends']);
});

/** Leaves the note of a command that was interrupted. */
async function leaveNote(owner: { pid: number; began: string | null }) {
  await mkdir(join(clone, '.runtime'));
  await writeFile(join(clone, '.runtime', 'preparing.json'), JSON.stringify({ owner, program: owner, step: 'build' }));
}

test('a process with the number of an interrupted command is not waited for', async () => {
  await leaveNote({ pid: process.pid, began: '1' });
  await once(command('one', 1), 'exit');
  expect(await said()).toEqual(['one begins after build', 'one ends']);
});

test('nor is a command that has ended, and whose parent has not asked', async () => {
  const parent = spawn('sh', ['-c', '(exit 0) & echo $!; exec sleep 600'], { stdio: ['ignore', 'pipe', 'ignore'] });
  commands.push(parent);
  const [line] = (await once(parent.stdout, 'data')) as [Buffer];
  await leaveNote({ pid: Number(line), began: null });
  await once(command('one', 1), 'exit');
  expect(await said()).toEqual(['one begins after build', 'one ends']);
});
