import { randomUUID } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import { READER } from '@anamnesis/contracts/reading/constants';
import type { DocumentReading } from '@anamnesis/contracts/reading/document-reading';
import { readDocumentJob } from '@anamnesis/contracts/reading/jobs';
import { reportReading } from '@anamnesis/contracts/reading/routes';
import { readingProgressTopic } from '@anamnesis/contracts/reading/topics';
import type { BodyOf } from '@anamnesis/contracts/language/route';
import type { Bus } from '@anamnesis/platform/bus/bus';
import { uuidOf } from '@anamnesis/platform/deciding/handle';
import type { FileStore } from '@anamnesis/platform/files/file-store';
import type { Logger } from '@anamnesis/platform/logging/logger';
import { Stop } from '@anamnesis/platform/queue/outcomes';
import { runner, type JobRunner } from '@anamnesis/platform/queue/worker';
import { DocumentUnreadable, type readDocument } from '@anamnesis/platform/reading/read-document';
import { type CommandClient, CommandRefused } from '../command-client.js';
import { storedReading, storeReading } from './stored-reading.js';

/** Reads the words of a document's pages. */
export type ReadPages = typeof readDocument;

interface Ports {
  readonly commands: CommandClient;
  readonly files: Pick<FileStore, 'open' | 'receive'>;
  readonly bus: Pick<Bus, 'publish'>;
  readonly readDocument: ReadPages;
  readonly logger: Pick<Logger, 'warn'>;
  readonly clock: () => Date;
}

type Outcome = BodyOf<typeof reportReading>['outcome'];

/** Milliseconds for one document. Callers wait less, and get what was read when they ask again. */
const DEADLINE = 120_000;
/** How often a document is read again after the process that read it has died. */
const RESTARTS = 5;

/**
 * Reads documents, one at a time, and stores what was read beside them: a document of the same content is not read again. The start and the outcome
 * are reported as commands. A document that cannot be read is not tried again; any other failure is, and the last one is reported as a time-out, so
 * that the patient can ask again.
 */
export const readDocuments = ({ commands, files, bus, readDocument, logger, clock }: Ports): JobRunner =>
  runner({
    job: readDocumentJob,
    restarts: RESTARTS,
    async run({ patientId, documentId, file }, { id, lastAttempt }) {
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
        const document = await files.open(name);
        if (!document) throw new DocumentUnreadable('damaged');
        const content = await buffer(document.read());
        const pages = await readDocument(content, document.mediaType, { onPage, deadline: DEADLINE });
        return extracted(await storeReading(files, name, pages));
      };
      await report({ type: 'started' });
      try {
        await report(await read().catch(failureOf));
      } catch (error) {
        if (lastAttempt && !(error instanceof Stop)) await report(failed('timedOut'));
        throw error;
      }
    },
  });

const extracted = ({ pages, truncated, values }: DocumentReading): Outcome => ({
  ...{ type: 'extracted', pages: pages.length, truncated, values: values.length, reader: READER },
  method: pages.some(({ method }) => method === 'ocr') ? 'ocr' : 'text',
  toCheck: values.filter(({ doubt }) => doubt !== null).length,
});

const failed = (reason: DocumentUnreadable['reason']): Outcome => ({ type: 'failed', reason, reader: READER });

/** The outcome for a document that cannot be read; throws any other error. */
function failureOf(error: unknown): Outcome {
  if (error instanceof DocumentUnreadable) return failed(error.reason);
  throw error;
}

/** The same for each attempt, and another for each outcome. */
const commandOf = (jobId: string, outcome: Outcome): string =>
  uuidOf(`${jobId}/${outcome.type}${'reason' in outcome ? `/${outcome.reason}` : ''}`);

function stopIfUnknown(error: unknown): never {
  if (error instanceof CommandRefused && error.status === 404) throw new Stop('no such reading was requested');
  throw error;
}
