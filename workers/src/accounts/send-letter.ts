import { composeLetter } from '@anamnesis/contracts/accounts/credential-routes';
import { sendLetter } from '@anamnesis/contracts/accounts/jobs';
import type { Once } from '@anamnesis/platform/bus/deduplicate';
import type { Mailer } from '@anamnesis/platform/mail/mailer';
import { runner, type JobRunner } from '@anamnesis/platform/queue/worker';
import type { CommandClient } from '../command-client.js';
import { written } from '../letter-layout.js';
import { later } from '../letter-outcomes.js';
import { post } from '../post.js';
import { letters } from './letters/letters.js';

/**
 * Asks the command side what the letter needs, and sends it if one is wanted. Address, name and link are in no queue and in
 * no log.
 */
export const sendLetters = (commands: CommandClient, once: Once, mailer: Mailer): JobRunner =>
  runner({
    job: sendLetter,
    concurrency: 4,
    async run({ purpose, ...about }, { id }) {
      const compose = async () => {
        const { data } = await commands.send(composeLetter, { body: { ...about, purpose } }, id).catch(later);
        return data && { id, to: data.to, ...written(letters[purpose](data)) };
      };
      await post({ kind: sendLetter.name, id, inDoubt: 'send', compose }, { once, mailer });
    },
  });
