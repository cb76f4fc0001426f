import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { createLogger } from '@anamnesis/platform/logging/logger';
import { openBookkeeping } from '@anamnesis/platform/projection/bookkeeping';
import { testDatabase } from '@anamnesis/platform/testing/test-log';
import { createRetries } from './retries.js';

let database: Awaited<ReturnType<typeof testDatabase>>;
beforeAll(async () => {
  database = await testDatabase();
  await openBookkeeping(database.pool);
});
afterAll(() => database.close());

test('a requested retry is logged with operator and stream; an unknown event is not logged', async () => {
  const lines: object[] = [];
  const logger = createLogger('test', 'info', { write: (line: string) => void lines.push(JSON.parse(line) as object) });
  const retries = createRetries(database.pool, logger);
  const [eventId, operatorId] = [randomUUID(), randomUUID()];
  const retry = { projection: 'relay-appointments', eventId, operatorId };
  expect(await retries.request(retry)).toBe(false);
  expect(lines).toEqual([]);

  await database.pool.query(
    `insert into read.skipped (projection, kind, stream_id, revision, position, event_id, event_type, error)
     values ('relay-appointments', 'relay', 'appointment-7', 0, 1, $1, 'AppointmentBooked', 'DamagedKey')`,
    [eventId],
  );
  expect(await retries.request(retry)).toBe(true);
  expect(lines).toMatchObject([{ ...retry, streamId: 'appointment-7' }]);
});
