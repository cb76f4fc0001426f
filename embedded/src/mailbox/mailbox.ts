import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import type { ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import PostalMime from 'postal-mime';
import { SMTPServer } from 'smtp-server';
import type { ForgottenEmails } from '@anamnesis/command-service/app';
import type { Logger } from '@anamnesis/platform/logging/logger';
import { isSameSecret } from '@anamnesis/platform/vault/same-secret';
import type { Mounted } from '../launcher/gateway.js';
import { isWithin, type Reach } from '../launcher/reach.js';
import { standInStyle } from '../pages/style.js';
import { openEmailStore } from './email-store.js';
import { keyCookie, keyShown } from './key.js';
import { closedPage, mailboxPage } from './pages.js';

export interface MailboxOptions {
  /** Folder of the emails. */
  dir: string;
  reach: Reach;
  /** Part of the printed URL. Required because requests through a proxy on this machine look local. */
  key: string;
}

/** A mail server that accepts every email and forwards none. Its page shows them. */
export interface Mailbox extends Mounted {
  /** The mail settings for the product. */
  settings: { SMTP_URL: string; MAIL_FROM: string };
  /** Its emails, for erasures. */
  emails: ForgottenEmails;
  close(): Promise<void>;
}

const PATH = '/mailbox';
const STYLE = `${PATH}/style.css`;
const USER = 'anamnesis';
const MAX_EMAIL_BYTES = 1024 * 1024;
const POLICY = "default-src 'none'; style-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/** Starts the mail server on a free local port. `origin` is the product's own. */
export async function startMailbox(
  origin: string,
  { dir, reach, key }: MailboxOptions,
  logger: Logger,
): Promise<Mailbox> {
  const store = await openEmailStore(dir);
  // Other users of this machine can connect to the port, so it requires a password.
  const sender = randomBytes(24).toString('hex');
  const server = new SMTPServer({
    disabledCommands: ['STARTTLS'],
    allowInsecureAuth: true,
    onAuth: ({ username, password }, _session, answer) =>
      username === USER && isSameSecret(password ?? '', sender)
        ? answer(null, { user: USER })
        : answer(new Error('The mailbox accepts emails only from the product')),
    size: MAX_EMAIL_BYTES,
    closeTimeout: 1_000,
    onData(stream, { envelope }, answer) {
      const keep = async () => {
        const {
          subject = '',
          text = '',
          messageId = '',
          attachments,
        } = await PostalMime.parse(await buffer(stream), {
          attachmentEncoding: 'base64',
        });
        if (stream.sizeExceeded) throw Object.assign(new Error('The email is too large'), { responseCode: 552 });
        const to = envelope.rcptTo.map(({ address }) => address).join(', ');
        const files = attachments.map(({ filename, mimeType, content }) => ({
          ...{ name: filename ?? 'file', mediaType: mimeType, content: String(content) },
        }));
        await store.keep({ to, subject, text, messageId, receivedAt: new Date().toISOString(), files });
      };
      keep().then(() => answer(null), answer);
    },
  });
  server.on('error', (error) => logger.warn({ err: error }, 'A connection of the mailbox broke'));
  const net = server.listen(0, '127.0.0.1');
  await once(net, 'listening');
  const { host, hostname } = new URL(origin);
  return {
    path: PATH,
    settings: {
      SMTP_URL: `smtp://${USER}:${sender}@127.0.0.1:${(net.address() as AddressInfo).port}`,
      MAIL_FROM: `Anamnesis <no-reply@${hostname}>`,
    },
    handle(request, response) {
      if (!isWithin(reach, request, host)) response.writeHead(404).end();
      else if (request.url === STYLE) send(response, 'text/css', standInStyle);
      else if (reach === 'this-machine' && keyShown(request, key) === 'new')
        response.writeHead(303, { location: PATH, 'set-cookie': keyCookie(key, PATH), ...UNKEPT }).end();
      else if (reach === 'this-machine' && keyShown(request, key) === null)
        send(response, 'text/html', closedPage(STYLE), 403);
      else
        store.all().then(
          (emails) => send(response, 'text/html', mailboxPage(STYLE, emails)),
          (error: unknown) => {
            logger.error({ err: error }, 'The emails could not be read');
            response.writeHead(500).end();
          },
        );
    },
    emails: store,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}

/** The URL may contain the key, so it must not be cached or sent as a referrer. */
const UNKEPT = { 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' };

function send(response: ServerResponse, type: string, body: string, status = 200): void {
  response.writeHead(status, {
    ...UNKEPT,
    'content-type': `${type}; charset=utf-8`,
    'content-security-policy': POLICY,
    'x-content-type-options': 'nosniff',
  });
  response.end(body);
}
