import { randomUUID } from 'node:crypto';
import { launchEventStore } from '@anamnesis/embedded/event-store/launch';
import { watchProgress } from '@anamnesis/platform/projection/progress';
import { appointmentList } from '@anamnesis/read-models/appointments/appointment-list';
import type { Benchmark } from '../benchmark.js';
import { say, shown } from '../figures/report.js';
import { median } from '../figures/statistics.js';
import { withBackends, type Backends } from '../ground/backends.js';
import { booking, consultation, encodeAll } from '../ground/history.js';
import { withLog, type Log } from '../ground/log.js';
import { startRoom } from '../ground/services.js';
import { eachAtOnce } from '../load/each-at-once.js';

const EVENTS = 100_000;
const EVENTS_EACH = 10;
const SUBJECTS = 1_000;
const TARGET_SECONDS = 10;
const PATIENCE_MILLISECONDS = 60_000;

/** From nothing running to a new event showing in the read model, with a long log behind it. */
export const start: Benchmark = {
  name: 'start',
  question: 'restart with 100,000 events (--events 1000000 for the target) until a new event shows (ours alone)',
  run: ({ pairs: runs, events }) =>
    withBackends(async (backends) => {
      const count = Math.ceil((events ?? EVENTS) / EVENTS_EACH);
      await withLog(backends, (log) => fill(log, count));
      const built = performance.now();
      const first = await startRoom('projectors', backends);
      say(`\n${count * EVENTS_EACH} events; building all read models from nothing took ${secondsSince(built)} s`);
      await first.stop();
      await backends.stopEventStore();

      const took: number[] = [];
      for (let run = 1; run <= runs; run += 1) {
        const { open, projecting, visible } = await restart(backends);
        took.push(visible);
        say(
          `  run ${run}: event store ${shown(open)} s, projectors ready ${shown(projecting)} s, new event visible ${shown(visible)} s`,
        );
      }
      const result = median(took);
      say(
        `  median ${shown(result)} s   target at most ${TARGET_SECONDS} s: ${result <= TARGET_SECONDS ? 'met' : 'MISSED'}`,
      );
    }),
};

const secondsSince = (startedAt: number) => shown((performance.now() - startedAt) / 1000);

async function fill({ store, codec }: Log, streams: number): Promise<void> {
  const subjects = Array.from({ length: SUBJECTS }, () => randomUUID());
  await eachAtOnce(128, Array.from({ length: streams }), async (_, index) => {
    const patientId = subjects[index % SUBJECTS] as string;
    const facts = consultation({ appointmentId: randomUUID(), patientId, doctorId: randomUUID() });
    await store.append(`appointment-${facts[0]?.data.appointmentId}`, 'no-stream', await encodeAll(codec, facts));
  });
}

/** Seconds since nothing ran but Postgres and Redis. */
async function restart(backends: Backends): Promise<{ open: number; projecting: number; visible: number }> {
  const startedAt = performance.now();
  const seconds = () => (performance.now() - startedAt) / 1000;
  const eventStore = await launchEventStore({ dir: backends.eventStoreDir, port: 0 });
  const open = seconds();
  const again = { ...backends, eventStoreUrl: eventStore.connectionString };
  const projectors = await startRoom('projectors', again);
  const projecting = seconds();
  try {
    const visible = await withLog(again, async ({ pool, store, codec }) => {
      const parties = { appointmentId: randomUUID(), patientId: randomUUID(), doctorId: randomUUID() };
      const event = await encodeAll(codec, [booking(parties)]);
      const position = await store.append(`appointment-${parties.appointmentId}`, 'no-stream', event);
      const progress = await watchProgress(pool, backends.databaseUrl, [appointmentList], (error) => {
        throw error;
      });
      const seen = await progress.reached([appointmentList], position, PATIENCE_MILLISECONDS);
      await progress.close();
      if (!seen) throw new Error('The new event never showed');
      return seconds();
    });
    return { open, projecting, visible };
  } finally {
    await projectors.stop();
    await eventStore.stop();
  }
}
