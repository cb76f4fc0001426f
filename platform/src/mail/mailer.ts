import type { NodemailerError } from 'nodemailer';

export interface Email {
  /** Id of the notified event: an email that is sent twice after a crash has the same Message-ID. Letters, digits and hyphens. */
  id: string;
  /** One bare email address. */
  to: string;
  subject: string;
  text: string;
  html: string;
  attachment?: Attachment;
}

/** A text file attached to an email. */
export interface Attachment {
  name: string;
  /** Including its charset and other parameters. */
  mediaType: string;
  text: string;
}

export interface Mailer {
  /**
   * Resolves when the mail server has accepted the email. Throws `EmailRejected` when it never will, `EmailNotAccepted` when it
   * may later. Neither error contains the address: errors are logged and stored.
   */
  send(email: Email): Promise<void>;
  close(): void;
}

/** The mail server permanently rejects this email: the address does not exist, or the content is refused. */
export class EmailRejected extends Error {
  override readonly name = 'EmailRejected';
}

/** The mail server is unavailable, or rejected the email temporarily. */
export class EmailNotAccepted extends Error {
  override readonly name = 'EmailNotAccepted';
}

export interface MailerOptions {
  /** `smtp://` or `smtps://`, with user and password if the server requires them. */
  url: string;
  /** The sender: an address, or a name with the address in angle brackets. */
  from: string;
}

const TIMEOUTS = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 30_000 } as const;

/** Sends emails by SMTP, over pooled connections; opened with the first email. */
export function createMailer({ url, from }: MailerOptions): Mailer {
  let opened: ReturnType<typeof openTransport> | null = null;
  const domain = /@([^\s@>]+)>?$/.exec(from)?.[1] ?? 'localhost';
  return {
    async send({ id, to, subject, text, html, attachment }) {
      opened ??= openTransport(url);
      const transport = await opened.catch((error: unknown) => {
        opened = null;
        throw error;
      });
      await transport
        .sendMail({
          from,
          // As an object it is parsed as a single address, with any characters.
          to: { name: '', address: to },
          subject,
          text,
          html,
          attachments: attachment ? [asFile(attachment)] : [],
          messageId: `<${id}@${domain}>`,
          headers: { 'Auto-Submitted': 'auto-generated' },
          disableFileAccess: true,
          disableUrlAccess: true,
        })
        .catch(withoutAddress);
    },
    close() {
      // If it could not be opened, the email failed for that reason, and there is nothing to close.
      opened?.then(
        (transport) => transport.close(),
        () => undefined,
      );
    },
  };
}

async function openTransport(url: string) {
  const { createTransport } = await import('nodemailer');
  return createTransport({ ...TIMEOUTS, pool: true, maxConnections: 2, url });
}

const asFile = ({ name, mediaType, text }: Attachment) => ({ filename: name, contentType: mediaType, content: text });

/** The server's message quotes the address, so only its codes are passed on. */
function withoutAddress(error: NodemailerError): never {
  const facts = [error.code, error.responseCode, error.command].filter((fact) => fact !== undefined).join(' ');
  if (isPermanent(error)) throw new EmailRejected(`The mail server rejects this email permanently: ${facts}`);
  throw new EmailNotAccepted(`The mail server did not accept an email: ${facts}`);
}

/** A rejected sender or password affects every email, and is fixed by the operator: these emails wait for it. */
const isPermanent = ({ code, permanent, command, responseCode }: NodemailerError): boolean =>
  (code === 'EENVELOPE' && responseCode === undefined) ||
  (permanent === true && (command === 'RCPT TO' || command === 'DATA' || code === 'EMESSAGE'));
