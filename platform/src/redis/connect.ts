import { createClient } from 'redis';

export type RedisClient = ReturnType<typeof openClient>;

export interface RedisOptions {
  /** Stands before every key, so that several users of one Redis stay apart. */
  prefix?: string;
  /** What a command does while Redis is away: `fail` at once, or `wait` for its return. */
  whenAway?: 'fail' | 'wait';
  /** Told of every broken connection; the client restores it by itself. */
  onError: (error: Error) => void;
}

/**
 * Connects to Redis, waiting for one that is not up yet. A lost connection is restored for ever, with growing waits of
 * up to two seconds, spread so that many processes don't return in the same instant.
 */
export async function connectRedis(url: string, options: RedisOptions): Promise<RedisClient> {
  const client = openClient(url, options);
  client.on('error', options.onError);
  await client.connect();
  return client;
}

/** A further connection like `client`, for commands that block. `onError` as in `RedisOptions`. */
export async function connectAlike(
  client: RedisClient,
  signal: AbortSignal,
  onError: (error: Error) => void,
): Promise<RedisClient> {
  const copy = client.duplicate();
  copy.on('error', onError);
  signal.addEventListener('abort', () => disconnect(copy), { once: true });
  await copy.connect();
  return copy;
}

/** Cuts the connection now; commands still unanswered reject. Safe to call twice. */
export function disconnect(client: RedisClient): void {
  if (client.isOpen) client.destroy();
}

function openClient(url: string, { prefix, whenAway = 'wait' }: RedisOptions) {
  return createClient({
    url,
    ...(prefix ? { keyPrefix: prefix } : {}),
    disableOfflineQueue: whenAway === 'fail',
    commandsQueueMaxLength: 100_000,
    pingInterval: 20_000,
    socket: {
      connectTimeout: 5_000,
      reconnectStrategy: (retries: number) => Math.min(50 * 2 ** retries, 1_500) + Math.random() * 500,
    },
  });
}
