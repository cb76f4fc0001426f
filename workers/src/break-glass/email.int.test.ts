import { noFiles } from '../testing/no-files.js';
import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, expect, test } from '@jest/globals';
import { breakGlassTopic } from '@anamnesis/contracts/break-glass/topics';
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

type Message = MessageOf<typeof breakGlassTopic>;

const NOW = new Date('2026-11-21T12:00:00.000Z');
const HOUR = 60 * 60_000;
let pool: Pool;
const closing: (() => unknown)[] = [];
beforeAll(() => {
  pool = openPool(process.env['TEST_DATABASE_URL'] ?? '', (error) => console.error(error));
});
afterEach(async () => {
  for (const close of closing.splice(0).reverse()) await close();
});
afterAll(() => pool.end());

const meera = {
  ...{ to: 'meera@example.org', name: 'Meera Joshi', doctor: 'Ravi Menon', timeZone: 'Asia/Kolkata' },
  ...{ openedAt: '2026-11-21T11:55:00.000Z', expiresAt: '2026-11-21T12:10:00.000Z' },
  link: 'https://clinic.example/record-readings',
};

/** Workers with their own Redis prefix and mail server. */
async function start(answer: (breakGlassId: string) => typeof meera | null | Error) {
  const server = await startMailServer();
  closing.push(() => server.close());
  const [prefix, redisUrl] = [`break-glass-emails-${randomUUID()}:`, process.env['TEST_REDIS_URL'] ?? ''];
  const bus = await createRedisStreamsBus({ url: redisUrl, prefix, logger: silentLogger });
  closing.push(() => bus.close());
  const mailer = createMailer({ url: server.url, from: 'hello@clinic.example' });
  closing.push(() => mailer.close());
  const [questions, logged]: [[string, string][], string[]] = [[], []];
  await startWorkers({
    closing: { add: (close) => void closing.push(close) },
    ...{ redisUrl, prefix, bus, mailer },
    files: noFiles,
    attendance: { lastSeen: async () => null },
    once: await createOnce(pool, silentLogger),
    commands: { send: async () => undefined as never },
    queries: {
      async ask(_route, call, after) {
        const { id } = (call as unknown as { params: { id: string } }).params;
        questions.push([id, after]);
        const data = answer(id);
        if (data instanceof Error) throw data;
        return { data } as never;
      },
    },
    logger: createLogger('test', 'info', { write: (line) => void logged.push(line) }),
    clock: () => NOW,
  });
  const publish = (...messages: Message[]) =>
    bus.publish(
      breakGlassTopic,
      messages.map((value) => ({ key: value.breakGlassId, id: value.eventId, value })),
    );
  return { server, questions, logged, publish };
}

const messageOf = (type: Message['type'], more: Partial<Message> = {}): Message => ({
  ...{ eventId: randomUUID(), type, position: '42', recordedAt: NOW.toISOString() },
  ...{ breakGlassId: randomUUID(), patientId: randomUUID(), doctorId: randomUUID() },
  ...more,
});

test('the patient is told who opened the record, when and until when, and where the reason is', async () => {
  const { server, questions, publish } = await start(() => meera);
  const opened = messageOf('BreakGlassOpened');
  await publish(opened, opened);
  await until(async () => expect(server.received).toHaveLength(1));
  const [email] = server.received;
  expect(email?.to).toBe('meera@example.org');
  expect(email?.subject).toBe('Your health record was opened in an emergency');
  for (const part of [email?.text, email?.html]) {
    expect(part).toContain('Hello Meera Joshi,');
    expect(part).toContain('Dr. Ravi Menon opened your health record in an emergency');
    expect(part).toContain('Saturday, November 21, 2026 at 17:25, India Standard Time');
    expect(part).toContain('It ends at 17:40.');
    expect(part).toContain('https://clinic.example/record-readings');
  }
  expect(questions).toEqual([[opened.breakGlassId, '42']]);
});

test('a review, an event of days ago, one without a recipient and one about nothing send nothing', async () => {
  const unknown = messageOf('BreakGlassOpened');
  const last = messageOf('BreakGlassOpened');
  const nobody = messageOf('BreakGlassOpened');
  const { server, logged, publish } = await start((id) => {
    if (id === unknown.breakGlassId) return new CommandRefused(404, 'BREAK_GLASS_NOT_FOUND');
    return id === last.breakGlassId ? meera : null;
  });
  const old = new Date(NOW.getTime() - 73 * HOUR).toISOString();
  await publish(messageOf('BreakGlassReviewed'), messageOf('BreakGlassOpened', { recordedAt: old }));
  await publish(unknown, nobody, last);
  await until(async () => expect(logged.join('\n')).toContain('404 BREAK_GLASS_NOT_FOUND'));
  await until(async () => expect(server.received).toHaveLength(1));
});
