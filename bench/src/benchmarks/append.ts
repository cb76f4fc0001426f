import { randomUUID } from 'node:crypto';
import { STREAM_DOES_NOT_EXIST } from '@event-driven-io/emmett';
import type { PostgresEventStore } from '@event-driven-io/emmett-postgresql';
import type { WireEvent } from '@anamnesis/platform/event-store/codec';
import type { EventStore, Expected } from '@anamnesis/platform/event-store/event-store';
import type { Pool } from '@anamnesis/platform/postgres/pool';
import { defineBenchmark } from '../benchmark.js';
import { withEmmett } from '../emmett/store.js';
import { counted, interleave } from '../figures/pairs.js';
import { type Report, shown } from '../figures/report.js';
import { atLeast, atMost } from '../figures/target.js';
import type { Backends } from '../setup/backends.js';
import { countEvents, withLog } from '../setup/log.js';
import { callFor, type Until } from '../load/callers.js';

interface Sizes extends Until {
  pairs: number;
  callers: readonly number[];
  /** Pool sizes of the other side; the fastest is used. */
  pools: readonly number[];
}

/** One durable append of one small event with an exact expected revision; each caller has its own stream. */
export const append = defineBenchmark<Sizes>({
  name: 'append',
  question: 'durable, version-checked appends against emmett-postgresql on the same disk',
  sizes: {
    full: { pairs: 5, seconds: 3, operations: Infinity, callers: [32, 256], pools: [8, 16, 32, 64] },
    tiny: { pairs: 1, seconds: 60, operations: 6, callers: [2], pools: [2] },
  },
  async run({ pairs, callers: crowds, pools, ...until }, backends, report) {
    for (const callers of crowds) {
      const connections = await fastestPool(backends, { callers, pools, ...until }, report);
      const names = { ours: 'event store, official client', theirs: `emmett, ${connections} connections` };
      const ours = (store: EventStore) => callFor(callers, until, () => ourCaller(store));
      const theirs = (emmett: PostgresEventStore) => callFor(callers, until, () => emmettCaller(emmett));
      const taken = await withLog(backends, (log) =>
        withEmmett(backends.databaseUrl, connections, (emmett) =>
          interleave(
            pairs,
            counted({ name: names.ours, run: () => ours(log.store) }, () => countEvents(log)),
            counted({ name: names.theirs, run: () => theirs(emmett) }, () => countTheirs(log.pool)),
          ),
        ),
      );
      report.pairs(`append, ${callers} callers`, names, 'per second', taken, atLeast(2.5, 5));
      report.pairs(`append, ${callers} callers`, names, 'p99 ms', taken, atMost(0.5, 0.3));
    }
  },
});

/** Finds the fastest pool size for the other side and reports all measurements. */
async function fastestPool(
  { databaseUrl }: Backends,
  { callers, pools, operations }: { callers: number; pools: readonly number[]; operations: number },
  { print }: Report,
): Promise<number> {
  const tried: { connections: number; rate: number }[] = [];
  for (const connections of pools) {
    const rate = await withEmmett(databaseUrl, connections, async (emmett) => {
      await callFor(callers, { seconds: 0.5, operations }, () => emmettCaller(emmett));
      const taken = await callFor(callers, { seconds: 2, operations }, () => emmettCaller(emmett));
      return taken.figures['per second'];
    });
    tried.push({ connections, rate });
  }
  print(`\nemmett at ${callers} callers, appends/s by connections: ${tried.map(textOf).join(', ')}`);
  return tried.reduce((best, each) => (each.rate > best.rate ? each : best)).connections;
}

const textOf = ({ connections, rate }: { connections: number; rate: number }) => `${connections}: ${shown(rate)}`;

async function countTheirs(pool: Pool): Promise<number> {
  const { rows } = await pool.query<{ events: bigint }>('select count(*) as events from emt_messages');
  return Number(rows[0]?.events);
}

const fact = () => ({ transactionId: `TXN_${randomUUID()}`, amount: 500 });

function ourCaller(store: EventStore): () => Promise<void> {
  const stream = `bench-${randomUUID()}`;
  let expected: Expected = 'no-stream';
  const actor = { id: randomUUID(), role: 'patient' } as const;
  return async () => {
    const event: WireEvent = {
      id: randomUUID(),
      type: 'PaymentDeclared',
      data: fact(),
      metadata: { actor, subject: null, correlationId: stream, causationId: stream, schemaVersion: 1 },
    };
    await store.append(stream, expected, [event]);
    expected = expected === 'no-stream' ? 0n : (expected as bigint) + 1n;
  };
}

function emmettCaller(emmett: PostgresEventStore): () => Promise<void> {
  const stream = `bench-${randomUUID()}`;
  let expected: bigint | typeof STREAM_DOES_NOT_EXIST = STREAM_DOES_NOT_EXIST;
  const metadata = { actor: randomUUID(), correlationId: stream, causationId: stream };
  return async () => {
    const event = { type: 'PaymentDeclared', data: fact(), metadata, kind: 'Event' as const };
    const { nextExpectedStreamVersion } = await emmett.appendToStream(stream, [event], {
      expectedStreamVersion: expected,
    });
    expected = nextExpectedStreamVersion;
  };
}
