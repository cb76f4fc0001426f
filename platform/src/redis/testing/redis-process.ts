import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { freePort } from '../../process/free-port.js';

/** A separate Redis for one test, which can stop, start and empty it. Every write is synced before its reply. */
export interface RedisProcess {
  url: string;
  start(): Promise<void>;
  stop(): Promise<void>;
  /** Kills it without a shutdown, as in a machine failure. */
  kill(): Promise<void>;
  /** Stops it and removes its data. */
  remove(): Promise<void>;
}

export async function createRedisProcess(): Promise<RedisProcess> {
  const dir = await mkdtemp(join(tmpdir(), 'redis-test-'));
  const port = await freePort();
  let running: ChildProcess | null = null;
  const end = async (signal: NodeJS.Signals) => {
    if (running && running.exitCode === null && running.signalCode === null) {
      const exited = once(running, 'exit');
      running.kill(signal);
      await exited;
    }
    running = null;
  };
  const stop = () => end('SIGTERM');
  return {
    url: `redis://127.0.0.1:${port}`,
    async start() {
      const durable = ['--appendonly', 'yes', '--appendfsync', 'always', '--save', ''];
      running = spawn('redis-server', ['--port', String(port), '--bind', '127.0.0.1', '--dir', dir, ...durable]);
      await lineThat(running, /Ready to accept connections/);
    },
    stop,
    kill: () => end('SIGKILL'),
    async remove() {
      await stop();
      await rm(dir, { recursive: true, force: true });
    },
  };
}

/** Resolves with the first line of output that matches; rejects when the process ends before. */
export function lineThat(child: ChildProcess, pattern: RegExp): Promise<RegExpMatchArray> {
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('exit', (code) => reject(new Error(`exited with ${code} before its output matched ${pattern}`)));
    for (const stream of [child.stdout, child.stderr]) {
      if (!stream) continue;
      createInterface({ input: stream }).on('line', (line) => {
        const match = pattern.exec(line);
        if (match) resolve(match);
      });
    }
  });
}
