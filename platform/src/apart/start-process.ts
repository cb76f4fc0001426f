import { type ChildProcess, fork } from 'node:child_process';
import { nodeOptions, sibling } from './node-options.js';
import type { Said } from './said.js';
import type { EndOfProcess, Heard, Told, ToStart } from './started.js';

const STARTER = sibling('./starter-process', import.meta.url);

/** A process that was started, seen from the one that works with it. */
interface Started {
  send(content: unknown): void;
  kill(): void;
}

/** Receives the messages of a process, and its end. */
interface Listener {
  hear(said: Said): void;
  ended(end: EndOfProcess): void;
}

const listeners = new Map<number, Listener & { readonly by: ChildProcess }>();
let starter: ChildProcess | null = null;
let count = 0;

/** Starts a program in a process of its own, by way of a small process that starts all of them (`starter-process.ts`). Everything ends with this one. */
export function startProcess(toStart: ToStart, listener: Listener): Started {
  const by = (starter ??= startStarter());
  const id = (count += 1);
  listeners.set(id, { ...listener, by });
  // Only while something is started does it keep this process.
  by.channel?.ref();
  const tell = (told: Told) => {
    if (by.connected) by.send(told, () => undefined);
  };
  tell({ id, type: 'start', ...toStart });
  return { send: (content) => tell({ id, type: 'send', content }), kill: () => tell({ id, type: 'kill' }) };
}

function startStarter(): ChildProcess {
  const started = fork(STARTER, {
    execArgv: nodeOptions(STARTER),
    serialization: 'advanced',
    env: { PATH: process.env['PATH'] },
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    // In a process group of its own: Ctrl-C in a terminal reaches only its parent, which decides when it ends.
    detached: true,
  });
  started.unref();
  started.channel?.unref();
  started.on('message', (heard: Heard) => {
    const listener = listeners.get(heard.id);
    if (heard.type === 'said') return listener?.hear(heard.said);
    listeners.delete(heard.id);
    if (listeners.size === 0) started.channel?.unref();
    listener?.ended(heard.end);
  });
  const lost = () => {
    if (starter === started) starter = null;
    // All that it started ends with it, whatever their content is.
    for (const [id, { by, ended }] of listeners) {
      if (by !== started) continue;
      listeners.delete(id);
      ended({ how: 'the process that starts others ended', signal: 'SIGKILL', limit: null });
    }
  };
  started.on('error', lost);
  started.once('exit', lost);
  return started;
}
