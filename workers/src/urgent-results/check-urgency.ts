import { checkUrgency } from '@anamnesis/contracts/urgent-results/jobs';
import { readOnArrival } from '@anamnesis/contracts/reading/routes';
import { reportUrgentResult, showUrgency } from '@anamnesis/contracts/urgent-results/routes';
import { uuidOf } from '@anamnesis/platform/deciding/handle';
import { Retry, Skip } from '@anamnesis/platform/queue/outcomes';
import { runner, type JobRunner } from '@anamnesis/platform/queue/worker';
import { CommandRefused, type CommandClient } from '../command-client.js';
import { retryLater } from '../email-outcomes.js';
import type { QueryClient } from '../query-client.js';

/** How often a document that takes too long is looked at again, and after how many milliseconds. */
const MOST_LOOKS = 8;
const LATER = 120_000;

/**
 * Asks by the rules what in a report cannot wait, and reports it. A recent document that nobody has had read is read then, after which the report is looked at again. No result is
 * in a queue or in a log.
 */
export const checkReports = (queries: QueryClient, commands: CommandClient): JobRunner =>
  runner({
    job: checkUrgency,
    concurrency: 4,
    async run({ patientId, entryId, position }, { id, attempt }) {
      const params = { patientId, entryId };
      const { unread, isCut, ...body } = await queries.ask(showUrgency, { params }, position).catch(skipOrRetry);
      // Another answer, as with another doctor, is another command: the stream decides whether it is news. So it does of a report in which nothing is urgent any more.
      const commandId = uuidOf(`${id}/${JSON.stringify(body)}`);
      await commands.send(reportUrgentResult, { params, body }, commandId).catch(skipOrRetry);
      if (isCut && attempt <= MOST_LOOKS) throw new Retry('the look was cut', LATER);
      if (unread !== null) {
        const document = { params: { patientId, documentId: unread }, body: {} };
        await commands.send(readOnArrival, document, uuidOf(`${id}/read`)).catch(skipOrRetry);
      }
    },
  });

const gone = new Set(['ENTRY_NOT_FOUND', 'DOCUMENT_NOT_FOUND', 'PERSON_ERASED']);

function skipOrRetry(error: unknown): never {
  if (error instanceof CommandRefused && gone.has(error.code))
    throw new Skip('the report was retracted, or its patient was erased');
  return retryLater(error);
}
