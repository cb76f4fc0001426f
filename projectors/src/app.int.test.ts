import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { appointmentsTopic } from '@anamnesis/contracts/appointments-topic';
import { eventDefinitions } from '@anamnesis/contracts/events';
import { SESSION_PARTIES_VIEW, sessionParties, type SessionParties } from '@anamnesis/contracts/sessions/parties';
import { listUnprocessed } from '@anamnesis/platform/projection/unprocessed';
import { createRedisStreamsBus } from '@anamnesis/platform/bus/redis-streams-bus';
import type { Bus, Delivered } from '@anamnesis/platform/bus/bus';
import { createDiskHeads } from '@anamnesis/platform/integrity/disk-heads';
import { logKeyFrom } from '@anamnesis/platform/integrity/log-key';
import { treeSize } from '@anamnesis/platform/integrity/stored-tree';
import { silentLogger } from '@anamnesis/platform/logging/logger';
import { createMetrics } from '@anamnesis/platform/metrics/metrics';
import { createLocks } from '@anamnesis/platform/postgres/locks';
import { connectRedis, type RedisClient } from '@anamnesis/platform/redis/connect';
import { createView } from '@anamnesis/platform/redis/view';
import { testBackends, testDatabase, testLog } from '@anamnesis/platform/testing/test-log';
import { until } from '@anamnesis/platform/testing/until';
import { failedVerifications, lateVerifications, storeVerification } from '@anamnesis/platform/integrity/verifications';
import { readModels } from '@anamnesis/read-models/all';
import { startProjectors } from './app.js';
import { verifyOnce } from './nightly.js';
import { booked, type Fact, patientRegistered } from '@anamnesis/read-models/testing/facts';

let database: Awaited<ReturnType<typeof testDatabase>>;
let log: Awaited<ReturnType<typeof testLog>>;
let redis: RedisClient;
let bus: Bus;
let folder: string;
let projectors: ReturnType<typeof startProjectors>;
const received: Delivered<typeof appointmentsTopic>[] = [];

const logKey = logKeyFrom('clinic.example/log', Buffer.alloc(32, 7));
const prefix = `projectors-${randomUUID()}:`;
const [appointmentId, patientId, doctorId] = [randomUUID(), randomUUID(), randomUUID()];
const parties = { appointmentId, patientId, doctorId };

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'heads-'));
  const { redisUrl } = testBackends();
  const options = { logger: silentLogger, prefix };
  database = await testDatabase();
  log = await testLog(database.pool, eventDefinitions);
  redis = await connectRedis(redisUrl, { prefix, whenAway: 'fail', onError: (error) => console.error(error) });
  bus = await createRedisStreamsBus({ ...options, url: redisUrl });
});
afterAll(async () => {
  await projectors.close();
  await bus.close();
  redis.destroy();
  await log.store.close();
  await database.close();
  await rm(folder, { recursive: true });
});

const start = () => {
  const { pool } = database;
  const metrics = createMetrics('test');
  const integrity = {
    ...{ heads: createDiskHeads(folder), key: logKey, signers: [], witnesses: [], headInterval: 50 },
    headsSince: null,
  };
  return startProjectors({
    pool,
    locks: createLocks(pool),
    ...log,
    redis,
    bus,
    integrity,
    logger: silentLogger,
    metrics,
  });
};
async function append(...facts: Fact[]): Promise<bigint> {
  const causation = {
    actor: { id: patientId, role: 'patient' as const },
    correlationId: 'test',
    causationId: randomUUID(),
  };
  const events = await Promise.all(facts.map((fact) => log.codec.encode(randomUUID(), fact, causation)));
  return log.store.append(`appointment-${appointmentId}`, 'any', events);
}
const view = () => createView(redis, SESSION_PARTIES_VIEW, sessionParties);
const mine = () => received.filter(({ key }) => key === appointmentId).map(({ value }) => value.type);

test('the parties and stage of a session are in Redis, and are restored after a loss', async () => {
  projectors = start();
  const position = await append(booked({ ...parties, roomName: `anamnesis-${appointmentId}` }));
  const shows = (stage: SessionParties['stage'], at: bigint) =>
    until(async () =>
      expect(await view().get(appointmentId)).toEqual({ value: { patientId, doctorId, stage }, position: at }),
    );
  await shows('planned', position);
  await view().clear();
  const cancelled = await append({
    type: 'AppointmentCancelled',
    data: { ...parties, by: 'patient', reason: 'Better now' },
  });
  await shows('over', cancelled);
});

test('a session is active from when both have joined until it ends', async () => {
  const another = { appointmentId: randomUUID(), patientId: randomUUID(), doctorId };
  const stages: [Fact, SessionParties['stage']][] = [
    [booked(another), 'planned'],
    [{ type: 'DoctorJoined', data: another }, 'planned'],
    [{ type: 'SessionStarted', data: another }, 'active'],
    [{ type: 'SessionEnded', data: { ...another, by: 'doctor' } }, 'over'],
  ];
  for (const [fact, stage] of stages) {
    await append(fact);
    await until(async () => expect((await view().get(another.appointmentId))?.value.stage).toBe(stage));
  }
});

test('a session is withdrawn when its end cannot be read', async () => {
  const another = { appointmentId: randomUUID(), patientId: randomUUID(), doctorId };
  await append(booked(another));
  await append({ type: 'SessionStarted', data: another });
  const stage = async () => (await view().get(another.appointmentId))?.value.stage ?? null;
  await until(async () => expect(await stage()).toBe('active'));
  const metadata = {
    ...{ actor: { id: patientId, role: 'patient' as const }, subject: null, schemaVersion: 0 },
    ...{ correlationId: 'test', causationId: randomUUID() },
  };
  const ended = { id: randomUUID(), type: 'SessionEnded', data: { ...another, by: 'doctor' }, metadata };
  await log.store.append(`appointment-${another.appointmentId}`, 'any', [ended]);
  await until(async () => expect(await stage()).toBeNull());
  const { events } = await listUnprocessed(database.pool, { from: 0, limit: 10 });
  expect(events).toContainEqual(expect.objectContaining({ projection: SESSION_PARTIES_VIEW, eventId: ended.id }));
});

