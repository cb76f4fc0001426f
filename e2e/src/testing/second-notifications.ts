import { type ChildProcess, spawn } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { freePort } from '@anamnesis/platform/process/free-port';
import { until } from '@anamnesis/platform/testing/until';
import { signingKeyFrom } from '@anamnesis/platform/tokens/token-keys';
import type { BrowserContext } from 'playwright-core';
import type { Product } from './product.js';

const MAIN = fileURLToPath(new URL('../../../notification-service/dist/main.js', import.meta.url));

/** A notification-service in a process of its own, beside the one of the product, on the same Postgres, Redis and bus. */
export interface SecondNotifications {
  /** Lets the live connections of this person's pages go to it. Must be called before a page is opened, on a context with `bypassCSP`. */
  serve(context: BrowserContext): Promise<void>;
  /** Kills it: its connections end. */
  kill(): Promise<void>;
  start(): Promise<void>;
}

/** Starts a second notification-service on the backends of a product. */
export async function secondNotifications(product: Product): Promise<SecondNotifications> {
  const [port, internalPort] = [await freePort(), await freePort()];
  const environment = await environmentOf(product, port, internalPort);
  let child: ChildProcess;
  let said = '';
  const start = async () => {
    child = spawn(process.execPath, ['--enable-source-maps', MAIN], {
      env: environment,
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    for (const stream of [child.stdout, child.stderr])
      stream?.on('data', (chunk: Buffer) => (said += chunk.toString()));
    await until(async () => {
      const { status } = await fetch(`http://127.0.0.1:${internalPort}/health/ready`);
      if (status !== 200) throw new Error(`Not ready: ${status}\n${said}`);
    });
  };
  await start();
  return {
    // The socket has the path of the product's own, so that only its port differs.
    serve: async (context) => {
      await context.addInitScript((to) => {
        const Own = WebSocket;
        window.WebSocket = class extends Own {
          constructor(address: string | URL, protocols?: string | string[]) {
            const url = new URL(address);
            if (url.pathname.startsWith('/socket.io')) url.port = to;
            super(url, protocols);
          }
        };
      }, String(port));
    },
    async kill() {
      const ended = new Promise((resolve) => child.once('exit', resolve));
      child.kill('SIGKILL');
      await ended;
    },
    start,
  };
}

async function environmentOf({ address, dataDir, note }: Product, port: number, internalPort: number) {
  const secrets = JSON.parse(await readFile(join(dataDir, 'secrets.json'), 'utf8')) as { tokenSigningKey: string };
  const redis = JSON.parse(await readFile(join(dataDir, 'redis', 'running.json'), 'utf8')) as {
    port: number;
    password: string;
  };
  return {
    ...process.env,
    NODE_OPTIONS: '',
    NODE_ENV: 'production',
    PORT: String(port),
    INTERNAL_PORT: String(internalPort),
    PUBLIC_URL: address,
    DATABASE_URL: (await note()).DATABASE_URL,
    REDIS_URL: `redis://:${redis.password}@127.0.0.1:${redis.port}`,
    TOKEN_PUBLIC_KEYS: signingKeyFrom(Buffer.from(secrets.tokenSigningKey, 'base64')).publicKey,
  };
}
