import { sendBreakGlassEmail } from '@anamnesis/contracts/break-glass/jobs';
import { showBreakGlassEmail } from '@anamnesis/contracts/break-glass/routes';
import type { Once } from '@anamnesis/platform/bus/deduplicate';
import type { Mailer } from '@anamnesis/platform/mail/mailer';
import { Stop } from '@anamnesis/platform/queue/outcomes';
import { runner, type JobRunner } from '@anamnesis/platform/queue/worker';
import { CommandRefused } from '../command-client.js';
import { render } from '../email-layout.js';
import { retryLater } from '../email-outcomes.js';
import type { QueryClient } from '../query-client.js';
import { sendOnce } from '../send-once.js';
import { breakGlassEmail, factsFor } from './emails/break-glass-email.js';

/** Gets the email's contents from the query service, and sends it. Addresses and names are in no queue and in no log. */
export const sendBreakGlassEmails = (queries: QueryClient, once: Once, mailer: Mailer): JobRunner =>
  runner({
    job: sendBreakGlassEmail,
    concurrency: 4,
    async run({ breakGlassId, position }, { id }) {
      const compose = async () => {
        const call = { params: { id: breakGlassId } };
        const { data } = await queries.ask(showBreakGlassEmail, call, position).catch(stopOrRetry);
        return data && { id, to: data.to, ...render(breakGlassEmail(factsFor(data, data.language), data.language)) };
      };
      await sendOnce({ kind: sendBreakGlassEmail.name, id, inDoubt: 'send', compose }, { once, mailer });
    },
  });

function stopOrRetry(error: unknown): never {
  if (error instanceof CommandRefused && error.code === 'BREAK_GLASS_NOT_FOUND') throw new Stop(error.message);
  return retryLater(error);
}
