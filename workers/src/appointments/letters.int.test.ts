import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, describe, expect, test } from '@jest/globals';
import type { appointmentLetter } from '@anamnesis/contracts/appointments/query-routes';
import { appointmentsTopic } from '@anamnesis/contracts/appointments-topic';
import type { ReplyOf } from '@anamnesis/contracts/language/route';
import type { MessageOf } from '@anamnesis/contracts/language/topic';
import { createOnce } from '@anamnesis/platform/bus/deduplicate';
import { createRedisStreamsBus } from '@anamnesis/platform/bus/redis-streams-bus';
import { createLogger, silentLogger } from '@anamnesis/platform/logging/logger';
import { createMailer } from '@anamnesis/platform/mail/mailer';
import { openPool, type Pool } from '@anamnesis/platform/postgres/pool';
import { startMailServer, type TestMailServer } from '@anamnesis/platform/testing/mail-server';
import { until } from '@anamnesis/platform/testing/until';
import { startWorkers } from '../app.js';
import { CommandRefused } from '../command-client.js';

type Told = MessageOf<typeof appointmentsTopic>;
type Answer = Omit<NonNullable<ReplyOf<typeof appointmentLetter>['data']>, 'to'>;
type Asked = { side: 'patient' | 'doctor'; purpose: string; after: string };

const redisUrl = process.env['TEST_REDIS_URL'] ?? '';
const NOW = new Date('2026-11-21T12:00:00.000Z');
const HOUR = 60 * 60_000;
/** A moment so many milliseconds after now. */
const later = (milliseconds: number) => new Date(NOW.getTime() + milliseconds).toISOString();
const [IN_TWO_DAYS, IN_THREE_DAYS] = [later(48 * HOUR), later(72 * HOUR)];
/** The reminder of the day, or of the hour, before is due almost at once. */
const [A_DAY_AND_A_BIT, AN_HOUR_AND_A_BIT] = [later(24 * HOUR + 300), later(HOUR + 300)];

let pool: Pool;
const closing: (() => unknown)[] = [];
beforeAll(() => {
  pool = openPool(process.env['TEST_DATABASE_URL'] ?? '', (error) => console.error(error));
});
afterEach(async () => {
  for (const close of closing.splice(0).reverse()) await close();
});
afterAll(() => pool.end());

const known = (startsAt: string, more: Partial<Answer> = {}): Answer => ({
  ...{ patientName: 'Meera Rao', doctorName: 'Kavita\n<b>Iyer</b> http://evil.example', status: 'Pending', startsAt },
  ...{ timeZone: 'Asia/Kolkata', link: 'https://clinic.example/user-tele', fee: 500, payment: 'none' },
  ...{ cancellation: null, move: null, missing: [] },
  calendar: 'BEGIN:VCALENDAR\nEND:VCALENDAR\n',
  ...more,
});

interface Setting {
  server: TestMailServer;
  /** What is known of the appointment when it is asked for; asked again, the next. */
  answers(asked: Asked, times: number): Answer | null | Error;
  now?: Date;
}

/** Workers over a Redis of their own. */
async function start({ server, answers, now = NOW }: Setting) {
  const prefix = `appointment-letters-${randomUUID()}:`;
  const bus = await createRedisStreamsBus({ url: redisUrl, prefix, logger: silentLogger });
  closing.push(() => bus.close());
  const mailer = createMailer({ url: server.url, from: 'hello@clinic.example' });
  closing.push(() => mailer.close());
  const asked: Asked[] = [];
  const logged: string[] = [];
  await startWorkers({
    closing: { add: (close) => void closing.push(close) },
    ...{ redisUrl, prefix, bus, mailer },
    files: { put: () => Promise.reject(new Error('A letter stores nothing')) },
    attendance: { lastSeen: async () => null },
    once: await createOnce(pool, silentLogger),
    commands: { send: async () => undefined as never },
    queries: {
      async ask(_route, call, after) {
        const question = { ...(call as unknown as { query: Omit<Asked, 'after'> }).query, after };
        asked.push(question);
        const answer = answers(question, asked.length);
        if (answer instanceof Error) throw answer;
        return { data: answer && { ...answer, to: `${question.side}@example.org` } } as never;
      },
    },
    logger: createLogger('test', 'info', { write: (line) => void logged.push(line) }),
    clock: () => now,
  });
  const tell = (...messages: Told[]) =>
    bus.publish(
      appointmentsTopic,
      messages.map((value) => ({ key: value.appointmentId, id: value.eventId, value })),
    );
  return { asked, logged, tell };
}
async function mailServer(options: Parameters<typeof startMailServer>[0] = {}) {
  const server = await startMailServer(options);
  closing.push(() => server.close());
  return server;
}

