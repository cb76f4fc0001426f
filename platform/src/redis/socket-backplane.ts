import { Redis, type RedisOptions } from 'ioredis';
import { setTimeout as pause } from 'node:timers/promises';

/** The Redis client for Socket.IO's adapter, and a function that closes it together with the adapter's copies. */
export interface SocketBackplane {
  client: Redis;
  /** Sends pending commands, then disconnects; disconnects anyway when Redis has not accepted them within `patience` milliseconds. */
  close(patience?: number): Promise<void>;
}

const PATIENCE = 2_000;

/** Opens the connection through which several Socket.IO servers exchange messages. */
export function openSocketBackplane(url: string, onError: (error: Error) => void): SocketBackplane {
  // A burst of pushes is pipelined into one system call.
  const client = new Backplane(url, { maxRetriesPerRequest: null, enableAutoPipelining: true });
  client.on('error', onError);
  return { client, close: (patience = PATIENCE) => client.closeAll(patience) };
}

/** The adapter opens copies for reading without exposing them; without this list they would outlive the server. */
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
      await Promise.race([this.#flushAndQuit(), late]);
    } finally {
      timer.abort();
      await late.catch(() => undefined);
    }
  }

  async #flushAndQuit(): Promise<void> {
    // `quit` overtakes pipelined commands; `ping` is pipelined with them.
    await this.ping();
    await this.quit();
  }
}
