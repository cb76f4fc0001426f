import { sendErasureEmail } from '@anamnesis/contracts/erasure/jobs';
import { showErasureEmail } from '@anamnesis/contracts/erasure/routes';
import type { Once } from '@anamnesis/platform/bus/deduplicate';
import type { Mailer } from '@anamnesis/platform/mail/mailer';
import { runner, type JobRunner } from '@anamnesis/platform/queue/worker';
import { render } from '../email-layout.js';
import { retryLater } from '../email-outcomes.js';
import type { QueryClient } from '../query-client.js';
import { sendOnce } from '../send-once.js';
import { erasureEmail } from './emails/erasure-email.js';

/** Gets the email's contents from the query service, and sends it. Addresses and names are in no queue and in no log. */
export const sendErasureEmails = (queries: QueryClient, once: Once, mailer: Mailer): JobRunner =>
  runner({
    job: sendErasureEmail,
    concurrency: 4,
    async run({ patientId, position }, { id }) {
      const compose = async () => {
        const { data } = await queries.ask(showErasureEmail, { params: { patientId } }, position).catch(retryLater);
        return data && { id, to: data.to, ...render(erasureEmail(data, data.language)) };
      };
      await sendOnce({ kind: sendErasureEmail.name, id, inDoubt: 'send', compose }, { once, mailer });
    },
  });
