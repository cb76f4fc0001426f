import { randomUUID } from 'node:crypto';
import { createCommandBus } from '@anamnesis/platform/deciding/handle';
import { createStreamMemory } from '@anamnesis/platform/deciding/stream-memory';
import type { Benchmark } from '../benchmark.js';
import { withEmmett } from '../emmett/store.js';
import { interleave } from '../figures/pairs.js';
import { sayPairs } from '../figures/report.js';
import { withBackends } from '../ground/backends.js';
import { consultation, encodeAll, type Fact, type Parties } from '../ground/history.js';
import { withLog } from '../ground/log.js';
import { callFor } from '../load/callers.js';
import { eachAtOnce } from '../load/each-at-once.js';

const STREAMS = 2_000;
const CALLERS = [1, 32];
const CONNECTIONS = 16;

interface Seen {
  readonly events: number;
  readonly status: string;
}
const initialState: Seen = { events: 0, status: 'none' };
const evolve = ({ events }: Seen, { type }: Fact): Seen => ({ events: events + 1, status: type });

/** The state of an aggregate with ten events, ours with its two personal texts decrypted. */
export const load: Benchmark = {
  name: 'load',
  question: 'loading an aggregate of ten events against emmett (ours decrypts two fields)',
  run: ({ pairs, seconds }) =>
    withBackends((backends) =>
      withLog(backends, ({ store, codec }) =>
        withEmmett(backends.databaseUrl, CONNECTIONS, async (emmett) => {
          const patients = Array.from({ length: 200 }, () => randomUUID());
          const histories = Array.from({ length: STREAMS }, (_, index): Parties => ({
            appointmentId: randomUUID(),
            patientId: patients[index % patients.length] ?? randomUUID(),
            doctorId: randomUUID(),
          }));
          await eachAtOnce(32, histories, async (parties) => {
            const facts = consultation(parties);
            await store.append(streamOf(parties), 'no-stream', await encodeAll(codec, facts));
            await emmett.appendToStream(
              streamOf(parties),
              facts.map((fact) => ({ ...fact, kind: 'Event' as const })),
            );
          });
          const any = () => streamOf(histories[Math.floor(Math.random() * STREAMS)] as Parties);
          // What is remembered would be left out of the reading.
          const commands = createCommandBus(store, codec, createStreamMemory({ ...codec, mostBytes: 0 }));
          const ours = async () => complete(await commands.load({ initialState, evolve }, any()));
          const theirs = async () =>
            complete(
              (await emmett.aggregateStream<Seen, Fact>(any(), { evolve, initialState: () => initialState })).state,
            );

          const names = { ours: 'ours, decrypting', theirs: `emmett, ${CONNECTIONS} connections` };
          for (const callers of CALLERS) {
            const taken = await interleave(
              pairs,
              { name: names.ours, run: () => callFor(callers, seconds, () => ours) },
              { name: names.theirs, run: () => callFor(callers, seconds, () => theirs) },
            );
            sayPairs(`load, ${callers} callers`, names, 'per second', taken, { atLeast: 2 });
            sayPairs(`load, ${callers} callers`, names, 'p99 ms', taken);
          }
        }),
      ),
    ),
};

const streamOf = ({ appointmentId }: Parties) => `appointment-${appointmentId}`;

function complete({ events }: Seen): void {
  if (events !== 10) throw new Error(`Ten events were written and ${events} were read`);
}
