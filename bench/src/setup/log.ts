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

/** Runs `work` on the log, opened like in the services: official client, codec, keys in Postgres. */
export async function withLog<Result>(
  backends: Pick<Backends, 'databaseUrl' | 'eventStoreUrl'>,
  work: (log: Log) => Promise<Result>,
): Promise<Result> {
  const pool = openPool(backends.databaseUrl, logError);
  const env = { EVENTSTORE_URL: backends.eventStoreUrl, VAULT_KEY: secrets.vaultKey };
  const { store, codec } = await openLog(env, pool, eventDefinitions);
  try {
    return await work({ pool, store, codec });
  } finally {
    await store.close();
    await pool.end();
  }
}

/** In the embedded event store positions count events; the first is a system event. */
const SYSTEM_EVENT_POSITION = 1n;

/** The number of events in the log. */
export const countEvents = async ({ store }: Pick<Log, 'store'>): Promise<number> =>
  Number(((await store.lastPosition()) ?? SYSTEM_EVENT_POSITION) - SYSTEM_EVENT_POSITION);

const logError = (error: unknown): void => void process.stderr.write(`A connection broke: ${String(error)}\n`);
