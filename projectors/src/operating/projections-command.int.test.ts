import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { eventDefinitions } from '@anamnesis/contracts/events';
import { openBookkeeping } from '@anamnesis/platform/projection/bookkeeping';
import { testDatabase, testLog } from '@anamnesis/platform/testing/test-log';
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

async function run(...args: string[]): Promise<{ isRight: boolean; said: string[] }> {
  const said: string[] = [];
  const say = (line: string) => void said.push(line);
  return { isRight: await projectionsCommand(args, { pool: database.pool, ...log, say }), said };
}

test('lists what a relay has skipped, and has it published again', async () => {
  expect(await run('list')).toEqual({ isRight: true, said: [] });
  await database.pool.query(
    `insert into read.skipped (projection, kind, stream_id, revision, position, event_id, event_type, error)
     values ('relay-appointments', 'relay', 'appointment-7', 0, 41, $1, 'AppointmentBooked', 'DamagedKey')`,
    [randomUUID()],
  );
  const listed = await run('list');
  expect(listed.isRight).toBe(false);
  expect(listed.said.join()).toMatch(
    /^relay-appointments: appointment-7 goes on without AppointmentBooked at 41 since .* \(DamagedKey\)$/,
  );
  await expect(run('retry', 'relay-accounts', 'appointment-7')).rejects.toThrow('has processed all of appointment-7');
  expect((await run('retry', 'relay-appointments', 'appointment-7')).isRight).toBe(true);
  const { rows } = await database.pool.query('select is_retried from read.skipped');
  expect(rows).toEqual([{ is_retried: true }]);
});
