import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, test } from '@jest/globals';
import { showAppointmentEmail } from '@anamnesis/contracts/appointments/query-routes';
import { showSummaryFacts } from '@anamnesis/contracts/sessions/summary-routes';
import { createQueryClient } from './query-client.js';
import { someFacts } from './sessions/testing/facts.js';

const params = {
  sessionId: '11111111-1111-4111-8111-111111111111',
  summaryId: '22222222-2222-4222-8222-222222222222',
};
let server: Server;
afterEach(() => void server.close());

async function serverReplying(status: number, body: string, headers: Record<string, string> = {}) {
  const received: IncomingMessage[] = [];
  server = createServer((request, response) => {
    received.push(request);
    response.writeHead(status, headers).end(body);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const baseUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return { received, client: createQueryClient({ baseUrl, authorization: 'Worker key' }) };
}

test('sends its key and the minimum position, and validates the reply', async () => {
  const { received, client } = await serverReplying(200, JSON.stringify(someFacts()));
  expect(await client.ask(showSummaryFacts, { params }, '4711')).toEqual(someFacts());
  const [request] = received;
  expect([request?.method, request?.url]).toEqual([
    'GET',
    `/api/sessions/${params.sessionId}/summaries/${params.summaryId}/facts`,
  ]);
  expect(request?.headers).toMatchObject({ authorization: 'Worker key', 'x-min-position': '4711' });
});

test('sends the query parameters', async () => {
  const { received, client } = await serverReplying(200, '{"data":null}');
  const call = { params: { id: params.sessionId }, query: { side: 'doctor', purpose: 'day-before' } } as const;
  expect(await client.ask(showAppointmentEmail, call, '1')).toEqual({ data: null });
  expect(received[0]?.url).toBe(`/api/appointments/${params.sessionId}/email?side=doctor&purpose=day-before`);
});

test('a reply that does not match its schema is rejected', async () => {
  const { client } = await serverReplying(200, '{"patient":{}}');
  await expect(client.ask(showSummaryFacts, { params }, '1')).rejects.toThrow();
});

test('a read model that lags behind gives a retry delay', async () => {
  const { client } = await serverReplying(503, '{"code":"NOT_CAUGHT_UP"}', { 'retry-after': '1' });
  await expect(client.ask(showSummaryFacts, { params }, '1')).rejects.toMatchObject({
    ...{ status: 503, code: 'NOT_CAUGHT_UP', retryAfter: 1_000 },
  });
});
