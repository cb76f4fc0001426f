import { randomUUID } from 'node:crypto';
import { launchEventStore } from '@anamnesis/embedded/event-store/launch';
import { watchProgress } from '@anamnesis/platform/projection/progress';
import { appointmentList } from '@anamnesis/read-models/appointments/appointment-list';
import { defineBenchmark } from '../benchmark.js';
import { shown } from '../figures/report.js';
import { atMost } from '../figures/target.js';
import type { Backends } from '../setup/backends.js';
import { booking, consultation, encodeAll } from '../setup/history.js';
import { withLog, type Log } from '../setup/log.js';
import { startService } from '../setup/services.js';
import { eachAtOnce } from '../setup/each-at-once.js';

const EVENTS_EACH = 10;
const SUBJECTS = 1_000;
/** The target applies to a log of this length. A run on a shorter log reports no verdict. */
const TARGET_EVENTS = 1_000_000;
const TIMEOUT_MILLISECONDS = 60_000;

/** From stopped processes until a new event is visible in the read model, with a long log. */
export const start = defineBenchmark<{ pairs: number; events: number }>({
  name: 'start',
  question: 'restart with 100,000 events (--events 1000000 for the target) until a new event shows (ours alone)',
  sizes: { full: { pairs: 5, events: 100_000 }, tiny: { pairs: 1, events: 40 } },
  async run({ pairs: runs, events }, backends, report) {
    const count = Math.ceil(events / EVENTS_EACH);
    await withLog(backends, (log) => fill(log, count));
    const built = performance.now();
    const first = await startService('projectors', backends);
    report.print(
      `\n${count * EVENTS_EACH} events; building all read models from scratch took ${secondsSince(built)} s`,
    );
    await first.stop();
    await backends.stopEventStore();

    const took: number[] = [];
    for (let run = 1; run <= runs; run += 1) {
      const { open, projecting, visible } = await restart(backends);
      took.push(visible);
      report.print(
        `  run ${run}: event store ${shown(open)} s, projectors ready ${shown(projecting)} s, new event visible ${shown(visible)} s`,
      );
    }
    const title = `restart with ${count * EVENTS_EACH} events until a new one shows`;
    report.alone(title, 's', took, runs, events >= TARGET_EVENTS ? atMost(2, 1) : undefined);
  },
});

const secondsSince = (startedAt: number) => shown((performance.now() - startedAt) / 1000);

async function fill({ store, codec }: Log, streams: number): Promise<void> {
  const subjects = Array.from({ length: SUBJECTS }, () => randomUUID());
  await eachAtOnce(128, Array.from({ length: streams }), async (_, index) => {
    const patientId = subjects[index % SUBJECTS] as string;
    const facts = consultation({ appointmentId: randomUUID(), patientId, doctorId: randomUUID() });
    await store.append(`appointment-${facts[0]?.data.appointmentId}`, 'no-stream', await encodeAll(codec, facts));
  });
}

/** Times since the start, s; only Postgres and Redis run before. */
async function restart(backends: Backends): Promise<{ open: number; projecting: number; visible: number }> {
  const startedAt = performance.now();
  const seconds = () => (performance.now() - startedAt) / 1000;
  const eventStore = await launchEventStore({ dir: backends.eventStoreDir, port: 0 });
  const open = seconds();
  const again = { ...backends, eventStoreUrl: eventStore.connectionString };
  const projectors = await startService('projectors', again);
  const projecting = seconds();
  try {
    const visible = await withLog(again, async ({ pool, store, codec }) => {
      const parties = { appointmentId: randomUUID(), patientId: randomUUID(), doctorId: randomUUID() };
      const event = await encodeAll(codec, [booking(parties)]);
      const position = await store.append(`appointment-${parties.appointmentId}`, 'no-stream', event);
      const progress = await watchProgress(pool, backends.databaseUrl, [appointmentList], (error) => {
        throw error;
      });
      const seen = await progress.reached([appointmentList], position, TIMEOUT_MILLISECONDS);
      await progress.close();
      if (!seen) throw new Error('The new event did not become visible');
      return seconds();
    });
    return { open, projecting, visible };
  } finally {
    await projectors.stop();
    await eventStore.stop();
  }
}
