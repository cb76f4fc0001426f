import { type Server, type ServerResponse, STATUS_CODES } from 'node:http';
import type { Duplex } from 'node:stream';
import { BODY_MALFORMED, BODY_TOO_SLOW } from '@anamnesis/contracts/language/errors';

type Unread = typeof BODY_MALFORMED | typeof BODY_TOO_SLOW;

/** The body of a reply to a request that no service has read, and which therefore has no id. */
export const unreadReply = ({ code, message }: Unread): string => JSON.stringify({ success: false, code, message });

/**
 * Answers requests that Node's parser refuses or has waited for in vain; Node's own reply would have no body. A connection whose time is over
 * is read once more before: while this process did not run, time went by and the request arrived.
 */
export function answerUnread(server: Server): void {
  const latest = new WeakMap<Duplex, ServerResponse>();
  server.on('request', ({ socket }, response) => void latest.set(socket, response));
  server.on('clientError', (error: NodeJS.ErrnoException, socket: Duplex) => {
    const response = latest.get(socket);
    // A second reply would be read as the rest of the first.
    if (response && !response.closed) socket.destroy();
    else if (error.code !== 'ERR_HTTP_REQUEST_TIMEOUT') send(socket, BODY_MALFORMED);
    else
      setImmediate(() => {
        if (latest.get(socket) === response) send(socket, BODY_TOO_SLOW);
      });
  });
}

function send(socket: Duplex, kind: Unread): void {
  if (!socket.writable) return void socket.destroy();
  const body = unreadReply(kind);
  const head = [
    `HTTP/1.1 ${kind.status} ${STATUS_CODES[kind.status]}`,
    'connection: close',
    'content-type: application/json; charset=utf-8',
    `content-length: ${Buffer.byteLength(body)}`,
  ];
  socket.end(`${head.join('\r\n')}\r\n\r\n${body}`);
}
