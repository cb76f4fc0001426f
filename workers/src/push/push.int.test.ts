import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, describe, expect, test } from '@jest/globals';
import { appointmentsTopic } from '@anamnesis/contracts/appointments-topic';
import type { ReplyOf, Route } from '@anamnesis/contracts/language/route';
import type { MessageOf } from '@anamnesis/contracts/language/topic';
import { linkOf } from '@anamnesis/contracts/notifications/links';
import {
  listPushSubscriptions,
  removePushSubscription,
  showPushMessage,
} from '@anamnesis/contracts/notifications/push-routes';
import { notificationsTopic } from '@anamnesis/contracts/notifications/topics';
import { createOnce } from '@anamnesis/platform/bus/deduplicate';
import { createRedisStreamsBus } from '@anamnesis/platform/bus/redis-streams-bus';
import { createLogger, silentLogger } from '@anamnesis/platform/logging/logger';
import { createMetrics } from '@anamnesis/platform/metrics/metrics';
import { createMailer } from '@anamnesis/platform/mail/mailer';
import { openPool } from '@anamnesis/platform/postgres/pool';
import { newPushKey, pushPublicKeyOf } from '@anamnesis/platform/push/vapid-keys';
import { until } from '@anamnesis/platform/testing/until';
import { startWorkers } from '../app.js';
import { noAi } from '../testing/no-ai.js';
import { noErasures } from '../testing/no-erasures.js';
import { noFiles, noReader } from '../testing/no-files.js';
import { createPushSender, type PushAddress } from './push-sender.js';
import { startPushService } from './testing/push-service.js';

type Message = NonNullable<ReplyOf<typeof showPushMessage>['push']>;
type Asked = { accountId: string; subscriptionId: string; notificationId: string };

const NOW = new Date('2026-11-21T12:00:00.000Z');
const HOUR = 60 * 60_000;
const later = (milliseconds: number) => new Date(NOW.getTime() + milliseconds).toISOString();
const secret = newPushKey();
const keys = { publicKey: pushPublicKeyOf(secret), privateKey: secret.toString('base64url') };
const redisUrl = process.env['TEST_REDIS_URL'] ?? '';
const pool = openPool(process.env['TEST_DATABASE_URL'] ?? '', (error) => console.error(error));
const started: (() => unknown)[] = [];
afterEach(async () => {
  for (const close of started.splice(0).reverse()) await close();
});
afterAll(() => pool.end());

async function pushService() {
  const service = await startPushService(keys.publicKey);
  started.push(() => service.close());
  return service;
}

interface Setting {
  /** Devices of everybody, by subscription. */
  readonly devices: Readonly<Record<string, PushAddress>>;
  /** The reply of the query service; what came is wanted at once by default. */
  readonly wanted?: (asked: Asked) => Partial<Message> | null;
  /** The subscriptions of a person; all by default. */
  readonly devicesOf?: (accountId: string) => string[];
  readonly toLocal?: boolean;
}

/** Workers with their own Redis prefix, as after a loss of Redis. */
async function start({ devices, wanted = () => ({}), devicesOf, toLocal = true }: Setting) {
  const prefix = `push-${randomUUID()}:`;
  const bus = await createRedisStreamsBus({ url: redisUrl, prefix, logger: silentLogger });
  started.push(() => bus.close());
  const removed: unknown[] = [];
  const asked: Asked[] = [];
  const logged: string[] = [];
  await startWorkers({
    closing: { add: (close) => void started.push(close) },
    ...{ redisUrl, prefix, bus, ai: noAi, files: noFiles, readDocument: noReader },
    mailer: createMailer({ url: 'smtp://127.0.0.1:1', from: 'hello@clinic.example' }),
    push: createPushSender({ keys, contact: 'hello@clinic.example', toLocal }),
    attendance: { lastSeen: async () => null },
    once: await createOnce(pool, silentLogger),
    commands: {
      async send(route, call) {
        if ((route as Route) === removePushSubscription) removed.push((call as { params: unknown }).params);
        return undefined as never;
      },
    },
    queries: noErasures(async (route, call) => {
      const { params } = call as unknown as { params: Asked };
      if ((route as Route) === listPushSubscriptions)
        return { subscriptionIds: devicesOf?.(params.accountId) ?? Object.keys(devices) } as never;
      // The emails of the same appointment: nobody has an address here.
      if ((route as Route) !== showPushMessage) return { data: null } as never;
      asked.push(params);
      const more = wanted(params);
      const kind = 'noteWritten' as const;
      const usual = { kind, link: linkOf(kind, 'patient'), startsAt: null, quietUntil: null };
      return { push: more && { ...usual, ...devices[params.subscriptionId], ...more } } as never;
    }),
    logger: createLogger('test', 'info', { write: (line) => void logged.push(line) }),
    metrics: createMetrics('test'),
    clock: () => NOW,
    timeZone: 'Asia/Kolkata',
  });
  return { bus, removed, asked, logged };
}
type Workers = Awaited<ReturnType<typeof start>>;