const happened = (type: Told['type'], startsAt?: string, recordedAt = NOW.toISOString()): Told => ({
  ...{ eventId: randomUUID(), type, position: '42', recordedAt },
  ...{ appointmentId: randomUUID(), patientId: randomUUID(), doctorId: randomUUID() },
  ...(startsAt && { startsAt, endsAt: startsAt }),
});
const toWhom = (server: TestMailServer) => server.received.map(({ to }) => to).toSorted();
const byAddress = (server: TestMailServer) => server.received.toSorted((one, other) => (one.to < other.to ? -1 : 1));
const BOTH = ['doctor@example.org', 'patient@example.org'];

describe('what happened to an appointment', () => {
  test('is told to both sides: with whom, when in the zone named, what to do, with the calendar file', async () => {
    const server = await mailServer();
    const { asked, tell } = await start({ server, answers: () => known(IN_TWO_DAYS) });
    await tell(happened('AppointmentBooked', IN_TWO_DAYS));
    await until(async () => expect(toWhom(server)).toEqual(BOTH));
    expect(asked).toContainEqual({ side: 'patient', purpose: 'booked', after: '42' });
    const [toDoctor, toPatient] = byAddress(server);
    expect(toDoctor?.subject).toBe('Your consultation with Meera Rao is booked');
    expect(toPatient?.subject).toMatch(/^Your consultation with Dr\. Kavita .* is booked$/);
    for (const part of [toPatient?.text, toPatient?.html]) {
      expect(part).toContain('Monday, November 23, 2026 at 17:30, India Standard Time (UTC+5:30)');
      expect(part).toContain('https://clinic.example/user-tele');
      expect(part).toContain('pay there');
      expect(part).not.toContain('http://evil.example');
    }
    expect(toPatient?.html).not.toContain('<b>');
    expect(toPatient?.attachments).toEqual([
      {
        name: 'consultation.ics',
        mediaType: 'text/calendar; method=PUBLISH',
        text: 'BEGIN:VCALENDAR\nEND:VCALENDAR\n',
      },
    ]);
  });

  test('moved, it is told with the new time', async () => {
    const server = await mailServer();
    const { tell } = await start({ server, answers: () => known(IN_THREE_DAYS) });
    await tell(happened('AppointmentRescheduled', IN_THREE_DAYS));
    await until(async () => expect(toWhom(server)).toEqual(BOTH));
    expect(server.received.map(({ subject }) => subject)).toContain('Your consultation with Meera Rao was moved');
    expect(server.received[0]?.text).toContain('November 24, 2026');
  });

  test('moved with a reason, both are told who moved it and why', async () => {
    const server = await mailServer();
    const move = { by: 'doctor', reason: 'Called to\nthe theatre' } as const;
    const { tell } = await start({ server, answers: () => known(IN_THREE_DAYS, { move }) });
    await tell(happened('AppointmentRescheduled', IN_THREE_DAYS));
    await until(async () => expect(toWhom(server)).toEqual(BOTH));
    const [toDoctor, toPatient] = byAddress(server);
    expect(toDoctor?.text).toMatch(/was moved by you\./);
    expect(toPatient?.text).toMatch(/was moved by Dr\. Kavita .*\./);
    for (const letter of [toDoctor, toPatient]) expect(letter?.text).toContain('“Called to the theatre”');
  });

  test('cancelled, it is told with the reason, and nobody is reminded', async () => {
    const server = await mailServer();
    const answers = () =>
      known(A_DAY_AND_A_BIT, { status: 'Cancelled', cancellation: { by: 'patient', reason: 'A fever,\n  sorry' } });
    const { asked, logged, tell } = await start({ server, answers });
    const booked = happened('AppointmentBooked', A_DAY_AND_A_BIT);
    await tell(booked, { ...happened('AppointmentCancelled'), appointmentId: booked.appointmentId });
    await until(async () => expect(asked).toHaveLength(6));
    await until(async () => expect(logged.filter((line) => line.includes('so no longer'))).toHaveLength(4));
    await until(async () => expect(toWhom(server)).toEqual(BOTH));
    for (const { subject, text, attachments } of server.received) {
      expect(subject).toMatch(/ was cancelled$/);
      expect(attachments[0]?.mediaType).toBe('text/calendar; method=CANCEL');
      expect(text).toContain('“A fever, sorry”');
    }
  });

  test('cancelled when paid, both are told that the money is to be refunded', async () => {
    const server = await mailServer();
    const cancellation = { by: 'doctor', reason: 'A fever' } as const;
    const answers = () => known(IN_TWO_DAYS, { status: 'Cancelled', payment: 'refundDue', cancellation });
    const { tell } = await start({ server, answers });
    await tell(happened('AppointmentCancelled'));
    await until(async () => expect(toWhom(server)).toEqual(BOTH));
    const [toDoctor, toPatient] = byAddress(server);
    expect(toPatient?.text).toMatch(/was cancelled by Dr\. Kavita .*\./);
    expect(toPatient?.text).toContain('Your payment of ₹500 is to be refunded.');
    expect(toDoctor?.text).toContain('was cancelled by you.');
    expect(toDoctor?.text).toContain('The payment of ₹500 is to be refunded.');
  });

  test.each([
    ['PaymentRefunded', 'refunded', / was refunded$/, 'has refunded the ₹500'],
    ['PaymentNotReceived', 'notReceived', / did not arrive$/, 'never arrived'],
  ] as const)('%s is told to the patient alone', async (type, payment, subject, words) => {
    const server = await mailServer();
    const { asked, tell } = await start({
      server,
      answers: () => known(IN_TWO_DAYS, { status: 'Cancelled', payment }),
    });
    await tell(happened(type));
    await until(async () => expect(toWhom(server)).toEqual(['patient@example.org']));
    expect(asked.map(({ side }) => side)).toEqual(['patient']);
    expect(server.received[0]?.subject).toMatch(subject);
    expect(server.received[0]?.text).toContain(words);
    expect(server.received[0]?.attachments).toEqual([]);
  });

  test.each([
    [['patient'], 'Meera Rao did not come.', 'You did not come.'],
    [['doctor'], 'You did not come.', /Dr\. Kavita .* did not come\./],
    [['patient', 'doctor'], 'Neither of you came.', 'Neither of you came.'],
  ] as const)('missed by %j, both are told who did not come', async (missing, forDoctor, forPatient) => {
    const server = await mailServer();
    const answers = () => known(later(-HOUR), { status: 'No-show', missing: [...missing] });
    const { tell } = await start({ server, answers });
    await tell(happened('NoShowRecorded'));
    await until(async () => expect(toWhom(server)).toEqual(BOTH));
    const [toDoctor, toPatient] = byAddress(server);
    expect(toDoctor?.subject).toBe('Your consultation with Meera Rao did not take place');
    expect(toDoctor?.text).toMatch(forDoctor);
    expect(toPatient?.text).toMatch(forPatient);
  });

  test('is told as it now is, or not at all: what was moved meanwhile gets one letter, about the move', async () => {
    const server = await mailServer();
    const { logged, tell } = await start({ server, answers: () => known(IN_THREE_DAYS) });
    await tell(happened('AppointmentBooked', IN_TWO_DAYS), happened('AppointmentRescheduled', IN_THREE_DAYS));
    await until(async () => expect(logged.filter((line) => line.includes('so no longer'))).toHaveLength(2));
    await until(async () => expect(toWhom(server)).toEqual(BOTH));
    expect(server.received.every(({ subject }) => subject.endsWith('was moved'))).toBe(true);
  });
});