test('each event is published once, in order, without personal text; a restart repeats nothing', async () => {
  await bus.consume(appointmentsTopic, { group: 'listener', handle: async (message) => void received.push(message) });
  await until(async () => expect(mine()).toEqual(['AppointmentBooked', 'AppointmentCancelled']));
  expect(JSON.stringify(received.map(({ value }) => value))).not.toMatch(/Tired|Better now|anamnesis-/);
  await projectors.close();
  projectors = start();
  await append({ type: 'NoShowRecorded', data: { ...parties, missing: ['patient'] } });
  await until(async () => expect(mine().at(-1)).toBe('NoShowRecorded'));
  expect(mine()).toEqual(['AppointmentBooked', 'AppointmentCancelled', 'NoShowRecorded']);
});

test('every read model is updated', async () => {
  await append(patientRegistered({ patientId, username: patientId }));
  await until(async () => {
    const { rows } = await database.pool.query<{ status: string }>(
      `select a.status from read.appointments a join read.patients p using (patient_id) where p.username = $1`,
      [patientId],
    );
    expect(rows).toEqual([{ status: 'No-show' }]);
  });
});

test('events with a lone surrogate and NUL from an old log are folded, as are later ones', async () => {
  const metadata = {
    ...{ actor: { id: patientId, role: 'patient' as const }, subject: patientId, schemaVersion: 1 },
    ...{ correlationId: 'test', causationId: randomUUID() },
  };
  const interests = [{ name: 'Chess \ud83d and\0 go', goal: true }];
  const data = { patientId, interests };
  const written = { id: randomUUID(), type: 'InterestsChosen', data, metadata };
  const position = await log.store.append(`patient-${patientId}`, 'any', [written]);
  await until(async () => {
    const { rows } = await database.pool.query(
      `select position >= $1 as passed from read.builds where name = 'patient-profile' and state = 'shown'`,
      [position],
    );
    expect(rows).toEqual([{ passed: true }]);
  });
  const { rows } = await database.pool.query('select interests from read.patients where patient_id = $1', [patientId]);
  expect(rows).toEqual([{ interests: [{ name: 'Chess \ufffd and\ufffd go', goal: true }] }]);
});

test('a nightly verification stores its results, and what differs fails it', async () => {
  const { pool } = database;
  const aborting = new AbortController();
  const integrity = { heads: createDiskHeads(folder), key: logKey, witnesses: [], headInterval: 50, headsSince: null };
  const verify = () => verifyOnce(readModels, { pool, ...log, ...integrity, logger: silentLogger }, aborting.signal);
  const results = async () =>
    (
      await pool.query(
        'select kind, outcome, checked > 0 as "isChecked", findings from integrity.verifications order by id',
      )
    ).rows;
  await until(async () => expect(await treeSize(pool)).toBeGreaterThan(0));
  await verify();
  // Other suites append to the shared log, also events that no read model can fold.
  const [ofReadModels, ofLog] = await results();
  expect(ofReadModels).toMatchObject({ kind: 'read-models', isChecked: true });
  expect(ofLog).toEqual({ kind: 'log', outcome: 'passed', isChecked: true, findings: [] });

  await pool.query(`update integrity.nodes set hash = sha256('x') where level = 0 and index = 0`);
  await pool.query(`update read.patients set username = 'nobody' where username = $1`, [patientId]);
  await verify();
  const [, , readModelsNow, logNow] = await results();
  expect(readModelsNow).toMatchObject({ outcome: 'failed' });
  expect(readModelsNow.findings).toContainEqual(expect.objectContaining({ kind: 'rowDifferent' }));
  expect(logNow).toMatchObject({ kind: 'log', outcome: 'failed' });
  expect(logNow.findings).toContainEqual(expect.objectContaining({ kind: 'leafChanged', index: 0 }));
  expect(await failedVerifications(pool)).toEqual(
    new Map([
      ['read-models', 1],
      ['log', 1],
    ]),
  );
});

test('a verification that is not completed any more is late, although the latest one passed', async () => {
  const { pool } = database;
  const result = { startedAt: new Date(), outcome: 'passed' as const, checked: 1, findings: [] };
  const isLate = async () => [await lateVerifications(pool), await failedVerifications(pool)];
  const failed = (readModels: number, log: number) => new Map(Object.entries({ log, 'read-models': readModels }));
  await pool.query('delete from integrity.verifications');
  expect(await isLate()).toEqual([[], new Map()]);
  await pool.query(`update integrity.migrations set applied_at = now() - interval '27 hours'`);
  expect(await isLate()).toEqual([['log', 'read-models'], failed(1, 1)]);
  await storeVerification(pool, { ...result, kind: 'log' });
  await storeVerification(pool, { ...result, kind: 'read-models' });
  expect(await isLate()).toEqual([[], failed(0, 0)]);
  await pool.query(`update integrity.verifications set ended_at = now() - interval '27 hours' where kind = 'log'`);
  expect(await isLate()).toEqual([['log'], failed(0, 1)]);
  // One that could not be completed proves nothing.
  await storeVerification(pool, { ...result, kind: 'log', outcome: 'aborted' });
  expect(await isLate()).toEqual([['log'], failed(0, 1)]);
});
