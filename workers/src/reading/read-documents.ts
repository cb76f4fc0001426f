import { randomUUID } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import type { PayloadOf } from '@anamnesis/contracts/language/job';
import { type FailureReason, READER } from '@anamnesis/contracts/reading/constants';
import type { DocumentReading } from '@anamnesis/contracts/reading/document-reading';
import { readDocumentJob, recogniseDocumentJob } from '@anamnesis/contracts/reading/jobs';
import { reportReading } from '@anamnesis/contracts/reading/routes';
import { readingProgressTopic } from '@anamnesis/contracts/reading/topics';
import type { BodyOf } from '@anamnesis/contracts/language/route';
import type { Bus } from '@anamnesis/platform/bus/bus';
import { uuidOf } from '@anamnesis/platform/deciding/handle';
import type { FileStore } from '@anamnesis/platform/files/file-store';
import type { Logger } from '@anamnesis/platform/logging/logger';
import { Retry, Stop } from '@anamnesis/platform/queue/outcomes';
import type { JobQueue } from '@anamnesis/platform/queue/queue';
import { runner, type JobRunner } from '@anamnesis/platform/queue/worker';
import { DocumentUnreadable, ReaderEnded, RecognitionNeeded } from '@anamnesis/platform/reading/read-document';
import { type CommandClient, CommandRefused } from '../command-client.js';
import type { ReadAndUnderstand } from './read-and-understand.js';
import { scansAtOnce, TEXTS_AT_ONCE } from './readings-at-once.js';
import { storedReading, storeReading } from './stored-reading.js';

interface Ports {
  readonly commands: CommandClient;
  readonly files: Pick<FileStore, 'open' | 'receive'>;
  readonly bus: Pick<Bus, 'publish'>;
  readonly queue: Pick<JobQueue, 'add'>;
  readonly readDocument: ReadAndUnderstand;
  readonly logger: Pick<Logger, 'warn' | 'error'>;
  readonly clock: () => Date;
}

type Outcome = BodyOf<typeof reportReading>['outcome'];
type Payload = PayloadOf<typeof readDocumentJob>;

/** Milliseconds for one document. Callers wait less, and get what was read when they ask again. */
const DEADLINE = 120_000;
/** Milliseconds for one whose pages have text of their own: most take less than one second, and a longer one must not keep others waiting. */
const SHORT_DEADLINE = 10_000;
/** How often a document is read again after the process that read it has died. */
const RESTARTS = 5;
/** Milliseconds before another process takes over what one that stops was reading: longer than this one still takes jobs. */
const AFTER_STOP = 1_000;
/** How often the process that reads a document may die before its reading is given up. */
const MOST_DEATHS = 4;

/**
 * Reads documents and stores what was read beside them: a document of the same content is not read again. Pages with text of their own are read at once;
 * a document with others, which take seconds each, waits in a queue of its own, so that nobody's text waits for it. The start and the outcome
 * are reported as commands. What a reader says of a document is final, unless nobody waits and it took too long; any other failure is tried again, and the last one is reported as an interruption, so
 * that the patient can ask again. A document whose reading has blocked its process once is too large.
 */
export function readDocuments(ports: Ports): JobRunner[] {
  const { queue } = ports;
  const read = runnerOf(ports);
  return [
    read(readDocumentJob, {
      ...{ concurrency: TEXTS_AT_ONCE, deadline: SHORT_DEADLINE, recognise: false },
      passOn: (payload, id) => queue.add(recogniseDocumentJob, payload, { id, isLast: payload.onArrival }),
    }),
    read(recogniseDocumentJob, { concurrency: scansAtOnce(), deadline: DEADLINE, recognise: true, passOn: null }),
  ];
}

interface Way {
  readonly concurrency: number;
  readonly deadline: number;
  readonly recognise: boolean;
  /** Takes over what needs recognition or more time. */
  readonly passOn: ((payload: Payload, id: string) => Promise<void>) | null;
}

const runnerOf =
  ({ commands, files, bus, readDocument, logger, clock }: Ports) =>
  (job: typeof readDocumentJob | typeof recogniseDocumentJob, { passOn, concurrency, ...way }: Way): JobRunner =>
    runner({
      job: job as typeof readDocumentJob,
      concurrency,
      restarts: RESTARTS,
      watched: true,
      async run(payload, { id, attempt, lastAttempt, stopping, blockedBefore }) {
        const { patientId, documentId, file } = payload;
        const name = { subject: patientId, id: file };
        const report = (outcome: Outcome) =>
          commands
            .send(reportReading, { params: { patientId, documentId }, body: { outcome } }, commandOf(id, outcome))
            .catch(stopIfUnknown);
        const onPage = (page: number, pages: number) => {
          const value = { patientId, documentId, at: clock().toISOString(), page, pages };
          // Reading goes on without progress while the bus is unavailable.
          bus
            .publish(readingProgressTopic, [{ key: documentId, id: randomUUID(), value }])
            .catch((error: unknown) => logger.warn({ err: error }, 'The progress of a reading could not be published'));
        };
        const read = async (): Promise<Outcome> => {
          const known = await storedReading(files, name);
          if (known) return extracted(known);
          if (blockedBefore) throw new DocumentUnreadable('tooLarge');
          const document = await files.open(name);
          if (!document) throw new DocumentUnreadable('damaged');
          const content = await buffer(document.read());
          const isAwaited = !payload.onArrival;
          const pages = await readDocument(content, document.mediaType, {
            ...{ ...way, isAwaited, onPage, signal: stopping },
          });
          return extracted(await storeReading(files, name, pages));
        };
        await report({ type: 'started' });
        try {
          await report(await read());
        } catch (error) {
          if (passOn && isForLongerReading(error)) return await passOn(payload, id);
          if (stopping.aborted) throw new Retry('this process stops', AFTER_STOP);
          // Whoever waits asks again; for a report that arrived nobody does, and another attempt may have time enough.
          const isRepeated = payload.onArrival && tookTooLong(error) && !lastAttempt;
          if (error instanceof DocumentUnreadable && !isRepeated) {
            logger.warn({ documentId, reason: error.reason }, 'A document cannot be read');
            await report(failed(error.reason));
            return;
          }
          const isGivenUp = lastAttempt || (error instanceof ReaderEnded && attempt >= MOST_DEATHS);
          if (!isGivenUp || error instanceof Stop) throw error;
          logger.error({ documentId, err: error }, 'The reading of a document was interrupted too often');
          await report(failed('interrupted'));
          throw new Stop('the reading was interrupted too often');
        }
      },
    });

const tookTooLong = (error: unknown): boolean => error instanceof DocumentUnreadable && error.reason === 'timedOut';
const isForLongerReading = (error: unknown): boolean => error instanceof RecognitionNeeded || tookTooLong(error);

const extracted = ({ pages, truncated, values }: DocumentReading): Outcome => ({
  ...{ type: 'extracted', pages: pages.length, truncated, values: values.length, reader: READER },
  method: pages.some(({ method }) => method === 'ocr') ? 'ocr' : 'text',
  toCheck: values.filter(({ doubt }) => doubt !== null).length,
});

const failed = (reason: FailureReason): Outcome => ({ type: 'failed', reason, reader: READER });

/** The same for each attempt, and another for each outcome. */
const commandOf = (jobId: string, outcome: Outcome): string =>
  uuidOf(`${jobId}/${outcome.type}${'reason' in outcome ? `/${outcome.reason}` : ''}`);

function stopIfUnknown(error: unknown): never {
  if (error instanceof CommandRefused && error.status === 404) throw new Stop('no such reading was requested');
  throw error;
}
