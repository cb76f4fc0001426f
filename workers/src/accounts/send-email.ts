import { composeEmail } from '@anamnesis/contracts/accounts/credential-routes';
import { sendEmail } from '@anamnesis/contracts/accounts/jobs';
import type { Once } from '@anamnesis/platform/bus/deduplicate';
import type { Mailer } from '@anamnesis/platform/mail/mailer';
import { runner, type JobRunner } from '@anamnesis/platform/queue/worker';
import type { CommandClient } from '../command-client.js';
import { render } from '../email-layout.js';
import { retryLater } from '../email-outcomes.js';
import { sendOnce } from '../send-once.js';
import { accountEmail } from './emails/account-email.js';

/**
 * Gets the email's contents from the command service, and sends it if one is due. Address, name and link are in no queue and in
 * no log.
 */
export const sendEmails = (commands: CommandClient, once: Once, mailer: Mailer): JobRunner =>
  runner({
    job: sendEmail,
    concurrency: 4,
    async run({ purpose, ...about }, { id }) {
      const compose = async () => {
        const { data } = await commands.send(composeEmail, { body: { ...about, purpose } }, id).catch(retryLater);
        return data && { id, to: data.to, ...render(accountEmail(data.purpose, data, data.language)) };
      };
      await sendOnce({ kind: sendEmail.name, id, inDoubt: 'send', compose }, { once, mailer });
    },
  });
