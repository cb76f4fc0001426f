import { randomUUID } from 'node:crypto';
import type { Pool } from '@anamnesis/platform/postgres/pool';
import { createLocks } from '@anamnesis/platform/postgres/locks';
import { schemaOf, type Projection } from '@anamnesis/platform/projection/projection';
import { runProjection } from '@anamnesis/platform/projection/run-projection';
import { checkpointOf, prepareTables } from '@anamnesis/platform/projection/tables';
import { projections } from '@anamnesis/projectors/app';
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
          const projection = projections.find(({ name }) => name === 'appointment-list');
          if (!projection) throw new Error('There is no appointment list');
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
          await makeTables(log.pool, projection, BY_HAND);
          await makeTables(log.pool, projection, BY_EMMETT);

          const last = await lastOf(log);
          const rate = async (work: () => Promise<void>) => {
            const startedAt = performance.now();
            await work();
            return { 'events/s': (count * EVENTS_EACH) / ((performance.now() - startedAt) / 1000) };
          };
          const ours = {
            name: 'our runner, decrypting',
            run: () => rate(() => rebuildOurs(log, projection, last)),
          };
          const theirs = {
            name: "Emmett's rebuild, same handlers",
            run: () => rate(() => rebuildWithEmmett(backends.databaseUrl, projection, BY_EMMETT)),
          };
          const byHand = {
            name: 'by hand, decrypting',
            run: async () => {
              await log.pool.query(`truncate ${BY_HAND}.appointments`);
              return rate(() => rebuildByHand(log, BY_HAND, last));
            },
          };
          for (const [other, atLeast] of [
            [theirs, 5],
            [byHand, 0.35],
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
          await compare(log.pool, schemaOf(projection), BY_HAND, true);
          await compare(log.pool, schemaOf(projection), BY_EMMETT, false);
        }),
      ),
    ),
};

async function rebuildOurs(log: Log, projection: Projection, last: bigint): Promise<void> {
  await log.pool.query(`drop schema if exists ${schemaOf(projection)} cascade`);
  await prepareTables(log.pool, projection);
  const stop = new AbortController();
  const running = runProjection(projection, { ...log, locks: createLocks(log.pool) }, stop.signal);
  while (((await checkpointOf(log.pool, projection)) ?? -1n) < last) {
    await Promise.race([running, new Promise((resolve) => setTimeout(resolve, 10))]);
  }
  stop.abort();
  await running;
}

async function lastOf({ store }: Log): Promise<bigint> {
  const last = await store.lastPosition();
  if (last === null) throw new Error('The log is empty');
  return last;
}

async function makeTables(pool: Pool, projection: Projection, schema: string): Promise<void> {
  await pool.query(`create schema ${schema}; set search_path to ${schema}; create table checkpoint (position bigint);
    insert into checkpoint values (null); ${projection.tables}; reset search_path`);
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