const told = (accountId: string, more: object = {}): MessageOf<typeof notificationsTopic> => ({
  ...{ eventId: randomUUID(), position: '42', recordedAt: NOW.toISOString() },
  recipients: [{ accountId, kind: 'noteWritten' }],
  ...more,
});
const tell = ({ bus }: Workers, ...messages: MessageOf<typeof notificationsTopic>[]) =>
  bus.publish(
    notificationsTopic,
    messages.map((value) => ({ key: 'somebody', id: value.eventId, value })),
  );

test('a push service accepts what is sent, and only its browser reads it: a kind, a path and an id', async () => {
  const service = await pushService();
  const [phone, laptop, accountId] = [randomUUID(), randomUUID(), randomUUID()];
  const workers = await start({
    devices: { [phone]: service.subscribe('phone'), [laptop]: service.subscribe('laptop') },
  });
  const message = told(accountId);
  await tell(workers, message);
  await until(async () => expect(service.delivered).toHaveLength(2));
  expect(service.refusals).toEqual([]);
  expect(service.delivered.map(({ device }) => device).toSorted()).toEqual(['laptop', 'phone']);
  for (const { payload, headers, contact } of service.delivered) {
    expect(payload).toEqual({ id: `${message.eventId} ${accountId}`, kind: 'noteWritten', link: '/user-tele' });
    expect(headers).toMatchObject({ ttl: '86400', topic: expect.stringMatching(/^[\w-]{32}$/) });
    expect(contact).toBe('mailto:hello@clinic.example');
  }
});

describe('nothing is sent twice', () => {
  test('for a repeated message, and after a loss of Redis', async () => {
    const service = await pushService();
    const devices = { [randomUUID()]: service.subscribe('phone') };
    const [first, second] = [told(randomUUID()), told(randomUUID())];
    const before = await start({ devices });
    await tell(before, first, first);
    await until(async () => expect(service.delivered).toHaveLength(1));
    const after = await start({ devices });
    await tell(after, first);
    await until(async () => expect(after.logged.join('\n')).toContain('already sent'));
    await tell(after, second);
    await until(async () => expect(service.delivered).toHaveLength(2));
  });

  test('of an event of days ago, of what was marked as read, and of what is no longer wanted', async () => {
    const service = await pushService();
    const [unwanted, last] = [randomUUID(), randomUUID()];
    const workers = await start({
      devices: { [randomUUID()]: service.subscribe('phone') },
      wanted: ({ accountId }) => (accountId === unwanted ? null : {}),
    });
    await tell(workers, told(randomUUID(), { recordedAt: later(-25 * HOUR) }));
    await tell(workers, told(randomUUID(), { recipients: [{ accountId: randomUUID(), kind: null }] }));
    await tell(workers, told(unwanted));
    await tell(workers, told(last));
    await until(async () => expect(service.delivered).toHaveLength(1));
    const asked = () => workers.asked.map(({ accountId }) => accountId).toSorted();
    await until(async () => expect(asked()).toEqual([unwanted, last].toSorted()));
    expect(service.asked).toHaveLength(1);
  });
});

describe('a push service', () => {
  test.each([404, 410])('that answers %s no longer knows the device, which is removed', async (status) => {
    const service = await pushService();
    const [subscriptionId, accountId] = [randomUUID(), randomUUID()];
    const workers = await start({ devices: { [subscriptionId]: service.subscribe('phone') } });
    service.answer('phone', { status });
    await tell(workers, told(accountId));
    await until(async () => expect(workers.removed).toEqual([{ accountId, subscriptionId }]));
    expect(service.delivered).toEqual([]);
  });

  test('that is busy or down is asked again, after the time that it names', async () => {
    const service = await pushService();
    const workers = await start({ devices: { [randomUUID()]: service.subscribe('phone') } });
    service.answer('phone', { status: 429, headers: { 'retry-after': '1' } }, { status: 503 });
    await tell(workers, told(randomUUID()));
    await until(async () => expect(service.delivered).toHaveLength(1));
    expect(service.asked).toHaveLength(3);
    expect(workers.removed).toEqual([]);
  });

  test('that refuses the message, or sends elsewhere, is not asked again', async () => {
    const service = await pushService();
    const workers = await start({ devices: { [randomUUID()]: service.subscribe('phone') } });
    service.answer('phone', { status: 403 }, { status: 302, headers: { location: '/send/laptop' } });
    await tell(workers, told(randomUUID()), told(randomUUID()));
    const failed = () => workers.logged.filter((line) => line.includes('A job failed permanently'));
    await until(async () => expect(failed()).toHaveLength(2));
    expect(service.asked).toEqual(['phone', 'phone']);
    expect(workers.logged.join('\n')).not.toContain('/send/');
  });

  test.each([
    'https://127.0.0.1',
    'https://169.254.169.254',
    'https://[::1]',
    'https://localhost',
    'http://push.example',
  ])('on a private address is never connected to: %s', async (origin) => {
    const service = await pushService();
    const device = service.subscribe('phone');
    const endpoint = device.endpoint.replace('http://127.0.0.1', origin);
    const workers = await start({ devices: { [randomUUID()]: { ...device, endpoint } }, toLocal: false });
    await tell(workers, told(randomUUID()));
    await until(async () => expect(workers.logged.join('\n')).toContain('not one of the public internet'));
    expect(service.asked).toEqual([]);
  });
});

