import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import type { ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import PostalMime from 'postal-mime';
import { SMTPServer } from 'smtp-server';
import type { Logger } from '@anamnesis/platform/logging/logger';
import { isSameSecret } from '@anamnesis/platform/vault/same-secret';
import type { Mounted } from '../launcher/gateway.js';
import { isWithin, type Reach } from '../launcher/reach.js';
import { standInStyle } from '../pages/style.js';
import { openLetterStore } from './letter-store.js';
import { keyCookie, keyShown } from './key.js';
import { closedPage, mailboxPage } from './pages.js';

export interface MailboxOptions {
  /** Where the letters are kept. */
  dir: string;
  reach: Reach;
  /** A proxy on this machine makes others look like this machine: without this key, which the address carries once, they see nothing. */
  key: string;
}

/** A mail server in place of a real one: it takes every letter and passes none on. Its page shows them. */
export interface Mailbox extends Mounted {
  /** Where to hand letters over, and who they come from. */
  settings: { SMTP_URL: string; MAIL_FROM: string };
  close(): Promise<void>;
}

const PATH = '/mailbox';
const STYLE = `${PATH}/style.css`;
const USER = 'anamnesis';
const LETTER_BYTES_MOST = 1024 * 1024;
const POLICY = "default-src 'none'; style-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/** Starts the mail server on a free port of this machine. `origin` is the product's own. */
export async function startMailbox(
  origin: string,
  { dir, reach, key }: MailboxOptions,
  logger: Logger,
): Promise<Mailbox> {
  const store = await openLetterStore(dir);
  // Other users of this machine reach the port, too.
  const sender = randomBytes(24).toString('hex');
  const server = new SMTPServer({
    disabledCommands: ['STARTTLS'],
    allowInsecureAuth: true,
    onAuth: ({ username, password }, _session, answer) =>
      username === USER && isSameSecret(password ?? '', sender)
        ? answer(null, { user: USER })
        : answer(new Error('The mailbox takes letters of the product alone')),
    size: LETTER_BYTES_MOST,
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
        if (stream.sizeExceeded) throw Object.assign(new Error('The letter is too large'), { responseCode: 552 });
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
          (letters) => send(response, 'text/html', mailboxPage(STYLE, letters)),
          (error: unknown) => {
            logger.error({ err: error }, 'The letters could not be read');
            response.writeHead(500).end();
          },
        );
    },
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}

/** The address may carry the key: no copy of it is kept, and no other site is told. */
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
