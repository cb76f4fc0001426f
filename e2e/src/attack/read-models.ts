import { createHash } from 'node:crypto';
import { eventDefinitions } from '@anamnesis/contracts/events';
import { SESSION_PARTIES_VIEW, sessionParties } from '@anamnesis/contracts/sessions/parties';
import { installationSecrets } from '@anamnesis/embedded/launcher/secrets';
import type { Codec } from '@anamnesis/platform/event-store/codec';
import type { EventStore } from '@anamnesis/platform/event-store/event-store';
import { createLocks } from '@anamnesis/platform/postgres/locks';
import { openPool, type Pool } from '@anamnesis/platform/postgres/pool';
import { openLog } from '@anamnesis/platform/process/adapters';
import { vaultKeyOf } from '@anamnesis/platform/vault/derived-keys';
import { createFeed } from '@anamnesis/platform/projection/feed';
import type { FailedEvent } from '@anamnesis/platform/projection/set-aside';
import { runView } from '@anamnesis/platform/projection/run-view';
import { openSkipped } from '@anamnesis/platform/projection/skipped';
import { verify } from '@anamnesis/platform/projection/verify';
import { createView } from '@anamnesis/platform/redis/view';
import { until } from '@anamnesis/platform/testing/until';
import { sessionPartiesView } from '@anamnesis/projectors/app';
import { readModels } from '@anamnesis/read-models/all';
import { withRedisOf } from '../faults/testing/redis-of.js';
import type { Installation } from './installation.js';
import type { Violation } from './judge.js';

const REBUILT_VIEW = 'attack-rebuilt';
/** Time-out until the view, or a rebuild from scratch, reaches the end of the log, ms. */
const TIMEOUT = 60_000;
const SAME = 'every read model equals a fresh rebuild';

interface Opened {
  pool: Pool;
  store: EventStore;
  codec: Codec;
}

/** Rebuilds every read model with the projectors' own code and compares it with the visible one row by row. */
export async function compareReadModels({
  dataDir,
  note,
}: Pick<Installation, 'dataDir' | 'note'>): Promise<Violation[]> {
  const { EVENTSTORE_URL, DATABASE_URL } = await note();
  const { masterKey } = await installationSecrets(dataDir);
  const failures: unknown[] = [];
  const pool = openPool(DATABASE_URL, (error) => failures.push(error));
  const { store, codec } = await openLog({ EVENTSTORE_URL, VAULT_KEY: vaultKeyOf(masterKey) }, pool, eventDefinitions);
  try {
    const found = [...(await inPostgres({ pool, store, codec })), ...(await inRedis({ pool, store, codec }, dataDir))];
    return [...found, ...failures.map((error) => broken(`the rebuild failed: ${String(error)}`))];
  } finally {
    await store.close();
    await pool.end();
  }
}

async function inPostgres(opened: Opened): Promise<Violation[]> {
  const found: Violation[] = [];
  const past = createFeed(opened, ({ schema }, { event }) =>
    found.push(broken(`${schema} could not fold ${event.type} of ${event.streamId}`)),
  );
  for (const model of readModels) {
    const differences = await verify(model, { ...opened, past }, AbortSignal.timeout(TIMEOUT));
    if (differences === null) found.push(broken(`${model.name} is not shown`));
    for (const { table, key, kind } of differences ?? [])
      found.push(broken(`${model.name}: the row ${key} of ${table} is ${kind}`));
  }
  return found;
}

async function inRedis(opened: Opened, dataDir: string): Promise<Violation[]> {
  const end = (await opened.store.lastPosition()) ?? -1n;
  const stop = new AbortController();
  const skipped: Violation[] = [];
  const onSkipped = ({ event }: FailedEvent) => skipped.push(broken(`${REBUILT_VIEW} could not fold ${event.type}`));
  const surroundings = { ...opened, locks: createLocks(opened.pool), onSkipped };
  return withRedisOf(dataDir, async (redis) => {
    const view = createView(redis, REBUILT_VIEW, sessionParties);
    await view.clear();
    const running = runView({ ...sessionPartiesView, name: REBUILT_VIEW }, view, surroundings, stop.signal);
    const entriesOf = async (name: string) => {
      const { checkpoint, ...entries } = await redis.hGetAll(`view:${name}`);
      if (checkpoint === undefined || BigInt(checkpoint) < end) throw new Error(`${name} is behind the log`);
      return hashOf(Object.entries(entries).map(([key, value]) => `${key} ${value}`));
    };
    try {
      const differing = await until(
        async () => (await entriesOf(SESSION_PARTIES_VIEW)) !== (await entriesOf(REBUILT_VIEW)),
        TIMEOUT,
      );
      return differing ? [...skipped, broken(`${SESSION_PARTIES_VIEW} has other entries than its rebuild`)] : skipped;
    } catch (error) {
      return [broken(String(error))];
    } finally {
      stop.abort();
      await running;
      await view.clear();
      await (await openSkipped(opened.pool, { name: REBUILT_VIEW, kind: 'view' })).clear();
    }
  });
}

const broken = (shown: string): Violation => ({ guarantee: SAME, shown });

const hashOf = (rows: readonly string[]) => createHash('sha256').update(rows.toSorted().join('\n')).digest('hex');
