// Parses on Node 20: a machine may have nothing newer.
import { spawn } from 'node:child_process';
import { accessSync, constants, linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
/** Names the process that installs or builds in this clone, and its step. An interrupted one leaves it behind. */
const note = join(root, '.runtime', 'preparing.json');
/** The number of each signal. */
const SIGNALS = { SIGHUP: 1, SIGINT: 2, SIGTERM: 15 };
/** Milliseconds. */
const POLL = 200;

/** The step that was interrupted, or is not finished yet; null without one. */
export const unfinishedStep = () => noted()?.step ?? null;

/** Installs or builds once no other command does so in this clone. `work` is told which step was interrupted before; null if none was. */
export async function preparing(work) {
  const result = await work(await take());
  rmSync(note, { force: true });
  return result;
}

/** Takes the note once nobody has it. Returns the step that its last owner left unfinished. */
async function take() {
  makeFolder();
  for (let isTold = false; ;) {
    if (create()) return null;
    const left = noted();
    if (left && !isAlive(left.owner) && !isAlive(left.program)) {
      writeFileSync(note, JSON.stringify({ ...left, owner: processOf(process.pid) }));
      // Another command may have seen the same: the last one that wrote has it.
      await pause(POLL);
      if (noted()?.owner?.pid === process.pid) return left.step;
    }
    if (left && !isTold && left.owner?.pid !== process.pid)
      console.error(
        `Another command installs or builds here (process ${left.owner?.pid}); waiting … If there is none, delete ${note}`,
      );
    isTold = true;
    await pause(POLL);
  }
}

function makeFolder() {
  try {
    mkdirSync(dirname(note), { recursive: true });
    accessSync(dirname(note), constants.W_OK);
  } catch (error) {
    throw new Error(`This user may not write in ${dirname(note)}, where Anamnesis is installed.`, { cause: error });
  }
}

/** Creates the note with its content at once; false if there is one. */
function create() {
  const draft = `${note}.${process.pid}`;
  writeFileSync(draft, JSON.stringify({ owner: processOf(process.pid), step: null }));
  try {
    linkSync(draft, note);
    return true;
  } catch (error) {
    if (error.code === 'EEXIST') return false;
    throw error;
  } finally {
    rmSync(draft);
  }
}

function noted() {
  try {
    return JSON.parse(readFileSync(note, 'utf8'));
  } catch (error) {
    if (error.code === 'ENOENT') return null;
    // It is being written, or was by who was interrupted.
    if (error instanceof SyntaxError) return { step: null };
    throw error;
  }
}

/** A process by its number, which the system gives to another one later, and when it began; null where there is no /proc. */
const processOf = (pid) => ({ pid, began: statusOf(pid)?.began ?? null });

/** What Linux tells of a process: whether it has ended without its parent asking, and when it began, since the machine did. */
function statusOf(pid) {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // The name, in brackets, may have spaces.
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    return { hasEnded: fields[0] === 'Z', began: fields[19] };
  } catch {
    // There is no /proc, or the process has just ended.
    return null;
  }
}

function isAlive(one) {
  if (!one?.pid) return false;
  try {
    process.kill(one.pid, 0);
  } catch (error) {
    if (error.code !== 'EPERM') return false;
  }
  const status = statusOf(one.pid);
  return status === null || (!status.hasEnded && (one.began === null || one.began === status.began));
}

/**
 * Runs the program of a step, within `preparing`, and returns its exit code. A signal to this process ends it at once, with all that it has
 * started: npm would roll back for half a minute beside the next command, which begins anew.
 */
export function runStep(step, command, args, options) {
  const end = (signal) => {
    if (child.pid) process.kill(-child.pid, 'SIGKILL');
    process.exit(128 + SIGNALS[signal]);
  };
  // Before it is started: without a handler a signal ends this process alone, and what it has started runs on.
  for (const signal of Object.keys(SIGNALS)) process.on(signal, end);
  const child = spawn(command, args, {
    stdio: ['inherit', process.stderr, process.stderr],
    detached: true,
    ...options,
  });
  writeFileSync(note, JSON.stringify({ owner: processOf(process.pid), program: processOf(child.pid), step }));
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('exit', (code) => {
      for (const signal of Object.keys(SIGNALS)) process.off(signal, end);
      resolve(code);
    });
  });
}
