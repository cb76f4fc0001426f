import { openGoogle } from '@anamnesis/command-service/compose';
import type { Mailer } from '@anamnesis/platform/mail/mailer';
import { createRelyingParty, type CustomFetch, type RelyingParty } from '@anamnesis/platform/openid/relying-party';
import { openMailer } from '@anamnesis/platform/mail/open-mailer';
import type { OwnProcess } from '@anamnesis/platform/process/run-service';
import { createStandIn, type StandInOptions } from '../google/stand-in.js';
import { type Mailbox, type MailboxOptions, startMailbox } from '../mailbox/mailbox.js';
import type { Environment } from './environment.js';
import type { Mounted } from './gateway.js';

/** Replacements for external services on one machine. */
export interface StandIns {
  /** The stand-in for Google if there are no Google credentials; null for none. */
  google: StandInOptions | null;
  /** The mailbox if no mail server is configured. */
  mail: MailboxOptions;
}

interface OpenedStandIns {
  google: RelyingParty | null;
  mailer: Mailer;
  /** The emails of the mailbox, for erasures; undefined where a mail server is configured. */
  emails: Mailbox['emails'] | undefined;
  /** The pages of the stand-ins. */
  pages: readonly Mounted[];
  /** Sets the port on which those pages are served. */
  opened(port: number): void;
}

/** Opens Google and the mail server if configured, else their stand-ins. */
export async function openStandIns(
  env: Environment,
  standIns: StandIns,
  { logger, closing }: Pick<OwnProcess, 'logger' | 'closing'>,
): Promise<OpenedStandIns> {
  const { origin } = new URL(env.PUBLIC_URL);
  const standIn = standIns.google && !env.GOOGLE_CLIENT_ID ? createStandIn(origin, standIns.google) : null;
  const mailbox = env.SMTP_URL ? null : await startMailbox(origin, standIns.mail, logger);
  if (mailbox) closing.add(() => mailbox.close());
  const mailer = openMailer({ ...env, ...mailbox?.settings });
  closing.add(() => mailer.close());
  let ownPort = env.PORT;
  // The stand-in is called on the local port, because the public address may not be reachable from this machine.
  const atOwnPort: CustomFetch = (url, options) => fetch(url.replace(origin, `http://127.0.0.1:${ownPort}`), options);
  return {
    google: standIn ? createRelyingParty({ ...standIn, fetch: atOwnPort }) : openGoogle(env),
    mailer,
    emails: mailbox?.emails,
    pages: [standIn, mailbox].filter((part) => part !== null),
    opened: (port) => void (ownPort = port),
  };
}