describe('a reminder', () => {
  test.each([
    ['a day', A_DAY_AND_A_BIT, 'day-before'],
    ['an hour', AN_HOUR_AND_A_BIT, 'hour-before'],
  ])('comes to both sides %s before', async (_, startsAt, purpose) => {
    const server = await mailServer();
    const weeksAgo = later(-400 * HOUR);
    const { asked, tell } = await start({ server, answers: () => known(startsAt) });
    await tell(happened('AppointmentBooked', startsAt, weeksAgo));
    await until(async () => expect(toWhom(server)).toEqual(BOTH));
    expect(asked.map((each) => each.purpose)).toEqual([purpose, purpose]);
    expect(server.received[0]?.subject).toMatch(/^Reminder: your consultation with /);
  });

  test('is withdrawn when the appointment was moved, and comes before the new time', async () => {
    const server = await mailServer();
    const weeksAgo = later(-400 * HOUR);
    const { logged, tell } = await start({ server, answers: () => known(AN_HOUR_AND_A_BIT) });
    await tell(
      happened('AppointmentBooked', A_DAY_AND_A_BIT, weeksAgo),
      happened('AppointmentRescheduled', AN_HOUR_AND_A_BIT, weeksAgo),
    );
    await until(async () => expect(toWhom(server)).toEqual(BOTH));
    await until(async () => expect(logged.filter((line) => line.includes('so no longer'))).toHaveLength(2));
    expect(server.received.every(({ messageId }) => messageId.includes('-hour-before-'))).toBe(true);
  });

  test('that would lie in the past is not planned', async () => {
    const server = await mailServer();
    const { asked, tell } = await start({ server, answers: () => known(later(HOUR / 2)) });
    const last = happened('AppointmentCancelled');
    await tell(happened('AppointmentBooked', later(HOUR / 2)), last);
    await until(async () => expect(asked).toHaveLength(4));
    expect(asked.map(({ purpose }) => purpose).toSorted()).toEqual(['booked', 'booked', 'cancelled', 'cancelled']);
  });

  test('of the day before is left to the one of the hour before when it comes too late', async () => {
    const server = await mailServer();
    const startsAt = later(24 * HOUR);
    const now = new Date(NOW);
    const heldUp = () => {
      now.setTime(NOW.getTime() + 23.5 * HOUR);
      return known(startsAt);
    };
    const { logged, tell } = await start({ server, answers: heldUp, now });
    await tell(happened('AppointmentBooked', startsAt, later(-400 * HOUR)));
    await until(async () => expect(logged.filter((line) => line.includes('so no longer'))).toHaveLength(2));
    expect(server.received).toEqual([]);
  });
});