test.each([
  ['a key that is no point of the curve', { p256dh: `B${'A'.repeat(86)}` }],
  ['an address that is none', { endpoint: 'https://x.127.0.0.1/' }],
])('a device with %s is removed at the first attempt', async (_, more) => {
  const service = await pushService();
  const [subscriptionId, accountId] = [randomUUID(), randomUUID()];
  const workers = await start({ devices: { [subscriptionId]: { ...service.subscribe('phone'), ...more } } });
  await tell(workers, told(accountId));
  await until(async () => expect(workers.removed).toEqual([{ accountId, subscriptionId }]));
  expect(workers.logged.filter((line) => line.includes('will be retried'))).toEqual([]);
});

describe('quiet hours', () => {
  test('put a push off to their end', async () => {
    const service = await pushService();
    let isQuiet = true;
    // The queue waits by its own clock.
    const quietUntil = new Date(Date.now() + 1_500).toISOString();
    const workers = await start({
      devices: { [randomUUID()]: service.subscribe('phone') },
      wanted: () => ({ quietUntil: isQuiet ? quietUntil : null }),
    });
    await tell(workers, told(randomUUID()));
    await until(async () => expect(workers.asked).toHaveLength(1));
    isQuiet = false;
    await until(async () => expect(service.delivered).toHaveLength(1));
    expect(Date.now()).toBeGreaterThanOrEqual(Date.parse(quietUntil));
    expect(workers.logged.filter((line) => line.includes('will be retried'))).toEqual([]);
  });
  test('put nothing off about an appointment that begins before their end', async () => {
    const service = await pushService();
    const workers = await start({
      devices: { [randomUUID()]: service.subscribe('phone') },
      wanted: () => ({ quietUntil: later(8 * HOUR), startsAt: later(HOUR) }),
    });
    await tell(workers, told(randomUUID()));
    await until(async () => expect(service.delivered).toHaveLength(1));
    expect(service.delivered[0]?.headers['ttl']).toBe('3600');
  });
});

test('reminders are pushed to both sides when they are due, once', async () => {
  const service = await pushService();
  const devices = { [randomUUID()]: service.subscribe('phone'), [randomUUID()]: service.subscribe('laptop') };
  const [ofPatient = '', ofDoctor = ''] = Object.keys(devices);
  const devicesOf = (accountId: string) => [accountId === booked.patientId ? ofPatient : ofDoctor];
  const workers = await start({ devices, devicesOf });
  const startsAt = later(HOUR);
  const booked: MessageOf<typeof appointmentsTopic> = {
    ...{ eventId: randomUUID(), type: 'AppointmentBooked', position: '42', recordedAt: NOW.toISOString() },
    ...{
      appointmentId: randomUUID(),
      patientId: randomUUID(),
      doctorId: randomUUID(),
      startsAt,
      endsAt: later(2 * HOUR),
    },
  };
  const moved = { ...booked, eventId: randomUUID(), type: 'AppointmentRescheduled' as const };
  await workers.bus.publish(
    appointmentsTopic,
    [booked, booked, moved].map((value) => ({ key: value.appointmentId, id: value.eventId, value })),
  );
  await until(async () => expect(service.delivered).toHaveLength(2));
  const id = `${booked.appointmentId} reminderHourBefore ${Date.parse(startsAt)}`;
  expect(service.delivered.map(({ payload }) => (payload as { id: string }).id)).toEqual([id, id]);
  expect(workers.asked.map(({ accountId }) => accountId).toSorted()).toEqual(
    [booked.patientId, booked.doctorId].toSorted(),
  );
});
