import { spawn } from 'node:child_process';
import { createSocket } from 'node:dgram';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ensurePrograms } from '@anamnesis/platform/testing/debian-programs';

/** The configuration that operators use too. */
const CONFIGURATION = fileURLToPath(new URL('../../../deploy/turn/turnserver.conf', import.meta.url));

export interface TurnServer {
  readonly url: string;
  readonly secret: string;
  close(): Promise<void>;
}

/** Starts coturn with the product's configuration, on the loopback address. */
export async function startTurnServer(): Promise<TurnServer> {
  await ensurePrograms('turnserver');
  const folder = await mkdtemp(join(tmpdir(), 'anamnesis-turn-'));
  const [port, secret] = [await freeUdpPort(), 'shared between coturn and the product'];
  const here = ['--listening-ip=127.0.0.1', '--relay-ip=127.0.0.1', '--allow-loopback-peers'];
  const files = [`--userdb=${folder}/turndb`, `--pidfile=${folder}/pid`];
  const child = spawn(
    'turnserver',
    ['-c', CONFIGURATION, `--static-auth-secret=${secret}`, `--listening-port=${port}`, ...here, ...files],
    { stdio: ['ignore', 'pipe', 'pipe'] },
  );
  const exited = once(child, 'exit');
  let output = '';
  await new Promise<void>((ready, reject) => {
    const append = (chunk: Buffer) => {
      output += chunk.toString();
      if (output.includes('Total General servers')) ready();
    };
    child.stdout.on('data', append);
    child.stderr.on('data', append);
    exited.then(() => reject(new Error(`coturn did not start:\n${output}`)), reject);
  });
  return {
    url: `turn:127.0.0.1:${port}?transport=udp`,
    secret,
    async close() {
      child.kill('SIGTERM');
      await exited;
      await rm(folder, { recursive: true });
    },
  };
}

async function freeUdpPort(): Promise<number> {
  const socket = createSocket('udp4').bind(0, '127.0.0.1');
  await once(socket, 'listening');
  const { port } = socket.address();
  await new Promise<void>((closed) => socket.close(() => closed()));
  return port;
}