describe('a letter', () => {
  test('is sent once, though the message comes twice, and again after Redis was lost', async () => {
    const server = await mailServer();
    const answers = () => known(A_DAY_AND_A_BIT);
    const [first, last] = [happened('AppointmentBooked', A_DAY_AND_A_BIT), happened('AppointmentBooked', IN_TWO_DAYS)];
    const before = await start({ server, answers });
    await before.tell(first, first);
    // Two about the booking, two that remind.
    await until(async () => expect(server.received).toHaveLength(4));
    const after = await start({ server, answers });
    await after.tell(first);
    await until(async () => expect(after.logged.filter((line) => line.includes('sent before'))).toHaveLength(4));
    const other = await start({ server, answers: () => known(IN_TWO_DAYS) });
    await other.tell(last);
    await until(async () => expect(server.received).toHaveLength(6));
    expect(new Set(server.received.map(({ messageId }) => messageId)).size).toBe(6);
  });

  test('goes to no address that may not get it, and the other side gets theirs', async () => {
    const server = await mailServer();
    const answers = ({ side }: Asked) => (side === 'patient' ? null : known(IN_TWO_DAYS));
    const { asked, tell } = await start({ server, answers });
    await tell(happened('AppointmentBooked', IN_TWO_DAYS));
    await until(async () => expect(asked).toHaveLength(2));
    await until(async () => expect(toWhom(server)).toEqual(['doctor@example.org']));
  });

  test('about what happened days ago is written to nobody', async () => {
    const server = await mailServer();
    const { asked, tell } = await start({ server, answers: () => known(IN_TWO_DAYS) });
    await tell(
      happened('AppointmentBooked', IN_TWO_DAYS, later(-73 * HOUR)),
      happened('AppointmentRescheduled', IN_TWO_DAYS),
    );
    await until(async () => expect(server.received).toHaveLength(2));
    expect(asked.map(({ purpose }) => purpose)).toEqual(['rescheduled', 'rescheduled']);
  });

  test('is asked for again when the query service is not there yet, and not when there is no such appointment', async () => {
    const server = await mailServer();
    const answers = ({ side }: Asked, times: number) => {
      if (side === 'doctor') return new CommandRefused(404, 'APPOINTMENT_NOT_FOUND');
      return times < 4 ? new CommandRefused(503, 'NOT_CAUGHT_UP', 20) : known(IN_TWO_DAYS);
    };
    const { asked, logged, tell } = await start({ server, answers });
    await tell(happened('AppointmentBooked', IN_TWO_DAYS));
    await until(async () => expect(toWhom(server)).toEqual(['patient@example.org']));
    await until(async () => expect(logged.join()).toContain('A job failed for good'));
    expect(asked.filter(({ side }) => side === 'doctor')).toHaveLength(1);
  });

  test('that is refused for good is given up, and no log names anybody', async () => {
    const server = await mailServer({ refuses: (to) => (to.startsWith('patient') ? 550 : null) });
    const { logged, tell } = await start({ server, answers: () => known(IN_TWO_DAYS) });
    await tell(happened('AppointmentBooked', IN_TWO_DAYS));
    await until(async () => expect(logged.join()).toContain('A job failed for good'));
    await until(async () => expect(toWhom(server)).toEqual(['doctor@example.org']));
    expect(logged.join()).not.toMatch(/@example|Meera|Kavita|clinic\.example/);
  });
});
