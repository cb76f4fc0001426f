import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, expect, test } from '@jest/globals';
import { appointmentsTopic } from '@anamnesis/contracts/appointments-topic';
import { SESSION_ATTENDANCE } from '@anamnesis/contracts/sessions/constants';
import type { MessageOf } from '@anamnesis/contracts/language/topic';
import type { Bus } from '@anamnesis/platform/bus/bus';
import { createOnce } from '@anamnesis/platform/bus/deduplicate';
import { createRedisStreamsBus } from '@anamnesis/platform/bus/redis-streams-bus';
import { uuidOf } from '@anamnesis/platform/deciding/handle';
import { type TestFiles, testFiles } from '@anamnesis/platform/files/testing/test-files';
import { silentLogger } from '@anamnesis/platform/logging/logger';
import { createMetrics } from '@anamnesis/platform/metrics/metrics';
import { createMailer } from '@anamnesis/platform/mail/mailer';
import { openPool, type Pool } from '@anamnesis/platform/postgres/pool';
import { connectRedis } from '@anamnesis/platform/redis/connect';
import { createPresence } from '@anamnesis/platform/redis/presence';
import { until } from '@anamnesis/platform/testing/until';
import { noReader } from './testing/no-files.js';
import { startWorkers } from './app.js';
import { CommandRefused } from './command-client.js';
import { someFacts } from './sessions/testing/facts.js';
import { noAi } from './testing/no-ai.js';
import { noErasures } from './testing/no-erasures.js';

type AppointmentMessage = MessageOf<typeof appointmentsTopic>;

const url = process.env['TEST_REDIS_URL'] ?? '';
const NOW = new Date('2026-11-21T12:00:00.000Z');
const GONE_AFTER = 200;
const LONG_AGO = '2026-11-21T06:00:00.000Z';
let pool: Pool;
let files: TestFiles;
const closing: (() => unknown)[] = [];
beforeAll(async () => {
  files = await testFiles();
  pool = openPool(process.env['TEST_DATABASE_URL'] ?? '', (error) => console.error(error));
});
afterEach(async () => {
  for (const close of closing.splice(0).reverse()) await close();
});
afterAll(async () => {
  await pool.end();
  await files.close();
});

/** Workers with their own Redis prefix; the commands get these `answers` in turn, then success. */
async function start(answers: Error[] = []) {
  const prefix = `workers-${randomUUID()}:`;
  const bus: Bus = await createRedisStreamsBus({ url, prefix, logger: silentLogger });
  closing.push(() => bus.close());
  // No email is sent here, so no mail server is needed.
  const mailer = createMailer({ url: 'smtp://127.0.0.1:1', from: 'hello@clinic.example' });
  closing.push(() => Promise.resolve(mailer.close()));
  const redis = await connectRedis(url, { prefix, onError: (error) => console.error(error) });
  closing.push(() => Promise.resolve(redis.destroy()));
  const attendance = createPresence(redis, SESSION_ATTENDANCE, 1);
  const sent: { path: string; call: unknown; commandId: string }[] = [];
  const metrics = createMetrics('test');
  await startWorkers({
    push: null,
    closing: { add: (close) => void closing.push(close) },
    redisUrl: url,
    prefix,
    bus,
    once: await createOnce(pool, silentLogger),
    commands: {
      async send(route, call, commandId) {
        sent.push({ path: route.path, call, commandId });
        const answer = answers.shift();
        if (answer) throw answer;
        return undefined as never;
      },
    },
    mailer,
    queries: noErasures(async () => someFacts() as never),
    files: files.store,
    readDocument: noReader,
    ai: noAi,
    attendance,
    goneAfter: GONE_AFTER,
    logger: silentLogger,
    metrics,
    clock: () => NOW,
    timeZone: 'Asia/Kolkata',
  });
  const publish = async (...messages: AppointmentMessage[]) =>
    bus.publish(
      appointmentsTopic,
      messages.map((value) => ({ key: value.appointmentId, id: value.eventId, value })),
    );
  return { sent, publish, attendance, metrics };
}

const message = (type: AppointmentMessage['type'], endsAt?: string): AppointmentMessage => ({
  eventId: randomUUID(),
  type,
  position: '1',
  recordedAt: LONG_AGO,
  appointmentId: randomUUID(),
  patientId: randomUUID(),
  doctorId: randomUUID(),
  ...(endsAt ? { endsAt } : {}),
});
const commandsOf = (sent: { commandId: string }[]) => sent.map(({ commandId }) => commandId);

test('after the grace period a booked or moved appointment is checked, under the id of the event', async () => {
  const { sent, publish } = await start();
  const booked = message('AppointmentBooked', LONG_AGO);
  const moved = message('AppointmentRescheduled', LONG_AGO);
  await publish(booked, message('SessionStarted'), moved);
  await until(async () => expect(sent).toHaveLength(2));
  expect(sent).toContainEqual({
    path: '/api/appointments/:id/no-show',
    call: { params: { id: booked.appointmentId } },
    commandId: booked.eventId,
  });
  expect(commandsOf(sent)).toContain(moved.eventId);
});

test('an appointment is not checked until fifteen minutes after its end', async () => {
  const { sent, publish } = await start();
  const dueInHalfASecond = new Date(NOW.getTime() - 15 * 60_000 + 500).toISOString();
  const [later, due] = [message('AppointmentBooked', dueInHalfASecond), message('AppointmentBooked', LONG_AGO)];
  await publish(later, due);
  await until(async () => expect(sent).toHaveLength(2));
  expect(commandsOf(sent)).toEqual([due.eventId, later.eventId]);
});

