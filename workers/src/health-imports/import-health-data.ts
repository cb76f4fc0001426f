import { randomUUID } from 'node:crypto';
import { DAYS_AT_ONCE } from '@anamnesis/contracts/health-imports/constants';
import { importHealthDataJob } from '@anamnesis/contracts/health-imports/jobs';
import { recordHealthDays, reportHealthImport } from '@anamnesis/contracts/health-imports/routes';
import { healthImportProgressTopic } from '@anamnesis/contracts/health-imports/topics';
import type { BodyOf } from '@anamnesis/contracts/language/route';
import type { Bus } from '@anamnesis/platform/bus/bus';
import { uuidOf } from '@anamnesis/platform/deciding/handle';
import type { FileStore } from '@anamnesis/platform/files/file-store';
import type { Logger } from '@anamnesis/platform/logging/logger';
import { Retry, Skip, Stop } from '@anamnesis/platform/queue/outcomes';
import { runner, type JobRunner } from '@anamnesis/platform/queue/worker';
import { type CommandClient, CommandRefused } from '../command-client.js';
import type { ReadExport } from './day-tally.js';
import { ExportUnreadable } from './export-unreadable.js';

interface Ports {
  readonly commands: CommandClient;
  readonly files: Pick<FileStore, 'open' | 'remove'>;
  readonly bus: Pick<Bus, 'publish'>;
  readonly logger: Pick<Logger, 'warn' | 'error'>;
  readonly clock: () => Date;
  /** The clinic's IANA zone. */
  readonly timeZone: string;
}

type Outcome = BodyOf<typeof reportHealthImport>['outcome'];

/** How often an export is read again after its process has died, by a restart of the product for instance: a large one takes minutes. */
const RESTARTS = 20;
/** Milliseconds before another process takes over what one that stops was reading. */
const AFTER_STOP = 1_000;
/** Milliseconds between two looks at whether the import was cancelled. */
const LOOK_EVERY = 1_000;
/** The part of the progress that reading is; recording the days is the rest. */
const READING_SHARE = 0.8;

/** Exports that are read side by side, so that a large one keeps nobody waiting. */
const AT_ONCE = 3;

/**
 * Imports health data: reads the stored file, then has its days recorded. Days are recorded when all of it was read, so a damaged file leaves none.
 * Commands have ids that follow from their content: a job that runs again enters nothing twice. A cancelled import ends at the next look, and its file is removed.
 * One whose work has blocked its process once is given up.
 */
export const importHealthData = ({ commands, files, bus, logger, clock, timeZone }: Ports): JobRunner =>
  runner({
    job: importHealthDataJob,
    concurrency: AT_ONCE,
    restarts: RESTARTS,
    watched: true,
    async run({ patientId, importId, file }, { lastAttempt, stopping, blockedBefore }) {
      const params = { patientId, importId };
      const name = { subject: patientId, id: file };
      const report = (outcome: Outcome, commandId: string) =>
        commands.send(reportHealthImport, { params, body: { file, outcome } }, commandId);
      const tell = (share: number) => {
        const value = { patientId, importId, at: clock().toISOString(), share };
        // The import goes on without progress while the bus is unavailable.
        bus
          .publish(healthImportProgressTopic, [{ key: importId, id: randomUUID(), value }])
          .catch((error: unknown) => logger.warn({ err: error }, 'The progress of an import could not be published'));
      };
      let lookedAt = 0;
      const look = async (share: number) => {
        stopping.throwIfAborted();
        if (clock().getTime() - lookedAt < LOOK_EVERY) return;
        lookedAt = clock().getTime();
        await report({ type: 'goesOn' }, randomUUID());
        tell(share);
      };
      const record = async ({ sources, result }: ReadExport) => {
        let recorded = 0;
        for (const [sourceName, days] of sources)
          for (let from = 0; from < days.length; from += DAYS_AT_ONCE) {
            const body = { file, sourceName, days: days.slice(from, from + DAYS_AT_ONCE) };
            await commands.send(recordHealthDays, { params, body }, commandOf(importId, body));
            recorded += body.days.length;
            await look(READING_SHARE + (1 - READING_SHARE) * (recorded / result.days));
          }
      };
      const fail = async (reason: Extract<Outcome, { type: 'failed' }>['reason']) => {
        const outcome = { type: 'failed', reason } as const;
        await report(outcome, commandOf(importId, { file, outcome }));
        await files.remove(name);
      };

      try {
        await look(0);
        if (blockedBefore) throw new ExportUnreadable('tooMuchWork');
        const stored = await files.open(name);
        if (!stored) throw new Skip('the export is gone');
        const today = clock().toISOString().slice(0, 10);
        const onProgress = (share: number) => look(READING_SHARE * share);
        const { readExportApart } = await import('./read-export-apart.js');
        const read = await readExportApart(stored, { today, timeZone, signal: stopping, onProgress });
        await record(read);
        const outcome = { type: 'finished', ...read.result } as const;
        await report(outcome, commandOf(importId, { file, outcome }));
      } catch (error) {
        if (stopping.aborted) throw new Retry('this process stops', AFTER_STOP);
        if (error instanceof CommandRefused) {
          if (error.code === 'HEALTH_IMPORT_CANCELLED') {
            await files.remove(name);
            throw new Skip('the import was cancelled');
          }
          if (error.status === 404 || error.code === 'HEALTH_IMPORT_OVER') throw new Skip('the import is over');
          if (error.code === 'HEALTH_SOURCES_TOO_MANY') return fail('tooLarge');
          if (error.status === 400) {
            // What was read is refused, and another reading gives the same.
            logger.error({ importId, err: error }, 'What was read of an export is refused');
            return fail('damaged');
          }
        }
        if (error instanceof ExportUnreadable) {
          logger.warn({ importId, reason: error.reason, err: error.cause }, 'An export cannot be imported');
          return fail(error.reason);
        }
        if (!lastAttempt || error instanceof Skip) throw error;
        logger.error({ importId, err: error }, 'An import was interrupted too often');
        await fail('interrupted');
        throw new Stop('the import was interrupted too often');
      }
    },
  });

/** The same for each attempt with the same content. */
const commandOf = (importId: string, content: object): string => uuidOf(`${importId}/${JSON.stringify(content)}`);
