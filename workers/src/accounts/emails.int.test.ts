import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, describe, expect, test } from '@jest/globals';
import { accountsTopic } from '@anamnesis/contracts/accounts/topics';
import type { MessageOf } from '@anamnesis/contracts/language/topic';
import { createOnce } from '@anamnesis/platform/bus/deduplicate';
import { createRedisStreamsBus } from '@anamnesis/platform/bus/redis-streams-bus';
import { createLogger, silentLogger } from '@anamnesis/platform/logging/logger';
import { createMetrics } from '@anamnesis/platform/metrics/metrics';
import { createMailer } from '@anamnesis/platform/mail/mailer';
import { openPool, type Pool } from '@anamnesis/platform/postgres/pool';
import { startMailServer } from '@anamnesis/platform/testing/mail-server';
import { until } from '@anamnesis/platform/testing/until';
import { startWorkers } from '../app.js';
import { CommandRefused } from '../command-client.js';
import { noFiles, noReader } from '../testing/no-files.js';
import { noAi } from '../testing/no-ai.js';
import { noErasures } from '../testing/no-erasures.js';

type AccountMessage = MessageOf<typeof accountsTopic>;
type Composed = { to: string; name: string; link: string; language: 'en' | 'hi' } | null;

const redisUrl = process.env['TEST_REDIS_URL'] ?? '';
const NOW = new Date('2026-11-21T12:00:00.000Z');
let pool: Pool;
const closing: (() => unknown)[] = [];
beforeAll(() => {
  pool = openPool(process.env['TEST_DATABASE_URL'] ?? '', (error) => console.error(error));
});
afterEach(async () => {
  for (const close of closing.splice(0).reverse()) await close();
});
afterAll(() => pool.end());

const forMeera: Composed = {
  to: 'meera@example.org',
  name: 'Meera <b>Rao</b> of http://evil.example',
  link: 'https://clinic.example/reset-password#a-token',
  language: 'en',
};

/** Workers with their own Redis prefix; the command service gives these replies in turn, then repeats the last. */
async function start(smtpUrl: string, answers: (Composed | Error)[] = [forMeera], logged: string[] = []) {
  const prefix = `emails-${randomUUID()}:`;
  const bus = await createRedisStreamsBus({ url: redisUrl, prefix, logger: silentLogger });
  closing.push(() => bus.close());
  const mailer = createMailer({ url: smtpUrl, from: 'hello@clinic.example' });
  closing.push(() => mailer.close());
  const requests: unknown[] = [];
  await startWorkers({
    push: null,
    closing: { add: (close) => void closing.push(close) },
    ...{ redisUrl, prefix, bus, mailer },
    queries: noErasures(() => Promise.reject(new Error('No query is expected'))),
    files: noFiles,
    readDocument: noReader,
    ai: noAi,
    attendance: { lastSeen: async () => null },
    once: await createOnce(pool, silentLogger),
    commands: {
      async send(_route, call, commandId) {
        const { body } = call as { body: { purpose?: string } };
        requests.push({ ...body, commandId });
        const answer = answers.length > 1 ? answers.shift() : answers[0];
        if (answer instanceof Error) throw answer;
        return { data: answer && { purpose: body.purpose, ...answer } } as never;
      },
    },
    logger: createLogger('test', 'info', { write: (line) => void logged.push(line) }),
    metrics: createMetrics('test'),
    clock: () => NOW,
    timeZone: 'Asia/Kolkata',
  });
  const publish = (...messages: AccountMessage[]) =>
    bus.publish(
      accountsTopic,
      messages.map((value) => ({ key: value.accountId, id: value.eventId, value })),
    );
  return { requests, publish };
}
async function mailServer(options: Parameters<typeof startMailServer>[0] = {}) {
  const server = await startMailServer(options);
  closing.push(() => server.close());
  return server;
}
const messageOf = (type: AccountMessage['type'], recordedAt = NOW.toISOString()): AccountMessage => ({
  ...{ eventId: randomUUID(), type, recordedAt, accountId: randomUUID(), role: 'patient' },
});

