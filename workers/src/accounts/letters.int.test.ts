import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, describe, expect, test } from '@jest/globals';
import { accountsTopic } from '@anamnesis/contracts/accounts/topics';
import type { MessageOf } from '@anamnesis/contracts/language/topic';
import { createOnce } from '@anamnesis/platform/bus/deduplicate';
import { createRedisStreamsBus } from '@anamnesis/platform/bus/redis-streams-bus';
import { createLogger, silentLogger } from '@anamnesis/platform/logging/logger';
import { createMailer } from '@anamnesis/platform/mail/mailer';
import { openPool, type Pool } from '@anamnesis/platform/postgres/pool';
import { startMailServer } from '@anamnesis/platform/testing/mail-server';
import { until } from '@anamnesis/platform/testing/until';
import { startWorkers } from '../app.js';
import { CommandRefused } from '../command-client.js';

type AccountMessage = MessageOf<typeof accountsTopic>;
type Composed = { to: string; name: string; link: string } | null;

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
};

/** Workers over a Redis of their own; the command side answers in turn, then always as at the last. */
async function start(smtpUrl: string, answers: (Composed | Error)[] = [forMeera], logged: string[] = []) {
  const prefix = `letters-${randomUUID()}:`;
  const bus = await createRedisStreamsBus({ url: redisUrl, prefix, logger: silentLogger });
  closing.push(() => bus.close());
  const mailer = createMailer({ url: smtpUrl, from: 'hello@clinic.example' });
  closing.push(() => mailer.close());
  const asked: unknown[] = [];
  await startWorkers({
    closing: { add: (close) => void closing.push(close) },
    ...{ redisUrl, prefix, bus, mailer },
    queries: { ask: () => Promise.reject(new Error('A letter asks nothing')) },
    files: { put: () => Promise.reject(new Error('A letter stores nothing')) },
    attendance: { lastSeen: async () => null },
    once: await createOnce(pool, silentLogger),
    commands: {
      async send(_route, call, commandId) {
        asked.push({ ...(call as { body: object }).body, commandId });
        const answer = answers.length > 1 ? answers.shift() : answers[0];
        if (answer instanceof Error) throw answer;
        return { data: answer } as never;
      },
    },
    logger: createLogger('test', 'info', { write: (line) => void logged.push(line) }),
    clock: () => NOW,
  });
  const tell = (...messages: AccountMessage[]) =>
    bus.publish(
      accountsTopic,
      messages.map((value) => ({ key: value.accountId, id: value.eventId, value })),
    );
  return { asked, tell };
}
async function mailServer(options: Parameters<typeof startMailServer>[0] = {}) {
  const server = await startMailServer(options);
  closing.push(() => server.close());
  return server;
}
const happened = (type: AccountMessage['type'], recordedAt = NOW.toISOString()): AccountMessage => ({
  ...{ eventId: randomUUID(), type, recordedAt, accountId: randomUUID(), role: 'patient' },
});

describe('a letter', () => {
  test('is asked for by what happened, and arrives with its link, in text and HTML', async () => {
    const server = await mailServer();
    const { asked, tell } = await start(server.url);
    const forgotten = happened('PasswordResetRequested');
    await tell(forgotten);
    await until(async () => expect(server.received).toHaveLength(1));
    const { accountId, role, eventId: commandId } = forgotten;
    expect(asked).toEqual([{ accountId, role, purpose: 'reset-password', commandId }]);
    const [letter] = server.received;
    expect(letter).toMatchObject({ to: 'meera@example.org', subject: 'Set a new password' });
    for (const part of [letter?.text, letter?.html])
      expect(part).toContain('https://clinic.example/reset-password#a-token');
    expect(letter?.html).not.toContain('<b>');
    expect(letter?.text).not.toContain('evil.example');
  });

  test.each([
    ['PatientRegistered', 'Please confirm your e-mail address'],
    ['DoctorRegistered', 'Please confirm your e-mail address'],
    ['EmailConfirmationRequested', 'Please confirm your e-mail address'],
    ['PasswordChanged', 'Your password was changed'],
    ['PasswordWithdrawn', 'Your account is yours: an earlier password no longer works'],
  ] as const)('after %s is titled “%s”', async (type, subject) => {
    const server = await mailServer();
    const { tell } = await start(server.url);
    await tell(happened(type));
    await until(async () => expect(server.received.map((each) => each.subject)).toEqual([subject]));
  });

  test('is sent once, though the message comes twice, and again after Redis was lost', async () => {
    const server = await mailServer();
    const [first, last] = [happened('PasswordChanged'), happened('PatientRegistered')];
    const before = await start(server.url);
    await before.tell(first, first);
    await until(async () => expect(server.received).toHaveLength(1));
    const after = await start(server.url);
    await after.tell(first, last);
    await until(async () => expect(server.received).toHaveLength(2));
    expect(server.received.map(({ messageId }) => messageId)).toEqual(
      [first, last].map(({ eventId }) => `<${eventId}@clinic.example>`),
    );
  });

  test('that nobody is to get is not sent, nor is one about what happened days ago', async () => {
    const server = await mailServer();
    const { asked, tell } = await start(server.url, [null, forMeera]);
    const [unwanted, old, last] = [
      happened('PasswordResetRequested'),
      happened('PatientRegistered', '2026-11-18T11:59:59.000Z'),
      happened('PasswordChanged'),
    ];
    await tell(unwanted);
    await until(async () => expect(asked).toHaveLength(1));
    await tell(old, last);
    await until(async () => expect(server.received).toHaveLength(1));
    expect(server.received[0]?.messageId).toContain(last.eventId);
    expect(asked).toHaveLength(2);
  });
});

describe('when something is away', () => {
  test('a mail server that comes back gets the letter, once', async () => {
    const first = await mailServer();
    await first.close();
    const logged: string[] = [];
    const { asked, tell } = await start(first.url, [forMeera], logged);
    await tell(happened('PasswordChanged'));
    await until(async () => expect(logged.join()).toContain('MailNotTaken'));
    const back = await mailServer({ port: first.port });
    await until(async () => expect(back.received).toHaveLength(1));
    expect(asked.length).toBeGreaterThan(1);
  });

  test('a command service that does not answer is asked again', async () => {
    const server = await mailServer();
    const { tell } = await start(server.url, [
      new CommandRefused(503, 'UNAVAILABLE', 20),
      new TypeError('away'),
      forMeera,
    ]);
    await tell(happened('PasswordChanged'));
    await until(async () => expect(server.received).toHaveLength(1));
  });

  test('an address that is refused for good is given up, and named in no log', async () => {
    const server = await mailServer({ refuses: (to) => (to.startsWith('meera') ? 550 : null) });
    const logged: string[] = [];
    const forNikhil = { ...(forMeera as object), to: 'nikhil@example.org' } as Composed;
    const { asked, tell } = await start(server.url, [forMeera, forNikhil], logged);
    await tell(happened('PasswordChanged'));
    await until(async () => expect(logged.join()).toContain('A job failed for good'));
    await tell(happened('PasswordChanged'));
    await until(async () => expect(server.received.map(({ to }) => to)).toEqual(['nikhil@example.org']));
    expect(asked).toHaveLength(2);
    expect(logged.join()).toContain('550');
    expect(logged.join()).not.toMatch(/meera|nikhil|token|is not wanted/);
  });
});
