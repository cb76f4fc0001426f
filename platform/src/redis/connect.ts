import { createClient } from '@redis/client';

export type RedisClient = ReturnType<typeof openClient>;

export interface RedisOptions {
  /** Prefix of every key, which separates several users of one Redis. */
  prefix?: string;
  /** Behaviour of commands while Redis is unavailable: `fail` immediately, or `wait` for it. */
  whenAway?: 'fail' | 'wait';
  /** Called for every broken connection; the client restores it by itself. */
  onError: (error: Error) => void;
  /** Aborts the attempts to make the first connection. */
  signal?: AbortSignal;
}

/**
 * Connects to Redis, waiting until it is up. A lost connection is restored without limit, with growing delays of
 * up to two seconds, randomised so that many processes do not reconnect at the same moment.
 */
export async function connectRedis(url: string, options: RedisOptions): Promise<RedisClient> {
  const client = openClient(url, options);
  client.on('error', options.onError);
  const giveUp = () => client.destroy();
  options.signal?.throwIfAborted();
  options.signal?.addEventListener('abort', giveUp, { once: true });
  try {
    await client.connect();
  } finally {
    options.signal?.removeEventListener('abort', giveUp);
  }
  return client;
}

/**
 * Runs `work` on a separate connection like `client`, for blocking commands. The connection is cut when the work ends, or on an
 * abort: then blocking commands reject. It is not restored when it breaks: the work rejects. `onError` as in `RedisOptions`.
 */
export async function withConnection(
  client: RedisClient,
  signal: AbortSignal,
  onError: (error: Error) => void,
  work: (connection: RedisClient) => Promise<void>,
): Promise<void> {
  const connection = client.duplicate({ socket: { ...client.options.socket, reconnectStrategy: false } });
  connection.on('error', onError);
  const cut = () => connection.destroy();
  try {
    // Cut only after connecting: a client destroyed while connecting may neither settle nor release its socket.
    await connection.connect();
    signal.addEventListener('abort', cut, { once: true });
    if (!signal.aborted) await work(connection);
  } finally {
    signal.removeEventListener('abort', cut);
    cut();
  }
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