describe('an account email', () => {
  test('is composed after its event, and arrives with its link, in text and HTML', async () => {
    const server = await mailServer();
    const { requests, publish } = await start(server.url);
    const forgotten = messageOf('PasswordResetRequested');
    await publish(forgotten);
    await until(async () => expect(server.received).toHaveLength(1));
    const { accountId, role, eventId: commandId } = forgotten;
    expect(requests).toEqual([{ accountId, role, purpose: 'reset-password', commandId }]);
    const [email] = server.received;
    expect(email).toMatchObject({ to: 'meera@example.org', subject: 'Set a new password' });
    for (const part of [email?.text, email?.html])
      expect(part).toContain('https://clinic.example/reset-password#a-token');
    expect(email?.html).not.toContain('<b>');
    expect(email?.text).not.toContain('evil.example');
  });

  test.each([
    ['PatientRegistered', 'Please confirm your email address'],
    ['DoctorRegistered', 'Please confirm your email address'],
    ['EmailConfirmationRequested', 'Please confirm your email address'],
    ['PasswordChanged', 'Your password was changed'],
    ['PasswordWithdrawn', 'Your account is yours: an earlier password no longer works'],
    ['SignUpAttempted', 'Somebody wanted to sign up with your email address'],
  ] as const)('after %s has the subject “%s”', async (type, subject) => {
    const server = await mailServer();
    const { publish } = await start(server.url);
    await publish(messageOf(type));
    await until(async () => expect(server.received.map((each) => each.subject)).toEqual([subject]));
  });

  test('is sent once for a repeated message, also after a loss of Redis', async () => {
    const server = await mailServer();
    const [first, last] = [messageOf('PasswordChanged'), messageOf('PatientRegistered')];
    const before = await start(server.url);
    await before.publish(first, first);
    await until(async () => expect(server.received).toHaveLength(1));
    const after = await start(server.url);
    await after.publish(first, last);
    await until(async () => expect(server.received).toHaveLength(2));
    expect(server.received.map(({ messageId }) => messageId)).toEqual(
      [first, last].map(({ eventId }) => `<${eventId}@clinic.example>`),
    );
  });

  test('is not sent without a recipient, or about an event of days ago', async () => {
    const server = await mailServer();
    const { requests, publish } = await start(server.url, [null, forMeera]);
    const [unwanted, old, last] = [
      messageOf('PasswordResetRequested'),
      messageOf('PatientRegistered', '2026-11-18T11:59:59.000Z'),
      messageOf('PasswordChanged'),
    ];
    await publish(unwanted);
    await until(async () => expect(requests).toHaveLength(1));
    await publish(old, last);
    await until(async () => expect(server.received).toHaveLength(1));
    expect(server.received[0]?.messageId).toContain(last.eventId);
    expect(requests).toHaveLength(2);
  });
});

describe('during an outage', () => {
  test('of the mail server the email is kept and sent once afterwards', async () => {
    const first = await mailServer();
    await first.close();
    const logged: string[] = [];
    const { requests, publish } = await start(first.url, [forMeera], logged);
    await publish(messageOf('PasswordChanged'));
    await until(async () => expect(logged.join()).toContain('EmailNotAccepted'));
    const back = await mailServer({ port: first.port });
    await until(async () => expect(back.received).toHaveLength(1));
    expect(requests.length).toBeGreaterThan(1);
  });

  test('of the command service the request is retried', async () => {
    const server = await mailServer();
    const { publish } = await start(server.url, [
      new CommandRefused(503, 'UNAVAILABLE', 20),
      new TypeError('unavailable'),
      forMeera,
    ]);
    await publish(messageOf('PasswordChanged'));
    await until(async () => expect(server.received).toHaveLength(1));
  });

  test('a permanently rejected address is not retried, and not logged', async () => {
    const server = await mailServer({ refuses: (to) => (to.startsWith('meera') ? 550 : null) });
    const logged: string[] = [];
    const forNikhil = { ...(forMeera as object), to: 'nikhil@example.org' } as Composed;
    const { requests, publish } = await start(server.url, [forMeera, forNikhil], logged);
    await publish(messageOf('PasswordChanged'));
    await until(async () => expect(logged.join()).toContain('A job failed permanently'));
    await publish(messageOf('PasswordChanged'));
    await until(async () => expect(server.received.map(({ to }) => to)).toEqual(['nikhil@example.org']));
    expect(requests).toHaveLength(2);
    expect(logged.join()).toContain('550');
    expect(logged.join()).not.toMatch(/meera|nikhil|token|is rejected here/);
  });
});
