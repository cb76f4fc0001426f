import { sendUrgentEmail } from '@anamnesis/contracts/urgent-results/jobs';
import { showUrgentEmail } from '@anamnesis/contracts/urgent-results/routes';
import type { Once } from '@anamnesis/platform/bus/deduplicate';
import type { Mailer } from '@anamnesis/platform/mail/mailer';
import { runner, type JobRunner } from '@anamnesis/platform/queue/worker';
import { render } from '../email-layout.js';
import { retryLater } from '../email-outcomes.js';
import type { QueryClient } from '../query-client.js';
import { sendOnce } from '../send-once.js';
import { urgentEmail } from './emails/urgent-email.js';

/** Gets the email's contents from the query service, and sends it, also in quiet hours. Addresses and names are in no queue and in no log. */
export const sendUrgentEmails = (queries: QueryClient, once: Once, mailer: Mailer): JobRunner =>
  runner({
    job: sendUrgentEmail,
    concurrency: 4,
    async run({ eventId, accountId, position }, { id }) {
      const compose = async () => {
        const call = { params: { eventId, accountId } };
        const { data } = await queries.ask(showUrgentEmail, call, position).catch(retryLater);
        return data && { id, to: data.to, ...render(urgentEmail(data, data.language)) };
      };
      await sendOnce({ kind: sendUrgentEmail.name, id, inDoubt: 'send', compose }, { once, mailer });
    },
  });
