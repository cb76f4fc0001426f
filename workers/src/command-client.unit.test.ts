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

interface Heard {
  request: IncomingMessage;
  body: string;
}

async function answering(status: number, body: string, headers: Record<string, string> = {}) {
  const heard: Heard[] = [];
  server = createServer((request, response) => {
    let text = '';
    request.on('data', (chunk: Buffer) => (text += chunk.toString()));
    request.on('end', () => {
      heard.push({ request, body: text });
      response.writeHead(status, headers).end(body);
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const baseUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return { heard, client: createCommandClient({ baseUrl, authorization: 'Worker key', timeout: 500 }) };
}

test('sends a command to its path, with its key and command id', async () => {
  const { heard, client } = await answering(200, '{"success":true}');
  expect(await client.send(recordNoShow, { params: { id: ID } }, COMMAND)).toEqual({ success: true });
  const { request, body } = heard[0] as Heard;
  expect([request.method, request.url, body]).toEqual(['POST', `/api/appointments/${ID}/no-show`, '{}']);
  expect(request.headers).toMatchObject({ authorization: 'Worker key', 'x-command-id': COMMAND });
});

test('sends the body as JSON and checks the answer', async () => {
  const { heard, client } = await answering(200, '{"success":true}');
  const body = { doctorId: ID, date: '2026-11-21', time: '10:00' };
  await expect(client.send(bookAppointment, { body }, COMMAND)).rejects.toThrow();
  expect(JSON.parse((heard[0] as Heard).body)).toEqual(body);
});

test('a refusal carries its status, its code, and when to come back', async () => {
  const { client } = await answering(503, '{"success":false,"code":"UNAVAILABLE"}', { 'retry-after': '7' });
  const refusal = await client.send(recordNoShow, { params: { id: ID } }, COMMAND).catch((error: unknown) => error);
  expect(refusal).toBeInstanceOf(CommandRefused);
  expect(refusal).toMatchObject({ status: 503, code: 'UNAVAILABLE', retryAfter: 7_000 });
});

test('the page of a proxy is a refusal without a code', async () => {
  const { client } = await answering(502, '<html>Bad gateway</html>');
  const refusal = await client.send(recordNoShow, { params: { id: ID } }, COMMAND).catch((error: unknown) => error);
  expect(refusal).toMatchObject({ status: 502, code: 'UNKNOWN' });
});
