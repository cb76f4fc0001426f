import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { answerUnread } from './unread-requests.js';

/** How long a header may take, and how often Node looks, in milliseconds. */
const SHORT = 20;
let server: Server;

beforeEach(async () => {
  server = createServer({ headersTimeout: SHORT, connectionsCheckingInterval: SHORT }, ({ url }, response) => {
    if (url === '/long') response.write('begun');
    else response.end('here');
  });
  answerUnread(server);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
});
afterEach(async () => {
  server.closeAllConnections();
  server.close();
  await once(server, 'close');
});

const connected = () => connect((server.address() as AddressInfo).port, '127.0.0.1');

/** All that arrives until the connection is closed. */
async function allOf(socket: Socket) {
  let text = '';
  for await (const part of socket) text += String(part);
  const [head, body = ''] = text.split('\r\n\r\n');
  return { status: head?.split('\r\n')[0], body };
}

test.each([
  ['is no HTTP', 'Ünd?\r\n\r\n'],
  ['has more than a header may hold', `GET / HTTP/1.1\r\nhost: x\r\ncookie: ${'c'.repeat(20_000)}\r\n\r\n`],
])('a request that %s is refused with a code and a sentence', async (_what, sent) => {
  const socket = connected();
  socket.write(sent);
  const { status, body } = await allOf(socket);
  expect(status).toBe('HTTP/1.1 400 Bad Request');
  expect(JSON.parse(body)).toEqual({
    success: false,
    code: 'BODY_MALFORMED',
    message: 'The request could not be read. Nothing was changed; please send it again.',
  });
});

test('a request whose header does not end is refused with a code and a sentence', async () => {
  const socket = connected();
  socket.write('GET / HTTP/1.1\r\nhost:');
  const { status, body } = await allOf(socket);
  expect(status).toBe('HTTP/1.1 408 Request Timeout');
  expect(JSON.parse(body)).toMatchObject({ code: 'BODY_TOO_SLOW' });
});

test('a request that arrives while the process does not run for longer than its time is answered', async () => {
  server.once('connection', () => {
    const until = performance.now() + 4 * SHORT;
    while (performance.now() < until);
  });
  const socket = connected();
  socket.write('GET / HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n');
  expect(await allOf(socket)).toMatchObject({ status: 'HTTP/1.1 200 OK' });
});

test('what arrives unreadable behind a running request adds nothing to its reply', async () => {
  const socket = connected();
  socket.write('GET /long HTTP/1.1\r\nhost: x\r\n\r\n');
  await once(socket, 'data');
  socket.write('Ünd?\r\n\r\n');
  expect(await allOf(socket)).toEqual({ status: '', body: '' });
});
