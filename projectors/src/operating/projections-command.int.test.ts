import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { eventDefinitions } from '@anamnesis/contracts/events';
import { silentLogger } from '@anamnesis/platform/logging/logger';
import { createLocks } from '@anamnesis/platform/postgres/locks';
import { openBookkeeping } from '@anamnesis/platform/projection/bookkeeping';
import { startReadModels } from '@anamnesis/platform/projection/start-read-models';
import { testDatabase, testLog } from '@anamnesis/platform/testing/test-log';
import { until } from '@anamnesis/platform/testing/until';
import { readModels } from '@anamnesis/read-models/all';
import { projectionsCommand } from './projections-command.js';

let database: Awaited<ReturnType<typeof testDatabase>>;
let log: Awaited<ReturnType<typeof testLog>>;
beforeAll(async () => {
  database = await testDatabase();
  log = await testLog(database.pool, eventDefinitions);
  await openBookkeeping(database.pool);
});
afterAll(async () => {
  await log.store.close();
  await database.close();
});

const aborting = new AbortController();
async function run(...args: string[]): Promise<{ isOk: boolean; output: string[] }> {
  const output: string[] = [];
  const print = (line: string) => void output.push(line);
  return {
    isOk: await projectionsCommand(args, { ...{ pool: database.pool, ...log, print }, signal: aborting.signal }),
    output,
  };
}

test('lists events that a relay has skipped, and retries them', async () => {
  expect(await run('list')).toEqual({ isOk: true, output: [] });
  await database.pool.query(
    `insert into read.skipped (projection, kind, stream_id, revision, position, event_id, event_type, error)
     values ('relay-appointments', 'relay', 'appointment-7', 0, 41, $1, 'AppointmentBooked', 'DamagedKey')`,
    [randomUUID()],
  );
  const listed = await run('list');
  expect(listed.isOk).toBe(false);
  expect(listed.output.join()).toMatch(
    /^relay-appointments: appointment-7 goes on without AppointmentBooked at 41 since .* \(DamagedKey\)$/,
  );
  await expect(run('retry', 'relay-accounts', 'appointment-7')).rejects.toThrow('has processed all of appointment-7');
  expect((await run('retry', 'relay-appointments', 'appointment-7')).isOk).toBe(true);
  const { rows } = await database.pool.query('select is_retried from read.skipped');
  expect(rows).toEqual([{ is_retried: true }]);
});

test('an aborted comparison reports no result, and leaves no copy', async () => {
  const { pool } = database;
  const [model] = readModels.slice(0, 1);
  const running = startReadModels([model!], { pool, locks: createLocks(pool), ...log, logger: silentLogger });
  await until(async () =>
    expect((await run('verify', model!.name)).output).toEqual([`${model!.name}: matches the log`]),
  );
  aborting.abort(new Error('Aborted.'));
  await expect(run('verify', model!.name)).rejects.toThrow('Aborted.');
  await running.close();
  const { rows } = await pool.query('select state from read.builds');
  expect(rows).toEqual([{ state: 'shown' }]);
});
