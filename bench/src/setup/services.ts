import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { freePort } from '@anamnesis/platform/process/free-port';
import { until } from '@anamnesis/platform/testing/until';
import type { Backends } from './backends.js';
import { nodeOptions, sibling } from '@anamnesis/platform/apart/node-options';
import { PUBLIC_URL, secrets } from './secrets.js';

export interface Running {
  /** Its origin. */
  readonly address: string;
  stop(): Promise<void>;
}

/** Time-out of a start, which may include building read models from a long log. */
const START_MILLISECONDS = 600_000;

type Service = 'command-service' | 'query-service' | 'projectors' | 'notification-service';

/** Starts a service like in production: its own `main`, in a process of its own. Resolves when it is ready. */
export function startService(service: Service, backends: Backends): Promise<Running> {
  const main = sibling('./main', import.meta.resolve(`@anamnesis/${service}/app`));
  return startProcess(main, backends, { inside: '/health/ready' });
}

/** Starts the bare server. */
export const startBare = (backends: Backends): Promise<Running> =>
  startProcess(sibling('../bare/server', import.meta.url), backends, { open: '/live' });

/** Starts the bare Socket.IO server. */
export const startBareSockets = (backends: Backends): Promise<Running> =>
  startProcess(sibling('../bare/socket-server', import.meta.url), backends, { open: '/live' });

async function startProcess(
  main: string,
  backends: Backends,
  ready: { open: string } | { inside: string },
): Promise<Running> {
  const [port, insidePort] = [await freePort(), await freePort()];
  const child = spawn(process.execPath, [...nodeOptions(main), main], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: {
      ...process.env,
      NODE_ENV: 'production',
      EVENTSTORE_URL: backends.eventStoreUrl,
      DATABASE_URL: backends.databaseUrl,
      REDIS_URL: backends.redisUrl,
      FILES_DIR: backends.filesDir,
      MASTER_KEY: secrets.masterKey.toString('hex'),
      VAULT_KEY: secrets.vaultKey.toString('hex'),
      TOKEN_SIGNING_KEY: secrets.signingSeed.toString('hex'),
      LOG_SIGNING_KEY: secrets.logSeed.toString('hex'),
      INTEGRITY_DIR: `${backends.filesDir}-heads`,
      ERASURE_LIST_FILE: `${backends.filesDir}-erasures`,
      TOKEN_PUBLIC_KEYS: secrets.publicKey,
      ...secrets.documents,
      WORKER_KEY: secrets.workerKey.toString('hex'),
      BARE_KEY: secrets.bareKey.toString('hex'),
      PUBLIC_URL,
      PORT: String(port),
      INTERNAL_PORT: String(insidePort),
      LOG_LEVEL: 'warn',
    },
  });
  const exited = once(child, 'exit');
  const address = `http://127.0.0.1:${port}`;
  const readyAddress = 'open' in ready ? address + ready.open : `http://127.0.0.1:${insidePort}${ready.inside}`;
  const stop = async () => {
    child.kill('SIGTERM');
    await exited;
  };
  try {
    const answers = until(async () => {
      const { status } = await fetch(readyAddress);
      if (status !== 200) throw new Error(`${main} is not ready: ${status}`);
    }, START_MILLISECONDS);
    await Promise.race([answers, exited.then(() => Promise.reject(new Error(`${main} ended`)))]);
  } catch (error) {
    await stop();
    throw error;
  }
  return { address, stop };
}
