import { randomUUID } from 'node:crypto';
import type { Pool } from '@anamnesis/platform/postgres/pool';
import { inTransaction } from '@anamnesis/platform/postgres/pool';
import { openBookkeeping } from '@anamnesis/platform/projection/bookkeeping';
import { copyOf, dropBuild, finishTables } from '@anamnesis/platform/projection/builds';
import { createFeed } from '@anamnesis/platform/projection/feed';
import { createIndexes, createTables } from '@anamnesis/platform/projection/schema';
import type { Build } from '@anamnesis/platform/projection/write-batch';
import { appointmentList } from '@anamnesis/read-models/appointments/appointment-list';
import { rebuildByHand } from '../bare/hand-written-projection.js';
import type { Benchmark } from '../benchmark.js';
import { rebuildWithEmmett } from '../emmett/rebuild.js';
import { withEmmett } from '../emmett/store.js';
import { interleave } from '../figures/pairs.js';
import { sayPairs } from '../figures/report.js';
import { withBackends } from '../ground/backends.js';
import { consultation, encodeAll, type Fact } from '../ground/history.js';
import { withLog, type Log } from '../ground/log.js';
import { eachAtOnce } from '../load/each-at-once.js';

const EVENTS = 20_000;
const EVENTS_EACH = 10;
const BY_HAND = 'by_hand';
const BY_EMMETT = 'by_emmett';

/** The appointment list, built from nothing. */
export const rebuild: Benchmark = {
  name: 'rebuild',
  question: "rebuilding the appointment list, decrypting, against Emmett's rebuild and a loop written by hand",
  run: ({ pairs, events }) =>
    withBackends((backends) =>
      withLog(backends, (log) =>
        withEmmett(backends.databaseUrl, 10, async (emmett) => {
          const count = Math.ceil((events ?? EVENTS) / EVENTS_EACH);
          const histories: { id: string; facts: Fact[] }[] = [];
          await eachAtOnce(32, Array.from({ length: count }), async () => {
            const id = randomUUID();
            const facts = consultation({ appointmentId: id, patientId: randomUUID(), doctorId: randomUUID() });
            await log.store.append(`appointment-${id}`, 'no-stream', await encodeAll(log.codec, facts));
            histories.push({ id, facts });
          });
          // One at a time: Emmett 0.42 reads in the order of transactions but pages by position, and would pass over what was appended at once.
          for (const { id, facts } of histories) {
            await emmett.appendToStream(
              `appointment-${id}`,
              facts.map((fact) => ({ ...fact, kind: 'Event' as const })),
            );
          }
          await openBookkeeping(log.pool);
          await makeTables(log.pool, BY_HAND);
          await makeTables(log.pool, BY_EMMETT);

          const last = await lastOf(log);
          const rate = async (work: () => Promise<void>) => {
            const startedAt = performance.now();
            await work();
            return { 'events/s': (count * EVENTS_EACH) / ((performance.now() - startedAt) / 1000) };
          };
          let built: Build | null = null;
          const ours = {
            name: 'our runner, decrypting',
            run: () => rate(async () => void (built = await rebuildOurs(log, built, last))),
          };
          const theirs = {
            name: "Emmett's rebuild",
            run: () => rate(() => rebuildWithEmmett(backends.databaseUrl, BY_EMMETT)),
          };
          const byHand = {
            name: 'by hand, decrypting',
            run: async () => {
              await log.pool.query(`truncate ${BY_HAND}.appointments`);
              return rate(() => rebuildByHand(log, BY_HAND, last));
            },
          };
          for (const [other, atLeast] of [
            [theirs, 4],
            [byHand, 0.6],
          ] as const) {
            const taken = await interleave(pairs, ours, other);
            sayPairs(
              `rebuild, ${count * EVENTS_EACH} events`,
              { ours: ours.name, theirs: other.name },
              'events/s',
              taken,
              {
                atLeast,
              },
            );
          }
          const ourSchema = (built as Build | null)?.schema ?? '';
          await compare(log.pool, ourSchema, BY_HAND, true);
          await compare(log.pool, ourSchema, BY_EMMETT, false);
        }),
      ),
    ),
};

async function rebuildOurs(log: Log, before: Build | null, last: bigint): Promise<Build> {
  if (before) await dropBuild(log.pool, before);
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

/** The same tables, with their indexes from the start: the others have no step at their end. */
async function makeTables(pool: Pool, schema: string): Promise<void> {
  await inTransaction(pool, async (tx) => {
    await createTables(tx, schema, appointmentList);
    await createIndexes(tx, schema, appointmentList);
    await tx.query(
      `create table ${schema}.checkpoint (position bigint); insert into ${schema}.checkpoint values (null)`,
    );
  });
}

/** What is quick and wrong would win: all three have to have built the same rows. */
async function compare(pool: Pool, one: string, other: string, startTimes: boolean): Promise<void> {
  const rows = startTimes ? '*' : 'appointment_id, status, starts_at, issue_details, payment, doctor_in, feedback';
  const { rows: differing } = await pool.query(
    `(select ${rows} from ${one}.appointments except select ${rows} from ${other}.appointments)
     union all (select ${rows} from ${other}.appointments except select ${rows} from ${one}.appointments) limit 1`,
  );
  if (differing.length > 0) throw new Error(`${one} and ${other} differ: ${JSON.stringify(differing[0])}`);
}
