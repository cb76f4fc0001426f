import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, test } from '@jest/globals';
import { bookAppointment, recordNoShow } from '@anamnesis/contracts/appointments/routes';
import { createCommandClient, CommandRefused } from './command-client.js';

const ID = '11111111-1111-4111-8111-111111111111';
const COMMAND = '22222222-2222-4222-8222-222222222222';
let server: Server;
afterEach(() => void server.close());

interface Received {
  request: IncomingMessage;
  body: string;
}

async function serverReplying(status: number, body: string, headers: Record<string, string> = {}) {
  const received: Received[] = [];
  server = createServer((request, response) => {
    let text = '';
    request.on('data', (chunk: Buffer) => (text += chunk.toString()));
    request.on('end', () => {
      received.push({ request, body: text });
      response.writeHead(status, headers).end(body);
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const baseUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return { received, client: createCommandClient({ baseUrl, authorization: 'Worker key', timeout: 500 }) };
}

test('sends a command to its path, with its key and command id', async () => {
  const { received, client } = await serverReplying(200, '{"success":true}');
  expect(await client.send(recordNoShow, { params: { id: ID } }, COMMAND)).toEqual({ success: true });
  const { request, body } = received[0] as Received;
  expect([request.method, request.url, body]).toEqual(['POST', `/api/appointments/${ID}/no-show`, '{}']);
  expect(request.headers).toMatchObject({ authorization: 'Worker key', 'x-command-id': COMMAND });
});

test('sends the body as JSON and validates the reply', async () => {
  const { received, client } = await serverReplying(200, '{"success":true}');
  const body = { doctorId: ID, date: '2026-11-21', time: '10:00' };
  await expect(client.send(bookAppointment, { body }, COMMAND)).rejects.toThrow();
  expect(JSON.parse((received[0] as Received).body)).toEqual(body);
});

test('a refusal contains its status, code and retry delay', async () => {
  const { client } = await serverReplying(503, '{"success":false,"code":"UNAVAILABLE"}', { 'retry-after': '7' });
  const refusal = await client.send(recordNoShow, { params: { id: ID } }, COMMAND).catch((error: unknown) => error);
  expect(refusal).toBeInstanceOf(CommandRefused);
  expect(refusal).toMatchObject({ status: 503, code: 'UNAVAILABLE', retryAfter: 7_000 });
});

test('an error page of a proxy is a refusal without a code', async () => {
  const { client } = await serverReplying(502, '<html>Bad gateway</html>');
  const refusal = await client.send(recordNoShow, { params: { id: ID } }, COMMAND).catch((error: unknown) => error);
  expect(refusal).toMatchObject({ status: 502, code: 'UNKNOWN' });
});
