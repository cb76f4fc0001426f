import { type ChildProcess, spawn } from 'node:child_process';
import { randomBytes, randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { appointmentsTopic } from '@anamnesis/contracts/appointments-topic';
import { eventDefinitions } from '@anamnesis/contracts/events';
import type { Bus } from '@anamnesis/platform/bus/bus';
import { createRedisStreamsBus } from '@anamnesis/platform/bus/redis-streams-bus';
import { silentLogger } from '@anamnesis/platform/logging/logger';
import { openLog } from '@anamnesis/platform/process/adapters';
import { createRedisProcess, type RedisProcess } from '@anamnesis/platform/redis/testing/redis-process';
import { documentSettingsOfNewKey } from '@anamnesis/platform/signatures/document-keys';
import { testBackends, testDatabase } from '@anamnesis/platform/testing/test-log';
import { until } from '@anamnesis/platform/testing/until';
import { booked } from '@anamnesis/read-models/testing/facts';

let database: Awaited<ReturnType<typeof testDatabase>>;
let redis: RedisProcess;
let log: Awaited<ReturnType<typeof openLog>>;
let bus: Bus;
let folder: string;
const vaultKey = randomBytes(32);
const processes: ChildProcess[] = [];
const received: string[] = [];
let last = 0n;
const [patientId, doctorId] = [randomUUID(), randomUUID()];

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'heads-'));
  database = await testDatabase();
  redis = await createRedisProcess();
  await redis.start();
  log = await openLog(
    { EVENTSTORE_URL: testBackends().eventStoreUrl, VAULT_KEY: vaultKey },
    database.pool,
    eventDefinitions,
  );
  bus = await createRedisStreamsBus({ url: redis.url, logger: silentLogger });
  const handle = async ({ value }: { value: { patientId: string; eventId: string } }) =>
    void (value.patientId === patientId && received.push(value.eventId));
  await bus.consume(appointmentsTopic, { group: 'listener', handle });
});
afterAll(async () => {
  await Promise.all(processes.map(kill));
  await rm(folder, { recursive: true });
  await bus.close();
  await log.store.close();
  await redis.remove();
  await database.close();
});

async function startProcess(): Promise<ChildProcess> {
  const { DOCUMENT_CERTIFICATES } = await documentSettingsOfNewKey();
  const main = fileURLToPath(new URL('./main.ts', import.meta.url));
  const child = spawn(process.execPath, ['--import', 'tsx', '--conditions=@anamnesis/source', main], {
    env: {
      PATH: process.env['PATH'],
      ...{ EVENTSTORE_URL: testBackends().eventStoreUrl, DATABASE_URL: database.url, REDIS_URL: redis.url },
      ...{ LOG_SIGNING_KEY: vaultKey.toString('base64'), INTEGRITY_DIR: folder, DOCUMENT_CERTIFICATES },
      ...{ VAULT_KEY: vaultKey.toString('base64'), INTERNAL_PORT: '0', HOST: '127.0.0.1', LOG_LEVEL: 'info' },
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  processes.push(child);
  return child;
}
async function kill(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const exited = once(child, 'exit');
  child.kill('SIGKILL');
  await exited;
}
async function book(): Promise<string> {
  const appointmentId = randomUUID();
  const fact = booked({ appointmentId, patientId, doctorId });
  const actor = { id: patientId, role: 'patient' as const };
  const event = await log.codec.encode(randomUUID(), fact, { actor, correlationId: 'test', causationId: randomUUID() });
  last = await log.store.append(`appointment-${appointmentId}`, 'any', [event]);
  return event.id;
}
/** The connections that hold the lock of the relay. */
const holders = async () =>
  (
    await database.pool.query<{ pid: number }>(
      `select pid from pg_locks l join pg_database d on d.oid = l.database and d.datname = current_database()
       where l.locktype = 'advisory' and l.granted and l.objid::bigint = (hashtext('relay:appointments')::bigint & 4294967295)`,
    )
  ).rows;

/** Number of connections that hold locks or stand by for them. */
const lockConnections = async () =>
  Number(
    (
      await database.pool.query<{ n: bigint }>(
        `select count(*) as n from pg_stat_activity where application_name = 'locks' and datname = current_database()`,
      )
    ).rows[0]?.n,
  );

test('of two processes one publishes each event once; the other takes over when the first is killed', async () => {
  const first = await startProcess();
  const sent: string[] = [await book()];
  await until(async () => expect(received).toEqual(sent));
  const [holder] = await holders();
  await startProcess();
  // The second is on standby once it has requested the lock.
  await until(async () => expect(await lockConnections()).toBe(2));
  for (let n = 0; n < 40; n += 1) sent.push(await book());
  await until(async () => expect(new Set(received)).toEqual(new Set(sent)));
  // A published event without a saved checkpoint would be published again.
  await until(async () => expect(await bus.loadCheckpoint('appointments')).toBeGreaterThanOrEqual(last));
  expect(received.toSorted()).toEqual(sent.toSorted());
  expect(await holders()).toEqual([holder]);
  await kill(first);
  await until(async () => {
    const now = await holders();
    expect(now).toHaveLength(1);
    expect(now).not.toEqual([holder]);
  });
  sent.push(await book());
  await until(async () => expect(received).toContain(sent.at(-1)));
  expect(received.toSorted()).toEqual(sent.toSorted());
});
