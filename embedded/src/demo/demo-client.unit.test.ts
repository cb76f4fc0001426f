import { createServer } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { setImmediate } from 'node:timers/promises';
import { afterEach, expect, test } from '@jest/globals';
import { registerPatient } from '@anamnesis/contracts/accounts/routes';
import { COMMAND_ID } from '@anamnesis/contracts/language/headers';
import { noteAllergy } from '@anamnesis/contracts/records/routes';
import { createDemoClient, StepRefused } from './demo-client.js';

const servers: ReturnType<typeof createServer>[] = [];
afterEach(() => servers.splice(0).forEach((server) => server.close()));

/** A product that answers its calls with these statuses, the last one for ever; also the command ids that it was sent. */
async function aProduct(...statuses: number[]) {
  const commandIds: unknown[] = [];
  const server = createServer((request, response) => {
    commandIds.push(request.headers[COMMAND_ID.toLowerCase()]);
    response.writeHead(statuses[commandIds.length - 1] ?? statuses.at(-1) ?? 200).end('{}');
  });
  servers.push(server.listen(0, '127.0.0.1'));
  await once(server, 'listening');
  return { address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, commandIds };
}
const note = (address: string, signal?: AbortSignal) =>
  createDemoClient(address, signal).json(
    noteAllergy,
    'token',
    { patientId: 'meera' },
    { substance: 'Penicillin' },
    'a step',
  );

test.each([
  ['a slow machine could not take yet', 503],
  ['comes too soon after those of interrupted starts', 429],
])('a step that %s is tried again, as the same command', async (_, status) => {
  const { address, commandIds } = await aProduct(status, 200);
  await note(address);
  expect(commandIds).toEqual([commandIds[0], commandIds[0]]);
});

test('a step that is refused is not tried again', async () => {
  const { address, commandIds } = await aProduct(409);
  const outcome = note(address);
  await expect(outcome).rejects.toThrow('The demo data could not be created (a step): 409');
  await expect(outcome).rejects.toBeInstanceOf(StepRefused);
  expect(commandIds).toHaveLength(1);
});

test.each([
  ['fails', 500],
  ['has a token that has expired', 401],
])('a step that %s is not refused: the next start goes on with it', async (_, status) => {
  const { address } = await aProduct(status);
  await expect(note(address)).rejects.not.toBeInstanceOf(StepRefused);
});

test('a start that is stopped waits for no step, neither for one that was sent nor for another attempt', async () => {
  const { address } = await aProduct(503);
  const stop = new AbortController();
  const waiting = note(address, stop.signal);
  stop.abort(new Error('stopped'));
  await expect(waiting).rejects.toThrow('stopped');
});

/** Turns of the event loop, more than `fetch` reads a form in. */
const TURNS = 1_000;

test('a form that comes after a stop leaves no rejection that nobody handles', async () => {
  const { address, commandIds } = await aProduct(200);
  const stray: unknown[] = [];
  const hear = (error: unknown) => stray.push(error);
  process.on('unhandledRejection', hear);
  const picture = new File([Buffer.alloc(100_000)], 'picture.png', { type: 'image/png' });
  const client = createDemoClient(address, AbortSignal.abort(new Error('stopped')));
  await expect(client.form(registerPatient, {}, { profilePic: [picture] }, 'a form')).rejects.toThrow('stopped');
  for (let turn = 0; turn < TURNS; turn += 1) await setImmediate();
  process.off('unhandledRejection', hear);
  expect([stray, commandIds]).toEqual([[], []]);
});
