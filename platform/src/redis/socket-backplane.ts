import { Redis, type RedisOptions } from 'ioredis';
import { setTimeout as pause } from 'node:timers/promises';

/** The Redis client that Socket.IO's adapter takes, and how to end it together with the copies the adapter makes of it. */
export interface SocketBackplane {
  client: Redis;
  /** Sends what is still to send, then disconnects; without it where Redis has not taken it within `patience` milliseconds. */
  close(patience?: number): Promise<void>;
}

const PATIENCE = 2_000;

/** Opens the connection through which several Socket.IO servers reach each other's sockets. */
export function openSocketBackplane(url: string, onError: (error: Error) => void): SocketBackplane {
  // A burst of pushes is written to Redis at once, not each by a call of its own to the system.
  const client = new Backplane(url, { maxRetriesPerRequest: null, enableAutoPipelining: true });
  client.on('error', onError);
  return { client, close: (patience = PATIENCE) => client.closeAll(patience) };
}

/** The adapter opens copies for reading and keeps them to itself; without a list of them they would outlive the server. */
class Backplane extends Redis {
  readonly #copies: Redis[] = [];

  override duplicate(override?: Partial<RedisOptions>): Redis {
    const copy = super.duplicate(override);
    this.#copies.push(copy);
    return copy;
  }

  async closeAll(patience: number): Promise<void> {
    for (const copy of this.#copies) copy.disconnect();
    if (this.status !== 'ready') return this.disconnect();
    const timer = new AbortController();
    const late = pause(patience, undefined, { signal: timer.signal }).then(() => this.disconnect());
    try {
      await Promise.race([this.#sayGoodbye(), late]);
    } finally {
      timer.abort();
      await late.catch(() => undefined);
    }
  }

  async #sayGoodbye(): Promise<void> {
    // A good-bye overtakes what still waits to be written with others; a ping waits with it.
    await this.ping();
    await this.quit();
  }
}
