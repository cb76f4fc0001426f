import { randomUUID } from 'node:crypto';
import type { PostgresEventStore } from '@event-driven-io/emmett-postgresql';
import type { Pool } from '@anamnesis/platform/postgres/pool';
import { inTransaction } from '@anamnesis/platform/postgres/pool';
import { openBookkeeping } from '@anamnesis/platform/projection/bookkeeping';
import { copyOf, dropBuild, finishTables } from '@anamnesis/platform/projection/builds';
import { createFeed } from '@anamnesis/platform/projection/feed';
import { createIndexes, createTables } from '@anamnesis/platform/projection/schema';
import type { Build } from '@anamnesis/platform/projection/write-batch';
import { appointmentList } from '@anamnesis/read-models/appointments/appointment-list';
import { rebuildByHand } from '../bare/hand-written-projection.js';
import { defineBenchmark } from '../benchmark.js';
import { rebuildWithEmmett } from '../emmett/rebuild.js';
import { withEmmett } from '../emmett/store.js';
import { interleave } from '../figures/pairs.js';
import { atLeast } from '../figures/target.js';
import { consultation, encodeAll, type Fact } from '../setup/history.js';
import { withLog, type Log } from '../setup/log.js';
import { eachAtOnce } from '../setup/each-at-once.js';

const EVENTS_EACH = 10;
const BY_HAND = 'by_hand';
const BY_EMMETT = 'by_emmett';

/** The appointment list, built from scratch. */
export const rebuild = defineBenchmark<{ pairs: number; events: number }>({
  name: 'rebuild',
  question: "rebuilding the appointment list, decrypting, against Emmett's rebuild and a loop written by hand",
  sizes: { full: { pairs: 5, events: 20_000 }, tiny: { pairs: 1, events: 40 } },
  run: ({ pairs, events }, backends, report) =>
    withLog(backends, (log) =>
      withEmmett(backends.databaseUrl, 10, async (emmett) => {
        const did = await fill(log, emmett, Math.ceil(events / EVENTS_EACH));
        await openBookkeeping(log.pool);
        await makeTables(log.pool, BY_HAND);
        await makeTables(log.pool, BY_EMMETT);

        const last = await lastOf(log);
        const rate = async (work: () => Promise<void>) => {
          const startedAt = performance.now();
          await work();
          return { figures: { 'events/s': did / ((performance.now() - startedAt) / 1000) }, did };
        };
        let built: Build | null = null;
        const ours = {
          name: 'our runner, decrypting',
          run: async () => {
            if (built) await dropBuild(log.pool, built);
            return rate(async () => void (built = await rebuildOurs(log, last)));
          },
        };
        const theirs = {
          name: "Emmett's rebuild",
          run: () => rate(() => rebuildWithEmmett(backends.databaseUrl, BY_EMMETT)),
        };
        const byHand = {
          name: 'a loop by hand, decrypting',
          run: async () => {
            await log.pool.query(`truncate ${BY_HAND}.appointments`);
            return rate(() => rebuildByHand(log, BY_HAND, last));
          },
        };
        for (const [other, target] of [
          [theirs, atLeast(4, 6)],
          [byHand, atLeast(0.6, 0.8)],
        ] as const) {
          const taken = await interleave(pairs, ours, other);
          report.pairs(`rebuild, ${did} events`, { ours: ours.name, theirs: other.name }, 'events/s', taken, target);
        }
        const ourSchema = (built as Build | null)?.schema ?? '';
        await compare(log.pool, ourSchema, BY_HAND, did / EVENTS_EACH, true);
        await compare(log.pool, ourSchema, BY_EMMETT, did / EVENTS_EACH, false);
      }),
    ),
});

/** Writes this many consultations to both logs; returns the number of events. */
async function fill(log: Log, emmett: PostgresEventStore, consultations: number): Promise<number> {
  const histories: { id: string; facts: Fact[] }[] = [];
  await eachAtOnce(32, Array.from({ length: consultations }), async () => {
    const id = randomUUID();
    const facts = consultation({ appointmentId: id, patientId: randomUUID(), doctorId: randomUUID() });
    await log.store.append(`appointment-${id}`, 'no-stream', await encodeAll(log.codec, facts));
    histories.push({ id, facts });
  });
  // One at a time: Emmett 0.42 reads in the order of transactions but pages by position, and would skip concurrent appends.
  for (const { id, facts } of histories) {
    await emmett.appendToStream(
      `appointment-${id}`,
      facts.map((fact) => ({ ...fact, kind: 'Event' as const })),
    );
  }
  return consultations * EVENTS_EACH;
}

async function rebuildOurs(log: Log, last: bigint): Promise<Build> {
  const build = await copyOf(log.pool, appointmentList);
  const feed = createFeed(log, (_, { error }) => {
    throw new Error(`An event was set aside: ${error}`);
  });
  await feed.fold(build, new AbortController().signal, last);
  await finishTables(log.pool, build);
  return build;
}

async function lastOf({ store }: Log): Promise<bigint> {
  const last = await store.lastPosition();
  if (last === null) throw new Error('The log is empty');
  return last;
}

/** The same tables, with their indexes from the start, because the other sides have no final step. */
async function makeTables(pool: Pool, schema: string): Promise<void> {
  await inTransaction(pool, async (tx) => {
    await createTables(tx, schema, appointmentList);
    await createIndexes(tx, schema, appointmentList);
    await tx.query(
      `create table ${schema}.checkpoint (position bigint); insert into ${schema}.checkpoint values (null)`,
    );
  });
}

/** Throws unless two rebuilt tables hold the same rows, one for each consultation: a fast but wrong rebuild must not count. */
async function compare(pool: Pool, one: string, other: string, rows: number, startTimes: boolean): Promise<void> {
  const columns = startTimes ? '*' : 'appointment_id, status, starts_at, issue_details, payment, doctor_in, feedback';
  const { rows: differing } = await pool.query(
    `(select ${columns} from ${one}.appointments except select ${columns} from ${other}.appointments)
     union all (select ${columns} from ${other}.appointments except select ${columns} from ${one}.appointments) limit 1`,
  );
  if (differing.length > 0) throw new Error(`${one} and ${other} differ: ${JSON.stringify(differing[0])}`);
  const { rows: counted } = await pool.query<{ rows: bigint }>(`select count(*) as rows from ${other}.appointments`);
  if (Number(counted[0]?.rows) !== rows) throw new Error(`${other} holds ${counted[0]?.rows} rows, not ${rows}`);
}
