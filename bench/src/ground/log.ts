import { eventDefinitions } from '@anamnesis/contracts/events';
import type { Codec } from '@anamnesis/platform/event-store/codec';
import type { EventStore } from '@anamnesis/platform/event-store/event-store';
import { openPool, type Pool } from '@anamnesis/platform/postgres/pool';
import { openLog } from '@anamnesis/platform/process/adapters';
import type { Backends } from './backends.js';
import { secrets } from './secrets.js';

export interface Log {
  readonly pool: Pool;
  readonly store: EventStore;
  readonly codec: Codec;
}

/** Runs `work` over the log as the services open it: official client, codec, keys in Postgres. */
export async function withLog<Result>(
  backends: Pick<Backends, 'databaseUrl' | 'eventStoreUrl'>,
  work: (log: Log) => Promise<Result>,
): Promise<Result> {
  const pool = openPool(backends.databaseUrl, tell);
  const env = { EVENTSTORE_URL: backends.eventStoreUrl, VAULT_KEY: secrets.vaultKey };
  const { store, codec } = await openLog(env, pool, eventDefinitions);
  try {
    return await work({ pool, store, codec });
  } finally {
    await store.close();
    await pool.end();
  }
}

/** In the embedded event store each event takes the place after the one before; the first is the store's own. */
const PLACE_OF_THE_STORES_OWN = 1n;

/** How many events were written to the log. */
export const countEvents = async ({ store }: Pick<Log, 'store'>): Promise<number> =>
  Number(((await store.lastPosition()) ?? PLACE_OF_THE_STORES_OWN) - PLACE_OF_THE_STORES_OWN);

const tell = (error: unknown): void => void process.stderr.write(`A connection broke: ${String(error)}\n`);
