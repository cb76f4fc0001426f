import { createTransport, type NodemailerError } from 'nodemailer';

export interface Letter {
  /** What it tells of: a letter that comes twice after a crash bears the same Message-ID. Letters, digits and hyphens. */
  id: string;
  /** One bare e-mail address. */
  to: string;
  subject: string;
  text: string;
  html: string;
  attachment?: Attachment;
}

/** A file of text that comes with a letter. */
export interface Attachment {
  name: string;
  /** With its charset and whatever else the type names. */
  mediaType: string;
  text: string;
}

export interface Mailer {
  /**
   * Resolves when the mail server has taken the letter. Throws `LetterRefused` when it never will, `MailNotTaken` when it
   * may later. Neither names the address: errors are logged and kept.
   */
  send(letter: Letter): Promise<void>;
  close(): void;
}

/** The mail server will never take this letter: there is no such address, or it does not want what stands in it. */
export class LetterRefused extends Error {
  override readonly name = 'LetterRefused';
}

/** The mail server is away, or did not take the letter this time. */
export class MailNotTaken extends Error {
  override readonly name = 'MailNotTaken';
}

export interface MailerOptions {
  /** `smtp://` or `smtps://`, with user and password where the server wants them. */
  url: string;
  /** Who the letters come from: an address, or a name with the address in angle brackets. */
  from: string;
}

const TIMEOUTS = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 30_000 } as const;

/** Sends letters by SMTP, over connections that are kept for the next ones. */
export function createMailer({ url, from }: MailerOptions): Mailer {
  const transport = createTransport({ ...TIMEOUTS, pool: true, maxConnections: 2, url });
  const domain = /@([^\s@>]+)>?$/.exec(from)?.[1] ?? 'localhost';
  return {
    async send({ id, to, subject, text, html, attachment }) {
      await transport
        .sendMail({
          from,
          // As an object it is one address, whatever signs stand in it.
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
    close: () => transport.close(),
  };
}

const asFile = ({ name, mediaType, text }: Attachment) => ({ filename: name, contentType: mediaType, content: text });

/** What the server says quotes the address, so only its code is passed on. */
function withoutAddress(error: NodemailerError): never {
  const facts = [error.code, error.responseCode, error.command].filter((fact) => fact !== undefined).join(' ');
  if (isAboutTheLetter(error)) throw new LetterRefused(`The mail server refuses this letter: ${facts}`);
  throw new MailNotTaken(`The mail server did not take a letter: ${facts}`);
}

/** A refused sender or password concerns every letter, and is put right by whoever runs the product: those wait for it. */
const isAboutTheLetter = ({ code, permanent, command, responseCode }: NodemailerError): boolean =>
  (code === 'EENVELOPE' && responseCode === undefined) ||
  (permanent === true && (command === 'RCPT TO' || command === 'DATA' || code === 'EMESSAGE'));
