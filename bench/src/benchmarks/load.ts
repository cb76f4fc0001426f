import { randomUUID } from 'node:crypto';
import { EventStoreDBClient, type ResolvedEvent, type StreamingRead } from '@eventstore/db-client';
import { createCommandBus } from '@anamnesis/platform/deciding/handle';
import { createStreamMemory } from '@anamnesis/platform/deciding/stream-memory';
import { defineBenchmark } from '../benchmark.js';
import { withEmmett } from '../emmett/store.js';
import { interleave } from '../figures/pairs.js';
import { atLeast } from '../figures/target.js';
import { consultation, encodeAll, type Fact, type Parties } from '../setup/history.js';
import { withLog } from '../setup/log.js';
import { callFor, type Until } from '../load/callers.js';
import { eachAtOnce } from '../setup/each-at-once.js';

interface Sizes extends Until {
  pairs: number;
  streams: number;
  callers: readonly number[];
}

const EVENTS_EACH = 10;
const PATIENTS = 200;
const CONNECTIONS = 16;

interface Seen {
  readonly events: number;
  readonly status: string;
}
const initialState: Seen = { events: 0, status: 'none' };
const evolve = ({ events }: Seen, { type }: Fact): Seen => ({ events: events + 1, status: type });

/** The state of an aggregate with ten events, ours with its two personal texts decrypted. */
export const load = defineBenchmark<Sizes>({
  name: 'load',
  question: "loading an aggregate of ten events against the official client's bare read; beside it, emmett",
  sizes: {
    full: { pairs: 5, seconds: 3, operations: Infinity, streams: 2_000, callers: [1, 32] },
    tiny: { pairs: 1, seconds: 60, operations: 4, streams: 2, callers: [2] },
  },
  run: ({ pairs, streams, callers: crowds, ...until }, backends, report) =>
    withLog(backends, ({ store, codec }) =>
      withEmmett(backends.databaseUrl, CONNECTIONS, async (emmett) => {
        const patients = Array.from({ length: PATIENTS }, () => randomUUID());
        const histories = Array.from({ length: streams }, (_, index): Parties => ({
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
        const any = () => streamOf(histories[Math.floor(Math.random() * streams)] as Parties);
        // Without a cache: a cached stream would not be read again.
        const commands = createCommandBus(store, codec, createStreamMemory({ ...codec, maxBytes: 0 }));
        const bare = EventStoreDBClient.connectionString(backends.eventStoreUrl);
        const loads = {
          ours: async () => complete((await commands.load({ initialState, evolve }, any())).events),
          bare: async () => complete(await countEvents(bare.readStream(any()))),
          emmett: async () => {
            const { state } = await emmett.aggregateStream<Seen, Fact>(any(), {
              evolve,
              initialState: () => initialState,
            });
            complete(state.events);
          },
        };
        for (const callers of crowds) {
          const side = (name: string, one: () => Promise<void>) => ({
            name,
            run: () => callFor(callers, until, () => one),
          });
          const ours = side('ours, decrypted and folded', loads.ours);
          for (const [theirs, target] of [
            [side("the official client's bare read", loads.bare), atLeast(0.8, 0.9)],
            [side(`emmett, ${CONNECTIONS} connections`, loads.emmett), undefined],
          ] as const) {
            const taken = await interleave(pairs, ours, theirs);
            const names = { ours: ours.name, theirs: theirs.name };
            report.pairs(`load, ${callers} callers`, names, 'per second', taken, target);
            report.pairs(`load, ${callers} callers`, names, 'p99 ms', taken);
          }
        }
        await bare.dispose();
      }),
    ),
});

/** Uses the faster of the client's two interfaces, event callbacks, as our code does, and not the async iterator. */
const countEvents = (reading: StreamingRead<ResolvedEvent>) =>
  new Promise<number>((resolve, reject) => {
    let events = 0;
    reading
      .on('data', ({ event }) => event && (events += 1))
      .once('end', () => resolve(events))
      .once('error', reject);
  });

const streamOf = ({ appointmentId }: Parties) => `appointment-${appointmentId}`;

function complete(events: number): void {
  if (events !== EVENTS_EACH) throw new Error(`${EVENTS_EACH} events were written and ${events} were read`);
}
