import { composeLetter } from '@anamnesis/contracts/accounts/credential-routes';
import { sendLetter } from '@anamnesis/contracts/accounts/jobs';
import type { Once } from '@anamnesis/platform/bus/deduplicate';
import type { Mailer } from '@anamnesis/platform/mail/mailer';
import { Skip } from '@anamnesis/platform/queue/outcomes';
import { runner, type JobRunner } from '@anamnesis/platform/queue/worker';
import type { CommandClient } from '../command-client.js';
import { written } from '../letter-layout.js';
import { later, neverOrLater } from '../letter-outcomes.js';
import { letters } from './letters/letters.js';

/**
 * Asks the command side what the letter needs, and sends it if one is wanted. Address, name and link are in no queue and in
 * no log.
 */
export const sendLetters = (commands: CommandClient, { once }: Once, mailer: Mailer): JobRunner =>
  runner({
    job: sendLetter,
    concurrency: 4,
    async run({ accountId, role, purpose }, { id }) {
      const send = async () => {
        const { data } = await commands.send(composeLetter, { body: { accountId, role, purpose } }, id).catch(later);
        if (!data) return;
        await mailer.send({ id, to: data.to, ...written(letters[purpose](data)) }).catch(neverOrLater);
      };
      if (!(await once(sendLetter.name, id, send))) throw new Skip('it was sent before');
    },
  });
