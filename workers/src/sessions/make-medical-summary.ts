import { medicalSummaryJob } from '@anamnesis/contracts/sessions/jobs';
import {
  deliverMedicalSummary,
  giveUpMedicalSummary,
  showSummaryFacts,
} from '@anamnesis/contracts/sessions/summary-routes';
import type { Once } from '@anamnesis/platform/bus/deduplicate';
import { uuidOf } from '@anamnesis/platform/deciding/handle';
import type { FileStore } from '@anamnesis/platform/files/file-store';
import { Skip, Stop } from '@anamnesis/platform/queue/outcomes';
import { runner, type JobRunner } from '@anamnesis/platform/queue/worker';
import { CommandRefused, type CommandClient } from '../command-client.js';
import type { QueryClient } from '../query-client.js';

interface Ports {
  commands: CommandClient;
  queries: QueryClient;
  files: Pick<FileStore, 'put'>;
  once: Once;
}

/** Loads the patient's data, writes it as a PDF, stores it, and delivers the file id. Reports a failure when that is impossible. */
export const makeMedicalSummary = ({ commands, queries, files, once: { once } }: Ports): JobRunner =>
  runner({
    job: medicalSummaryJob,
    concurrency: 2,
    async run({ appointmentId, summaryId, position }, { id, lastAttempt }) {
      const params = { sessionId: appointmentId, summaryId };
      const make = async () => {
        const facts = await queries.ask(showSummaryFacts, { params }, position);
        const { writeSummary } = await import('./summary/write-summary.js');
        const bytes = await writeSummary(facts);
        const file = await files.put(facts.patient.id, { bytes, mediaType: 'application/pdf' });
        // The data may have changed since the last attempt: another file is another command.
        const command = uuidOf(`${id}/${file}`);
        await commands.send(deliverMedicalSummary, { params, body: { file, size: bytes.length } }, command);
      };
      const giveUp = async (error: unknown) => {
        if (!lastAttempt && !isFinal(error)) throw error;
        await commands.send(giveUpMedicalSummary, { params }, uuidOf(`${id}/give up`));
        throw isFinal(error) ? new Stop(error.message) : error;
      };
      if (!(await once(medicalSummaryJob.name, id, () => make().catch(giveUp))))
        throw new Skip('the summary is already done');
    },
  });

/** Whether a repeated call would be refused again. */
const isFinal = (error: unknown): error is CommandRefused =>
  error instanceof CommandRefused && error.status >= 400 && error.status < 500 && error.status !== 429;
