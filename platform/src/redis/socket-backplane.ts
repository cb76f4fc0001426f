import { Redis, type RedisOptions } from 'ioredis';

/** The Redis client that Socket.IO's adapter takes, and how to end it together with the copies the adapter makes of it. */
export interface SocketBackplane {
  client: Redis;
  /** Sends what is still to send, then disconnects. */
  close(): Promise<void>;
}

/** Opens the connection through which several Socket.IO servers reach each other's sockets. */
export function openSocketBackplane(url: string, onError: (error: Error) => void): SocketBackplane {
  // A burst of pushes is written to Redis at once, not each by a call of its own to the system.
  const client = new Backplane(url, { maxRetriesPerRequest: null, enableAutoPipelining: true });
  client.on('error', onError);
  return { client, close: () => client.closeAll() };
}

/** The adapter opens copies for reading and keeps them to itself; without a list of them they would outlive the server. */
class Backplane extends Redis {
  readonly #copies: Redis[] = [];

  override duplicate(override?: Partial<RedisOptions>): Redis {
    const copy = super.duplicate(override);
    this.#copies.push(copy);
    return copy;
  }

  async closeAll(): Promise<void> {
    for (const copy of this.#copies) copy.disconnect();
    if (this.status !== 'ready') return this.disconnect();
    // A good-bye overtakes what still waits to be written with others; a ping waits with it.
    await this.ping();
    await this.quit();
  }
}
