import { sendFamilyEmail } from '@anamnesis/contracts/family/jobs';
import { showFamilyEmail } from '@anamnesis/contracts/family/routes';
import type { Once } from '@anamnesis/platform/bus/deduplicate';
import type { Mailer } from '@anamnesis/platform/mail/mailer';
import { Stop } from '@anamnesis/platform/queue/outcomes';
import { runner, type JobRunner } from '@anamnesis/platform/queue/worker';
import { CommandRefused } from '../command-client.js';
import { render } from '../email-layout.js';
import { retryLater } from '../email-outcomes.js';
import type { QueryClient } from '../query-client.js';
import { whenWanted } from '../notifications/when-wanted.js';
import { sendOnce } from '../send-once.js';
import { familyEmail } from './emails/family-email.js';

/**
 * Gets the email's contents from the query service, and sends it if it is still current. Addresses and names are in no queue and
 * in no log.
 */
export const sendFamilyEmails = (queries: QueryClient, once: Once, mailer: Mailer): JobRunner =>
  runner({
    job: sendFamilyEmail,
    concurrency: 4,
    async run({ tieId, side, accountId, purpose, position }, { id }) {
      const compose = async () => {
        const call = { params: { id: tieId }, query: { side, purpose } };
        const { data } = await queries.ask(showFamilyEmail, call, position).catch(stopOrRetry);
        if (data) await whenWanted(queries, { accountId, group: 'family', about: null, position });
        return data && { id, to: data.to, ...render(familyEmail(purpose, side, data, data.language)) };
      };
      await sendOnce({ kind: sendFamilyEmail.name, id, inDoubt: 'send', compose }, { once, mailer });
    },
  });

function stopOrRetry(error: unknown): never {
  if (error instanceof CommandRefused && error.code === 'FAMILY_TIE_NOT_FOUND') throw new Stop(error.message);
  return retryLater(error);
}
