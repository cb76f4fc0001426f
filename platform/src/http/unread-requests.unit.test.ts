import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { answerUnread } from './unread-requests.js';

/** How long a header may take, and how often Node looks, in milliseconds. */
const SHORT = 20;
let server: Server;

beforeEach(async () => {
  server = createServer({ headersTimeout: SHORT, connectionsCheckingInterval: SHORT }, (request, response) => {
    if (request.url === '/long') response.write('begun');
    else if (request.url === '/early') response.writeHead(413, { 'content-length': 0 }).end();
    else if (request.method === 'POST') request.resume().once('error', () => undefined);
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

const rubbish = 'Ünd?\r\n\r\n';
const post = (path: string) => `POST ${path} HTTP/1.1\r\nhost: x\r\ntransfer-encoding: chunked\r\n\r\n`;

test.each([
  ['is no HTTP', rubbish, 'HTTP/1.1 400 Bad Request', 'BODY_MALFORMED'],
  ['has a body that is none', `${post('/')}zz\r\n`, 'HTTP/1.1 400 Bad Request', 'BODY_MALFORMED'],
  [
    'has more than a header may hold',
    `GET / HTTP/1.1\r\nhost: x\r\ncookie: ${'c'.repeat(20_000)}\r\n\r\n`,
    ...['HTTP/1.1 413 Payload Too Large', 'BODY_TOO_LARGE'],
  ],
])('a request that %s is refused with a code and a sentence', async (_what, sent, status, code) => {
  const socket = connected();
  socket.write(sent);
  const reply = await allOf(socket);
  expect(reply.status).toBe(status);
  expect(JSON.parse(reply.body)).toEqual({
    success: false,
    code,
    message: expect.stringMatching(/Nothing was changed/),
  });
});

test('behind an answered request, what is no request is refused as well', async () => {
  const socket = connected();
  socket.write('GET / HTTP/1.1\r\nhost: x\r\n\r\n');
  await once(socket, 'data');
  socket.write(rubbish);
  expect(await allOf(socket)).toMatchObject({ status: 'HTTP/1.1 400 Bad Request' });
});

test('a refused connection is closed although the other side keeps its half open', async () => {
  const socket = connect({ port: (server.address() as AddressInfo).port, host: '127.0.0.1', allowHalfOpen: true });
  const closed = once(server, 'connection').then(([accepted]) => once(accepted as Socket, 'close'));
  socket.write(rubbish);
  await closed;
  socket.destroy();
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

test.each([
  ['a running request', 'GET /long HTTP/1.1\r\nhost: x\r\n\r\n', rubbish],
  ['a request that was answered before its body was whole', post('/early'), 'zz\r\n'],
])('what arrives unreadable behind %s adds nothing to its reply', async (_what, request, behind) => {
  const socket = connected();
  socket.write(request);
  await once(socket, 'data');
  socket.write(behind);
  expect(await allOf(socket)).toEqual({ status: '', body: '' });
});
