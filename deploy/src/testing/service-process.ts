import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { promisify } from 'node:util';
import { until } from '@anamnesis/platform/testing/until';
import { root } from './compose-file.js';

const run = promisify(execFile);
const dockerfile = await readFile(resolve(root, 'deploy/Dockerfile'), 'utf8');
/** What the image itself sets, of what is not told by the compose file. */
const IMAGE = { NODE_ENV: 'production' };
/** Milliseconds; on a busy machine five Node processes start at once. */
const START = 90_000;

type Variables = Readonly<Record<string, string>>;

/** A service in a process of its own, as its image runs it. */
export interface ServiceProcess {
  /** All that it logged so far. */
  log(): string;
  /** Tells it to stop, and answers the code that it ended with; null when it had to be killed. */
  stop(): Promise<number | null>;
}

/** Runs a command in the place of a service, with its variables and nothing else; answers its output. */
export async function runAs(variables: Variables, [, ...args]: readonly string[]): Promise<string> {
  const { stdout } = await run(process.execPath, args, { cwd: root, env: { ...IMAGE, ...variables } });
  return stdout;
}

/** Starts a service with these variables and nothing else, and settles when it says that it is ready. Throws with its log when it ends before. */
export async function startService(name: string, variables: Variables): Promise<ServiceProcess> {
  const child = spawn(process.execPath, [mainOf(name)], {
    cwd: root,
    env: { ...IMAGE, ...variables },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let log = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (text: Buffer) => (log += text.toString()));
  const exited = once(child, 'exit') as Promise<[number | null]>;
  const ended = exited.then(([code]) => Promise.reject(new Error(`${name} ended with ${code}: ${log}`)));
  const isReady = async () => {
    const told = await fetch(`http://127.0.0.1:${variables['INTERNAL_PORT']}/health/ready`);
    if (!told.ok) throw new Error(`${name} is not ready: ${await told.text()}`);
  };
  await Promise.race([until(isReady, START), ended]).catch((error: unknown) => {
    child.kill('SIGKILL');
    throw error;
  });
  // Ending is no failure from here on.
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

/** What the image of a service runs. Throws where it runs something else than a file of Node's. */
function mainOf(service: string): string {
  const [, main] =
    new RegExp(`^FROM service AS ${service}\n[^]*?^CMD \\["node", "(\\S+)"\\]$`, 'm').exec(dockerfile) ?? [];
  if (!main) throw new Error(`deploy/Dockerfile does not say what ${service} runs`);
  return main;
}
