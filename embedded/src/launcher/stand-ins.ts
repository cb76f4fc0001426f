import { openGoogle } from '@anamnesis/command-service/compose';
import type { Mailer } from '@anamnesis/platform/mail/mailer';
import { createRelyingParty, type CustomFetch, type RelyingParty } from '@anamnesis/platform/openid/relying-party';
import { openMailer } from '@anamnesis/platform/process/adapters';
import type { OwnProcess } from '@anamnesis/platform/process/run-service';
import { createStandIn, type StandInOptions } from '../google/stand-in.js';
import { type MailboxOptions, startMailbox } from '../mailbox/mailbox.js';
import type { Environment } from './environment.js';
import type { Mounted } from './gateway.js';

/** What takes the place of others on a machine by itself. */
export interface StandIns {
  /** Whom a stand-in for Google serves where there are no credentials of Google's; null for none. */
  google: StandInOptions | null;
  /** Where letters are kept where no mail server is named. */
  mail: MailboxOptions;
}

interface Stood {
  google: RelyingParty | null;
  mailer: Mailer;
  /** What the stand-ins show. */
  pages: readonly Mounted[];
  /** To be told the port on which those pages can be reached. */
  opened(port: number): void;
}

/** Google and a mail server where they are named, else what stands for them. */
export async function openStandIns(
  env: Environment,
  standIns: StandIns,
  { logger, closing }: Pick<OwnProcess, 'logger' | 'closing'>,
): Promise<Stood> {
  const { origin } = new URL(env.PUBLIC_URL);
  const standIn = standIns.google && !env.GOOGLE_CLIENT_ID ? createStandIn(origin, standIns.google) : null;
  const mailbox = env.SMTP_URL ? null : await startMailbox(origin, standIns.mail, logger);
  if (mailbox) closing.add(() => mailbox.close());
  const mailer = openMailer({ ...env, ...mailbox?.settings });
  closing.add(() => mailer.close());
  let ownPort = env.PORT;
  // The stand-in is asked where it is: the address that people use may not lead here from this machine.
  const atOwnPort: CustomFetch = (url, options) => fetch(url.replace(origin, `http://127.0.0.1:${ownPort}`), options);
  return {
    google: standIn ? createRelyingParty({ ...standIn, fetch: atOwnPort }) : openGoogle(env),
    mailer,
    pages: [standIn, mailbox].filter((part) => part !== null),
    opened: (port) => void (ownPort = port),
  };
}
