import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { once } from 'node:events';
import { io } from 'socket.io-client';
import type { SessionPush } from '@anamnesis/contracts/sessions/socket';
import { createClosing } from '@anamnesis/platform/process/closing';
import { ensurePrograms } from '@anamnesis/platform/testing/debian-programs';
import { until } from '@anamnesis/platform/testing/until';
import { bookOnce, type Accounts, createAccounts } from '../images/booking.js';
import { type ComposeProcesses, startComposeFile } from '../testing/compose-processes.js';

const closing = createClosing();
let product: ComposeProcesses;
let accounts: Accounts;

beforeAll(async () => {
  await ensurePrograms('nginx', 'envsubst');
  product = await startComposeFile(closing);
});
afterAll(() => closing.close());

test('each service works with the variables that docker-compose.yml sets for it', async () => {
  accounts = await createAccounts(product.address, (...command) => product.runAs('command-service', ...command));
  const socket = io(product.address, { transports: ['websocket'], auth: { token: accounts.doctor.token() } });
  const pushed: string[] = [];
  socket.on('sessionUpdate', ({ sessionId }: SessionPush) => void pushed.push(sessionId));
  await once(socket as never, 'connect');
  const { id } = await bookOnce(accounts);
  await until(async () => expect(pushed).toContain(id));
  await until(async () => expect(product.mail.received.map(({ to }) => to)).toContain('meera@example.org'));
  socket.disconnect();
});

// Last, because nothing is restarted.
test('each service exits on SIGTERM without having logged an error', async () => {
  const names = [...product.services.keys()];
  expect(names.sort()).toEqual(['command-service', 'notification-service', 'projectors', 'query-service', 'workers']);
  const ended = await Promise.all(
    [...product.services].map(async ([name, service]) => [name, await service.stop(), problemsIn(service.log())]),
  );
  expect(ended.sort()).toEqual(names.map((name) => [name, 0, []]));
});

/** Errors in a log, and lines that are not JSON. */
const problemsIn = (log: string): string[] =>
  log
    .split('\n')
    .filter(
      (line) => line !== '' && (!line.startsWith('{') || (JSON.parse(line) as { level: string }).level === 'error'),
    );
