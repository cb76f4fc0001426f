import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, expect, test } from '@jest/globals';
import { breakGlassTopic } from '@anamnesis/contracts/break-glass/topics';
import type { MessageOf } from '@anamnesis/contracts/language/topic';
import { until } from '@anamnesis/platform/testing/until';
import { CommandRefused } from '../command-client.js';
import { emailWorkers } from '../testing/email-workers.js';

type Message = MessageOf<typeof breakGlassTopic>;

const NOW = new Date('2026-11-21T12:00:00.000Z');
const HOUR = 60 * 60_000;
const workers = emailWorkers();
afterEach(() => workers.stop());
afterAll(() => workers.close());

const meera = {
  ...{ to: 'meera@example.org', name: 'Meera Joshi', doctor: 'Ravi Menon', timeZone: 'Asia/Kolkata' },
  ...{ openedAt: '2026-11-21T11:55:00.000Z', expiresAt: '2026-11-21T12:10:00.000Z' },
  link: 'https://clinic.example/record-readings',
  language: 'en',
};

/** Workers and a mail server. */
async function start(answer: (breakGlassId: string) => typeof meera | null | Error) {
  const server = await workers.mailServer();
  const questions: [string, string][] = [];
  const { logged, publish } = await workers.start(breakGlassTopic, ({ breakGlassId }) => breakGlassId, {
    ...{ mailUrl: server.url, now: NOW },
    answer({ params: { id }, after }) {
      questions.push([id, after]);
      return answer(id);
    },
  });
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