test('a repeated message, also after a loss of Redis, sends no second command', async () => {
  const before = await start();
  const booked = message('AppointmentBooked', LONG_AGO);
  await before.publish(booked, booked);
  await until(async () => expect(before.sent).toHaveLength(1));
  const after = await start();
  const next = message('AppointmentBooked', LONG_AGO);
  await after.publish({ ...booked }, next);
  await until(async () => expect(commandsOf(after.sent)).toContain(next.eventId));
  expect([commandsOf(before.sent), commandsOf(after.sent)]).toEqual([[booked.eventId], [next.eventId]]);
});

test.each([
  ['that is unavailable', new CommandRefused(503, 'UNAVAILABLE', 50)],
  ['that does not answer', new TypeError('fetch failed')],
])('a command to a service %s is retried', async (_, failure) => {
  const { sent, publish } = await start([failure]);
  const booked = message('AppointmentBooked', LONG_AGO);
  await publish(booked);
  await until(async () => expect(commandsOf(sent)).toEqual([booked.eventId, booked.eventId]));
});

test('a job that fails because a disk is full is counted, and tried again', async () => {
  const { sent, publish, metrics } = await start([Object.assign(new Error('write'), { code: 'ENOSPC' })]);
  const booked = message('AppointmentBooked', LONG_AGO);
  await publish(booked);
  await until(async () => expect(commandsOf(sent)).toEqual([booked.eventId, booked.eventId]));
  expect(await metrics.text()).toMatch(/disk_failures_total\{[^}]*kind="full"[^}]*\} 1$/m);
});

test.each([
  ['too early', new CommandRefused(409, 'NO_SHOW_TOO_EARLY')],
  ['about an unknown appointment', new CommandRefused(404, 'APPOINTMENT_NOT_FOUND')],
])('a check that is %s is not repeated', async (_, refusal) => {
  const { sent, publish } = await start([refusal]);
  const first = message('AppointmentBooked', LONG_AGO);
  await publish(first);
  await until(async () => expect(sent).toHaveLength(1));
  const dueAfterARetryWould = new Date(NOW.getTime() - 15 * 60_000 + 1_500).toISOString();
  const second = message('AppointmentBooked', dueAfterARetryWould);
  await publish(second);
  await until(async () => expect(commandsOf(sent)).toContain(second.eventId));
  expect(commandsOf(sent)).toEqual([first.eventId, second.eventId]);
});

const summaryRequested = (): AppointmentMessage => ({ ...message('MedicalSummaryRequested'), summaryId: randomUUID() });
const paths = (sent: { path: string }[]) => sent.map(({ path }) => path.split('/').at(-1));

test('a requested summary is written, stored, and delivered under an id derived from the event and the file', async () => {
  const { sent, publish } = await start();
  const request = summaryRequested();
  await publish(message('SessionStarted'), request, request);
  await until(async () => expect(sent).toHaveLength(1));
  const { path, call, commandId } = sent[0]!;
  const { params, body } = call as { params: object; body: { file: string; size: number } };
  expect({ path, commandId }).toEqual({
    path: '/api/sessions/:sessionId/summaries/:summaryId/deliver',
    commandId: uuidOf(`${request.eventId}/${body.file}`),
  });
  expect(params).toEqual({ sessionId: request.appointmentId, summaryId: request.summaryId });
  const stored = await files.store.open({ subject: someFacts().patient.id, id: body.file });
  expect(stored).toMatchObject({ mediaType: 'application/pdf', size: body.size });
});

test('a delivery without a reply is retried with the same file', async () => {
  const { sent, publish } = await start([new TypeError('fetch failed')]);
  await publish(summaryRequested());
  await until(async () => expect(paths(sent)).toEqual(['deliver', 'deliver']));
  expect(sent[1]).toEqual(sent[0]);
});

test('a summary that cannot be delivered is reported as failed, once', async () => {
  const { sent, publish } = await start([new CommandRefused(404, 'FILE_NOT_FOUND')]);
  await publish(summaryRequested());
  const next = summaryRequested();
  await until(async () => expect(paths(sent)).toEqual(['deliver', 'give-up']));
  await publish(next);
  await until(async () => expect(paths(sent)).toEqual(['deliver', 'give-up', 'deliver']));
});

const departures = (sent: { path: string; call: unknown }[]) =>
  sent.filter(({ path }) => path === '/api/sessions/:sessionId/departures').map(({ call }) => call);

test('a side without a connection for a while has left the session; a connected one has not', async () => {
  const { sent, publish, attendance } = await start();
  const [patient, doctor] = [message('PatientJoined'), message('DoctorJoined')];
  await attendance.saw(patient.appointmentId, 'patient', NOW);
  await attendance.saw(doctor.appointmentId, 'doctor', new Date(NOW.getTime() - GONE_AFTER));
  await publish(patient, doctor);
  const left = (joined: AppointmentMessage, side: string) => ({
    params: { sessionId: joined.appointmentId },
    body: { side },
  });
  await until(async () => expect(departures(sent)).toEqual([left(doctor, 'doctor')]));
  await attendance.saw(patient.appointmentId, 'patient', new Date(NOW.getTime() - GONE_AFTER));
  await until(async () => expect(departures(sent)).toEqual([left(doctor, 'doctor'), left(patient, 'patient')]));
  expect(commandsOf(sent)).toEqual([doctor.eventId, patient.eventId]);
});

test('a side that was never connected is not recorded as departed', async () => {
  const { sent, publish, attendance } = await start();
  const [unseen, gone] = [message('PatientJoined'), message('PatientJoined')];
  await attendance.saw(gone.appointmentId, 'patient', new Date(NOW.getTime() - GONE_AFTER));
  await publish(unseen, gone);
  await until(async () => expect(sent).toHaveLength(1));
  expect(commandsOf(sent)).toEqual([gone.eventId]);
});
