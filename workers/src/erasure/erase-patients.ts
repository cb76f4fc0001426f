import { erasePatientJob } from '@anamnesis/contracts/erasure/jobs';
import { erasePatient, listDueErasures } from '@anamnesis/contracts/erasure/routes';
import { uuidOf } from '@anamnesis/platform/deciding/handle';
import { Retry, Skip } from '@anamnesis/platform/queue/outcomes';
import type { JobQueue } from '@anamnesis/platform/queue/queue';
import { runner, type JobRunner } from '@anamnesis/platform/queue/worker';
import { keepRunning, waitOrAbort } from '@anamnesis/platform/supervision/keep-running';
import type { Logger } from '@anamnesis/platform/logging/logger';
import { CommandRefused, type CommandClient } from '../command-client.js';
import type { QueryClient } from '../query-client.js';

const SCAN_MILLISECONDS = 60_000;
/** Other processes forget a key within a minute; then the read models are folded again. */
const stepAfter = (attempt: number) => (attempt === 1 ? 65_000 : 10_000);
/** A request that is held, withdrawn or not due, or waits for an appointment. */
const NOT_NOW: ReadonlySet<string> = new Set([
  ...['ERASURE_HELD', 'ERASURE_NOT_DUE', 'ERASURE_NOT_REQUESTED', 'ERASURE_APPOINTMENT'],
]);

/** Erases one patient, step by step, until everything has forgotten them. */
export const erasePatients = (commands: CommandClient, queries: QueryClient): JobRunner =>
  runner({
    job: erasePatientJob,
    async run({ patientId }, { id, attempt }) {
      // A job may have waited. Also for appointments booked before their patient had a day of their own, of which the command knows nothing.
      const { patientIds } = await queries.ask(listDueErasures, {}, '0');
      if (!patientIds.includes(patientId)) throw new Skip('not due any more');
      const command = uuidOf(`${id}/${attempt}`);
      const { state } = await commands.send(erasePatient, { params: { patientId } }, command).catch(skipRefused);
      if (state === 'waiting') throw new Retry('not everything has forgotten yet', stepAfter(attempt));
    },
  });

const NOT_BUILT: ReadonlySet<string> = new Set(['NOT_CAUGHT_UP', 'STILL_BUILDING']);

/** While the read models are built for the first time, the next scan finds what is due. */
function noneYet(error: unknown): { patientIds: string[] } {
  if (error instanceof CommandRefused && NOT_BUILT.has(error.code)) return { patientIds: [] };
  throw error;
}

function skipRefused(error: unknown): never {
  if (error instanceof CommandRefused && NOT_NOW.has(error.code)) throw new Skip(error.code);
  throw error;
}

/**
 * Adds a job for each due erasure now and every minute, until `signal` aborts. The read model knows them, so a lost queue loses none. A job's id
 * has the hour: one that met a hold or failed for good is tried again in the next.
 */
export const scanForErasures = (
  { queries, queue, logger, clock }: { queries: QueryClient; queue: JobQueue; logger: Logger; clock: () => Date },
  signal: AbortSignal,
  every = SCAN_MILLISECONDS,
): Promise<void> =>
  keepRunning(
    async (running) => {
      const { patientIds } = await queries.ask(listDueErasures, {}, '0').catch(noneYet);
      const hour = clock().toISOString().slice(0, 13);
      for (const patientId of patientIds)
        await queue.add(erasePatientJob, { patientId }, { id: `${patientId} ${hour}` });
      await waitOrAbort(every, running);
    },
    signal,
    (error) => logger.warn({ err: error }, 'Due erasures could not be found'),
  );
