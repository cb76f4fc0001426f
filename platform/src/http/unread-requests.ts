import { type IncomingMessage, type Server, type ServerResponse, STATUS_CODES } from 'node:http';
import type { Duplex } from 'node:stream';
import { BODY_MALFORMED, BODY_TOO_LARGE, BODY_TOO_SLOW } from '@anamnesis/contracts/language/errors';

interface Exchange {
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
}
type Unread = typeof BODY_MALFORMED | typeof BODY_TOO_LARGE | typeof BODY_TOO_SLOW;

/** The body of a reply to a request that no service has read, and which therefore has no id. */
export const unreadReply = ({ code, message }: Unread): string => JSON.stringify({ success: false, code, message });

/** What Node's parser refuses, or has waited for in vain, by the code of its error. */
const KINDS: Readonly<Record<string, Unread>> = {
  ERR_HTTP_REQUEST_TIMEOUT: BODY_TOO_SLOW,
  HPE_HEADER_OVERFLOW: BODY_TOO_LARGE,
  HPE_CHUNK_EXTENSIONS_OVERFLOW: BODY_TOO_LARGE,
};

/**
 * Answers requests that Node's parser refuses or has waited for in vain; Node's own reply would have no body. A connection whose time is over
 * is read once more before: while this process did not run, time went by and the request arrived.
 */
export function answerUnread(server: Server): void {
  const latest = new WeakMap<Duplex, Exchange>();
  server.on('request', (request, response) => void latest.set(request.socket, { request, response }));
  server.on('clientError', (error: NodeJS.ErrnoException, socket: Duplex) => {
    const before = latest.get(socket);
    const kind = KINDS[error.code ?? ''] ?? BODY_MALFORMED;
    if (before && !mayAnswer(before)) socket.destroy();
    else if (kind !== BODY_TOO_SLOW) send(socket, kind);
    else
      setImmediate(() => {
        if (latest.get(socket) === before) send(socket, kind);
      });
  });
}

/**
 * Whether a reply can only be read as one to what was refused: it came behind a whole exchange, or it is the rest of a request to which nothing was said yet. A second reply would be read as the rest of the first, and one
 * to a request that is being answered would say that nothing was changed.
 */
const mayAnswer = ({ request, response }: Exchange): boolean =>
  request.complete ? response.closed : !response.headersSent;

function send(socket: Duplex, kind: Unread): void {
  if (!socket.writable) return void socket.destroy();
  const body = unreadReply(kind);
  const head = [
    `HTTP/1.1 ${kind.status} ${STATUS_CODES[kind.status]}`,
    'connection: close',
    'content-type: application/json; charset=utf-8',
    `content-length: ${Buffer.byteLength(body)}`,
  ];
  // The other side may keep its half open for ever.
  socket.end(`${head.join('\r\n')}\r\n\r\n${body}`, () => socket.destroy());
}
