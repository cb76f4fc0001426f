import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { promisify } from 'node:util';
import { until } from '@anamnesis/platform/testing/until';
import { root } from './compose-file.js';

const run = promisify(execFile);
const dockerfile = await readFile(resolve(root, 'deploy/Dockerfile'), 'utf8');
/** Variables set by the image itself. */
const IMAGE = { NODE_ENV: 'production', NODE_OPTIONS: /^ENV NODE_OPTIONS=(.+)$/m.exec(dockerfile)?.[1] };
/** Start time-out in milliseconds; on a busy machine five Node processes start at once. */
const START = 90_000;

type Variables = Readonly<Record<string, string>>;

/** A service in a separate process, like in its image. */
export interface ServiceProcess {
  /** Its log so far. */
  log(): string;
  /** Sends SIGTERM and returns the exit code; null when it was killed. */
  stop(): Promise<number | null>;
}

/** Runs a command with only a service's variables; returns its output. */
export async function runAs(variables: Variables, [, ...args]: readonly string[]): Promise<string> {
  const { stdout } = await run(process.execPath, args, { cwd: root, env: { ...IMAGE, ...variables } });
  return stdout;
}

/** Starts a service with only these variables, and resolves when it is ready. Throws with its log when it exits before. */
export async function startService(name: string, variables: Variables): Promise<ServiceProcess> {
  const child = spawn(process.execPath, [mainOf(name)], {
    cwd: root,
    env: { ...IMAGE, ...variables },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let log = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (text: Buffer) => (log += text.toString()));
  const exited = once(child, 'exit') as Promise<[number | null]>;
  const ended = exited.then(([code]) => Promise.reject(new Error(`${name} exited with ${code}: ${log}`)));
  const isReady = async () => {
    const response = await fetch(`http://127.0.0.1:${variables['INTERNAL_PORT']}/health/ready`);
    if (!response.ok) throw new Error(`${name} is not ready: ${await response.text()}`);
  };
  await Promise.race([until(isReady, START), ended]).catch((error: unknown) => {
    child.kill('SIGKILL');
    throw error;
  });
  // From here on an exit is not an error.
  ended.catch(() => undefined);
  return {
    log: () => log,
    async stop() {
      child.kill('SIGTERM');
      const [code] = await exited;
      return code;
    },
  };
}

/** The main file in the image of a service. Throws where it runs anything but a Node script. */
function mainOf(service: string): string {
  const [, main] =
    new RegExp(`^FROM service AS ${service}\n[^]*?^CMD \\["node", "(\\S+)"\\]$`, 'm').exec(dockerfile) ?? [];
  if (!main) throw new Error(`deploy/Dockerfile has no Node script for ${service}`);
  return main;
}
