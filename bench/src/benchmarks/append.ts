import { randomUUID } from 'node:crypto';
import { STREAM_DOES_NOT_EXIST } from '@event-driven-io/emmett';
import type { PostgresEventStore } from '@event-driven-io/emmett-postgresql';
import type { WireEvent } from '@anamnesis/platform/event-store/codec';
import type { EventStore, Expected } from '@anamnesis/platform/event-store/event-store';
import type { Benchmark } from '../benchmark.js';
import { withEmmett } from '../emmett/store.js';
import { interleave } from '../figures/pairs.js';
import { say, sayPairs, shown } from '../figures/report.js';
import { withBackends } from '../ground/backends.js';
import { withLog } from '../ground/log.js';
import { callFor } from '../load/callers.js';

const CALLERS = [32, 256];
const POOL_SIZES = [8, 16, 32, 64];

/** One durable append of one small event, at the exact revision the caller expects of its own stream. */
export const append: Benchmark = {
  name: 'append',
  question: 'durable, version-checked appends against emmett-postgresql on the same disk',
  run: ({ pairs, seconds }) =>
    withBackends(async (backends) => {
      for (const callers of CALLERS) {
        const connections = await fastestPool(backends.databaseUrl, callers);
        const names = { ours: 'event store, official client', theirs: `emmett, ${connections} connections` };
        const taken = await withLog(backends, ({ store }) =>
          withEmmett(backends.databaseUrl, connections, (emmett) =>
            interleave(
              pairs,
              { name: names.ours, run: () => callFor(callers, seconds, () => ourCaller(store)) },
              { name: names.theirs, run: () => callFor(callers, seconds, () => emmettCaller(emmett)) },
            ),
          ),
        );
        sayPairs(`append, ${callers} callers`, names, 'per second', taken, { atLeast: 2.5 });
        sayPairs(`append, ${callers} callers`, names, 'p99 ms', taken, { atMost: 0.5 });
      }
    }),
};

/** The other side gets the pool that serves it best here; how that was found out is printed. */
async function fastestPool(databaseUrl: string, callers: number): Promise<number> {
  const tried: { connections: number; rate: number }[] = [];
  for (const connections of POOL_SIZES) {
    const rate = await withEmmett(databaseUrl, connections, async (emmett) => {
      await callFor(callers, 0.5, () => emmettCaller(emmett));
      return (await callFor(callers, 2, () => emmettCaller(emmett)))['per second'];
    });
    tried.push({ connections, rate });
  }
  say(`\nemmett at ${callers} callers, appends/s by connections: ${tried.map(told).join(', ')}`);
  return tried.reduce((best, each) => (each.rate > best.rate ? each : best)).connections;
}

const told = ({ connections, rate }: { connections: number; rate: number }) => `${connections}: ${shown(rate)}`;

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
