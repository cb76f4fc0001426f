import { expect, test } from '@jest/globals';
import { erasePatientJob } from '@anamnesis/contracts/erasure/jobs';
import { silentLogger } from '@anamnesis/platform/logging/logger';
import { Retry, Skip } from '@anamnesis/platform/queue/outcomes';
import type { JobQueue } from '@anamnesis/platform/queue/queue';
import { until } from '@anamnesis/platform/testing/until';
import { type CommandClient, CommandRefused } from '../command-client.js';
import type { QueryClient } from '../query-client.js';
import { erasePatients, scanForErasures } from './erase-patients.js';

const patientId = '0a1b0000-0000-4000-8000-000000000001';

/** Runs the job once; `reply` is what the command-service says. */
function run(reply: () => unknown, due = [patientId]) {
  const commands = { send: async () => reply() } as unknown as CommandClient;
  const about = {
    id: 'a',
    attempt: 1,
    lastAttempt: false,
    blockedBefore: false,
    stopping: new AbortController().signal,
  };
  const queries = { ask: async () => ({ patientIds: due }) } as unknown as QueryClient;
  return erasePatients(commands, queries).run({ patientId }, about);
}
const refused = (status: number, code: string) => () => {
  throw new CommandRefused(status, code);
};

test('an erasure is repeated until everything has forgotten', async () => {
  await expect(run(() => ({ state: 'waiting' }))).rejects.toBeInstanceOf(Retry);
  await run(() => ({ state: 'done' }));
});

test('one that was held or withdrawn meanwhile is left alone; another failure is retried', async () => {
  for (const code of ['ERASURE_HELD', 'ERASURE_NOT_DUE', 'ERASURE_NOT_REQUESTED', 'ERASURE_APPOINTMENT'])
    await expect(run(refused(409, code))).rejects.toBeInstanceOf(Skip);
  await expect(run(refused(503, 'UNAVAILABLE'))).rejects.toBeInstanceOf(CommandRefused);
});

test('one that is due no more, because of an appointment agreed while the job waited, is left alone', async () => {
  const neverAsked = () => {
    throw new Error('Erased');
  };
  await expect(run(neverAsked, [])).rejects.toBeInstanceOf(Skip);
});

test('the scan adds due erasures again and again, also after a failure, until it is stopped', async () => {
  const added: [string, unknown, string][] = [];
  let asked = 0;
  const queries = {
    ask: async () => {
      asked += 1;
      if (asked === 1) throw new Error('The query service is not there yet');
      return { patientIds: [patientId] };
    },
  } as unknown as QueryClient;
  const queue = {
    add: async (job: { name: string }, payload: unknown, { id }: { id: string }) =>
      void added.push([job.name, payload, id]),
  } as unknown as JobQueue;
  const stop = new AbortController();
  let now = Date.parse('2026-11-20T09:00:00.000Z');
  const clock = () => new Date(now);
  const scanning = scanForErasures({ queries, queue, logger: silentLogger, clock }, stop.signal, 1);
  await until(async () => expect(added.length).toBeGreaterThan(1));
  expect(added[0]).toEqual([erasePatientJob.name, { patientId }, `${patientId} 2026-11-20T09`]);
  // Another job: the first may have met a hold that was lifted since, and the queue remembers its id for days.
  now += 60 * 60_000;
  await until(async () => expect(added.map(([, , id]) => id)).toContain(`${patientId} 2026-11-20T10`));
  stop.abort();
  await scanning;
});
