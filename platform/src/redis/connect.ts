import { createClient } from 'redis';

export type RedisClient = ReturnType<typeof openClient>;

export interface RedisOptions {
  /** Stands before every key, so that several users of one Redis stay apart. */
  prefix?: string;
  /** What a command does while Redis is away: `fail` at once, or `wait` for its return. */
  whenAway?: 'fail' | 'wait';
  /** Told of every broken connection; the client restores it by itself. */
  onError: (error: Error) => void;
  /** Ends the attempts to make the first connection. */
  signal?: AbortSignal;
}

/**
 * Connects to Redis, waiting for one that is not up yet. A lost connection is restored for ever, with growing waits of
 * up to two seconds, spread so that many processes don't return in the same instant.
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
 * Runs `work` on a further connection like `client`, for commands that block. The connection is cut when the work ends, or at an
 * abort: then what still blocks rejects. It is not restored when it breaks: the work rejects. `onError` as in `RedisOptions`.
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
    // Cut only once it stands: a client destroyed while it connects may neither settle nor let go of its socket.
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
