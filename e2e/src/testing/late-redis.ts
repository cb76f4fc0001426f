import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { join } from 'node:path';
import { startRedis } from '@anamnesis/embedded/backends/redis';

/** Redis commands that wait for jobs, events or messages; workers and pushes react to their replies. */
const WAITING = /bzpopmin|xread|subscribe/i;

/** A Redis whose jobs, events and messages arrive late. */
export interface LateRedis {
  readonly url: string;
  stop(): Promise<void>;
}

/** Starts the Redis of a data folder behind a port that delays every reply to a connection that waits for work. */
export async function lateRedis(dataDir: string, delay: () => Promise<void>): Promise<LateRedis> {
  const redis = await startRedis({ dir: join(dataDir, 'redis') });
  const open = new Set<Socket>();
  const server = createServer((client) => {
    const behind = connect(Number(new URL(redis.url).port), '127.0.0.1');
    let isWaiting = false;
    let turn = Promise.resolve();
    client.on('data', (bytes: Buffer) => {
      isWaiting ||= WAITING.test(bytes.toString('latin1'));
      behind.write(bytes);
    });
    behind.on('data', (bytes: Buffer) => {
      turn = turn.then(() => (isWaiting ? delay() : undefined)).then(() => void client.write(bytes));
    });
    for (const [one, other] of [
      [client, behind],
      [behind, client],
    ] as const) {
      open.add(one);
      one.on('error', () => other.destroy());
      one.on('close', () => {
        open.delete(one);
        other.destroy();
      });
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const url = new URL(redis.url);
  url.port = String((server.address() as AddressInfo).port);
  return {
    url: url.href,
    async stop() {
      for (const socket of open) socket.destroy();
      await new Promise((resolve) => server.close(resolve));
      await redis.stop();
    },
  };
}
