import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { once } from 'node:events';
import { io } from 'socket.io-client';
import type { SessionPush } from '@anamnesis/contracts/sessions/socket';
import { createClosing } from '@anamnesis/platform/process/closing';
import { until } from '@anamnesis/platform/testing/until';
import { bookOnce, type Couple, meetCouple } from '../images/booking.js';
import { type ComposeProcesses, startComposeFile } from '../testing/compose-processes.js';
import { ensureProgram } from '../testing/debian-program.js';

const closing = createClosing();
let product: ComposeProcesses;
let couple: Couple;

beforeAll(async () => {
  await ensureProgram('nginx', 'nginx-light');
  await ensureProgram('envsubst', 'gettext-base');
  product = await startComposeFile(closing);
}, 400_000);
afterAll(() => closing.close(), 60_000);

test('each service does its part with the variables that docker-compose.yml names for it', async () => {
  couple = await meetCouple(product.address, (...command) => product.runAs('command-service', ...command));
  const socket = io(product.address, { transports: ['websocket'], auth: { token: couple.doctor.token() } });
  const pushed: string[] = [];
  socket.on('sessionUpdate', ({ sessionId }: SessionPush) => void pushed.push(sessionId));
  await once(socket as never, 'connect');
  const { id } = await bookOnce(couple);
  await until(async () => expect(pushed).toContain(id), 30_000);
  await until(async () => expect(product.mail.received.map(({ to }) => to)).toContain('meera@example.org'), 60_000);
  socket.disconnect();
}, 240_000);

// Last: nothing comes back.
test('each service ends by itself when it is told to, and had nothing to complain of', async () => {
  const names = [...product.services.keys()];
  expect(names.sort()).toEqual(['command-service', 'notification-service', 'projectors', 'query-service', 'workers']);
  const ended = await Promise.all(
    [...product.services].map(async ([name, service]) => [name, await service.stop(), complaintsIn(service.log())]),
  );
  expect(ended.sort()).toEqual(names.map((name) => [name, 0, []]));
}, 60_000);

/** Errors in a log, and lines that are none of ours. */
const complaintsIn = (log: string): string[] =>
  log
    .split('\n')
    .filter(
      (line) => line !== '' && (!line.startsWith('{') || (JSON.parse(line) as { level: string }).level === 'error'),
    );
