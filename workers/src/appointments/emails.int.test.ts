import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, describe, expect, test } from '@jest/globals';
import type { showAppointmentEmail } from '@anamnesis/contracts/appointments/query-routes';
import { appointmentsTopic } from '@anamnesis/contracts/appointments-topic';
import type { ReplyOf } from '@anamnesis/contracts/language/route';
import type { MessageOf } from '@anamnesis/contracts/language/topic';
import type { TestMailServer } from '@anamnesis/platform/testing/mail-server';
import type { Delivery } from '@anamnesis/contracts/notifications/delivery';
import { until } from '@anamnesis/platform/testing/until';
import { CommandRefused } from '../command-client.js';
import { type EmailQuestion, emailWorkers, WANTED } from '../testing/email-workers.js';

type AppointmentMessage = MessageOf<typeof appointmentsTopic>;
type Answer = Omit<NonNullable<ReplyOf<typeof showAppointmentEmail>['data']>, 'to'>;
type EmailRequest = { side: 'patient' | 'doctor'; purpose: string; after: string };

const NOW = new Date('2026-11-21T12:00:00.000Z');
const HOUR = 60 * 60_000;
/** The time that many milliseconds from now. */
const later = (milliseconds: number) => new Date(NOW.getTime() + milliseconds).toISOString();
const A_YEAR_ON = later(365 * 24 * HOUR);
const [IN_TWO_DAYS, IN_THREE_DAYS] = [later(48 * HOUR), later(72 * HOUR)];
/** Start times whose reminder, a day or an hour before, is due almost immediately. */
const [A_DAY_AND_A_BIT, AN_HOUR_AND_A_BIT] = [later(24 * HOUR + 300), later(HOUR + 300)];

const workers = emailWorkers();
afterEach(() => workers.stop());
afterAll(() => workers.close());

const known = (startsAt: string, more: Partial<Answer> = {}): Answer => ({
  ...{ patientName: 'Meera Rao', doctorName: 'Kavita\n<b>Iyer</b> http://evil.example', status: 'Pending', startsAt },
  ...{ timeZone: 'Asia/Kolkata', link: 'https://clinic.example/user-tele', fee: 500, payment: 'none' },
  ...{ cancellation: null, move: null, missing: [] },
  language: 'en',
  calendar: 'BEGIN:VCALENDAR\nEND:VCALENDAR\n',
  ...more,
});

interface Setting {
  server: TestMailServer;
  /** The reply of the query service; it may differ for each request. */
  answers(requests: EmailRequest, times: number): Answer | null | Error;
  now?: Date;
  delivery?: (accountId: string) => Delivery;
}

/** Workers of this test. */
async function start({ server, answers, now = NOW, delivery = () => WANTED }: Setting) {
  const requests: EmailRequest[] = [];
  const { logged, publish } = await workers.start(appointmentsTopic, ({ appointmentId }) => appointmentId, {
    ...{ mailUrl: server.url, now, delivery },
    answer({ query, after }: EmailQuestion<Omit<EmailRequest, 'after'>>) {
      const question = { ...query, after };
      requests.push(question);
      const answer = answers(question, requests.length);
      return answer instanceof Error || answer === null ? answer : { ...answer, to: `${question.side}@example.org` };
    },
  });
  return { requests, logged, publish };
}
const { mailServer } = workers;

const messageOf = (
  type: AppointmentMessage['type'],
  startsAt?: string,
  recordedAt = NOW.toISOString(),
): AppointmentMessage => ({
  ...{ eventId: randomUUID(), type, position: '42', recordedAt },
  ...{ appointmentId: randomUUID(), patientId: randomUUID(), doctorId: randomUUID() },
  ...(startsAt && { startsAt, endsAt: startsAt }),
});
const recipients = (server: TestMailServer) => server.received.map(({ to }) => to).toSorted();
const byAddress = (server: TestMailServer) => server.received.toSorted((one, other) => (one.to < other.to ? -1 : 1));
const BOTH = ['doctor@example.org', 'patient@example.org'];

describe('an appointment event', () => {
  test('is sent to both sides: the other side, the time with its zone, what to do, and the calendar file', async () => {
    const server = await mailServer();
    const { requests, publish } = await start({ server, answers: () => known(IN_TWO_DAYS) });
    await publish(messageOf('AppointmentBooked', IN_TWO_DAYS));
    await until(async () => expect(recipients(server)).toEqual(BOTH));
    expect(requests).toContainEqual({ side: 'patient', purpose: 'booked', after: '42' });
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

  test('of a move is sent with the new time', async () => {
    const server = await mailServer();
    const { publish } = await start({ server, answers: () => known(IN_THREE_DAYS) });
    await publish(messageOf('AppointmentRescheduled', IN_THREE_DAYS));
    await until(async () => expect(recipients(server)).toEqual(BOTH));
    expect(server.received.map(({ subject }) => subject)).toContain('Your consultation with Meera Rao was moved');
    expect(server.received[0]?.text).toContain('November 24, 2026');
  });

  test('of a move with a reason names who moved it and why', async () => {
    const server = await mailServer();
    const move = { by: 'doctor', reason: 'Called to\nthe theatre' } as const;
    const { publish } = await start({ server, answers: () => known(IN_THREE_DAYS, { move }) });
    await publish(messageOf('AppointmentRescheduled', IN_THREE_DAYS));
    await until(async () => expect(recipients(server)).toEqual(BOTH));
    const [toDoctor, toPatient] = byAddress(server);
    expect(toDoctor?.text).toMatch(/was moved by you\./);
    expect(toPatient?.text).toMatch(/was moved by Dr\. Kavita .*\./);
    for (const email of [toDoctor, toPatient]) expect(email?.text).toContain('“Called to the theatre”');
  });

  test('of a cancellation is sent with the reason, and the reminders are withdrawn', async () => {
    const server = await mailServer();
    const answers = () =>
      known(A_DAY_AND_A_BIT, { status: 'Cancelled', cancellation: { by: 'patient', reason: 'A fever,\n  sorry' } });
    const { requests, logged, publish } = await start({ server, answers });
    const booked = messageOf('AppointmentBooked', A_DAY_AND_A_BIT);
    await publish(booked, { ...messageOf('AppointmentCancelled'), appointmentId: booked.appointmentId });
    await until(async () => expect(requests).toHaveLength(6));
    await until(async () => expect(logged.filter((line) => line.includes('no longer current'))).toHaveLength(4));
    await until(async () => expect(recipients(server)).toEqual(BOTH));
    for (const { subject, text, attachments } of server.received) {
      expect(subject).toMatch(/ was cancelled$/);
      expect(attachments[0]?.mediaType).toBe('text/calendar; method=CANCEL');
      expect(text).toContain('“A fever, sorry”');
    }
  });

  test('of a cancellation after payment announces the refund to both sides', async () => {
    const server = await mailServer();
    const cancellation = { by: 'doctor', reason: 'A fever' } as const;
    const answers = () => known(IN_TWO_DAYS, { status: 'Cancelled', payment: 'refundDue', cancellation });
    const { publish } = await start({ server, answers });
    await publish(messageOf('AppointmentCancelled'));
    await until(async () => expect(recipients(server)).toEqual(BOTH));
    const [toDoctor, toPatient] = byAddress(server);
    expect(toPatient?.text).toMatch(/was cancelled by Dr\. Kavita .*\./);
    expect(toPatient?.text).toContain('Your payment of ₹500 is to be refunded.');
    expect(toDoctor?.text).toContain('was cancelled by you.');
    expect(toDoctor?.text).toContain('The payment of ₹500 is to be refunded.');
  });

  test.each([
    ['PaymentRefunded', 'refunded', / was refunded$/, 'has refunded the ₹500'],
    ['PaymentNotReceived', 'notReceived', / did not arrive$/, 'never arrived'],
  ] as const)('%s is sent to the patient only', async (type, payment, subject, words) => {
    const server = await mailServer();
    const { requests, publish } = await start({
      server,
      answers: () => known(IN_TWO_DAYS, { status: 'Cancelled', payment }),
    });
    await publish(messageOf(type));
    await until(async () => expect(recipients(server)).toEqual(['patient@example.org']));
    expect(requests.map(({ side }) => side)).toEqual(['patient']);
    expect(server.received[0]?.subject).toMatch(subject);
    expect(server.received[0]?.text).toContain(words);
    expect(server.received[0]?.attachments).toEqual([]);
  });

  test.each([
    [['patient'], 'Meera Rao did not come.', 'You did not come.'],
    [['doctor'], 'You did not come.', /Dr\. Kavita .* did not come\./],
    [['patient', 'doctor'], 'Neither of you came.', 'Neither of you came.'],
  ] as const)('of a no-show by %j names who did not come', async (missing, forDoctor, forPatient) => {
    const server = await mailServer();
    const answers = () => known(later(-HOUR), { status: 'No-show', missing: [...missing] });
    const { publish } = await start({ server, answers });
    await publish(messageOf('NoShowRecorded'));
    await until(async () => expect(recipients(server)).toEqual(BOTH));
    const [toDoctor, toPatient] = byAddress(server);
    expect(toDoctor?.subject).toBe('Your consultation with Meera Rao did not take place');
    expect(toDoctor?.text).toMatch(forDoctor);
    expect(toPatient?.text).toMatch(forPatient);
  });

  test('is sent only while it is current: an appointment moved meanwhile gets one email, about the move', async () => {
    const server = await mailServer();
    const { logged, publish } = await start({ server, answers: () => known(IN_THREE_DAYS) });
    await publish(messageOf('AppointmentBooked', IN_TWO_DAYS), messageOf('AppointmentRescheduled', IN_THREE_DAYS));
    await until(async () => expect(logged.filter((line) => line.includes('no longer current'))).toHaveLength(2));
    await until(async () => expect(recipients(server)).toEqual(BOTH));
    expect(server.received.every(({ subject }) => subject.endsWith('was moved'))).toBe(true);
  });
});

describe('a reminder', () => {
  test.each([
    ['a day', A_DAY_AND_A_BIT, 'day-before'],
    ['an hour', AN_HOUR_AND_A_BIT, 'hour-before'],
  ])('is sent to both sides %s before', async (_, startsAt, purpose) => {
    const server = await mailServer();
    const weeksAgo = later(-400 * HOUR);
    const { requests, publish } = await start({ server, answers: () => known(startsAt) });
    await publish(messageOf('AppointmentBooked', startsAt, weeksAgo));
    await until(async () => expect(recipients(server)).toEqual(BOTH));
    expect(requests.map((each) => each.purpose)).toEqual([purpose, purpose]);
    expect(server.received[0]?.subject).toMatch(/^Reminder: your consultation with /);
  });

  test('is withdrawn when the appointment was moved, and sent before the new time', async () => {
    const server = await mailServer();
    const weeksAgo = later(-400 * HOUR);
    const { logged, publish } = await start({ server, answers: () => known(AN_HOUR_AND_A_BIT) });
    await publish(
      messageOf('AppointmentBooked', A_DAY_AND_A_BIT, weeksAgo),
      messageOf('AppointmentRescheduled', AN_HOUR_AND_A_BIT, weeksAgo),
    );
    await until(async () => expect(recipients(server)).toEqual(BOTH));
    await until(async () => expect(logged.filter((line) => line.includes('no longer current'))).toHaveLength(2));
    expect(server.received.every(({ messageId }) => messageId.includes('-hour-before-'))).toBe(true);
  });

  test('in the past is not planned', async () => {
    const server = await mailServer();
    const { requests, publish } = await start({ server, answers: () => known(later(HOUR / 2)) });
    const last = messageOf('AppointmentCancelled');
    await publish(messageOf('AppointmentBooked', later(HOUR / 2)), last);
    await until(async () => expect(requests).toHaveLength(4));
    expect(requests.map(({ purpose }) => purpose).toSorted()).toEqual(['booked', 'booked', 'cancelled', 'cancelled']);
  });

  test('of the day before is dropped when only the one of the hour before is still useful', async () => {
    const server = await mailServer();
    const startsAt = later(24 * HOUR);
    const now = new Date(NOW);
    const heldUp = () => {
      now.setTime(NOW.getTime() + 23.5 * HOUR);
      return known(startsAt);
    };
    const { logged, publish } = await start({ server, answers: heldUp, now });
    await publish(messageOf('AppointmentBooked', startsAt, later(-400 * HOUR)));
    await until(async () => expect(logged.filter((line) => line.includes('no longer current'))).toHaveLength(2));
    expect(server.received).toEqual([]);
  });
});

describe('an appointment email', () => {
  test('is sent once for a repeated message, also after a loss of Redis', async () => {
    const server = await mailServer();
    const answers = () => known(A_DAY_AND_A_BIT);
    const [first, last] = [
      messageOf('AppointmentBooked', A_DAY_AND_A_BIT),
      messageOf('AppointmentBooked', IN_TWO_DAYS),
    ];
    const before = await start({ server, answers });
    await before.publish(first, first);
    // Two about the booking, and two reminders.
    await until(async () => expect(server.received).toHaveLength(4));
    const after = await start({ server, answers });
    await after.publish(first);
    await until(async () => expect(after.logged.filter((line) => line.includes('already sent'))).toHaveLength(4));
    const other = await start({ server, answers: () => known(IN_TWO_DAYS) });
    await other.publish(last);
    await until(async () => expect(server.received).toHaveLength(6));
    expect(new Set(server.received.map(({ messageId }) => messageId)).size).toBe(6);
  });

  test('is not sent to a side without a confirmed address, and sent to the other', async () => {
    const server = await mailServer();
    const answers = ({ side }: EmailRequest) => (side === 'patient' ? null : known(IN_TWO_DAYS));
    const { requests, publish } = await start({ server, answers });
    await publish(messageOf('AppointmentBooked', IN_TWO_DAYS));
    await until(async () => expect(requests).toHaveLength(2));
    await until(async () => expect(recipients(server)).toEqual(['doctor@example.org']));
  });

  test('about an event of days ago is not sent', async () => {
    const server = await mailServer();
    const { requests, publish } = await start({ server, answers: () => known(IN_TWO_DAYS) });
    await publish(
      messageOf('AppointmentBooked', IN_TWO_DAYS, later(-73 * HOUR)),
      messageOf('AppointmentRescheduled', IN_TWO_DAYS),
    );
    await until(async () => expect(server.received).toHaveLength(2));
    expect(requests.map(({ purpose }) => purpose)).toEqual(['rescheduled', 'rescheduled']);
  });

  test('is retried while the query service is not ready, and not when there is no such appointment', async () => {
    const server = await mailServer();
    const answers = ({ side }: EmailRequest, times: number) => {
      if (side === 'doctor') return new CommandRefused(404, 'APPOINTMENT_NOT_FOUND');
      return times < 4 ? new CommandRefused(503, 'NOT_CAUGHT_UP', 20) : known(IN_TWO_DAYS);
    };
    const { requests, logged, publish } = await start({ server, answers });
    await publish(messageOf('AppointmentBooked', IN_TWO_DAYS));
    await until(async () => expect(recipients(server)).toEqual(['patient@example.org']));
    await until(async () => expect(logged.join()).toContain('A job failed permanently'));
    expect(requests.filter(({ side }) => side === 'doctor')).toHaveLength(1);
  });

  test('that is permanently rejected is not retried, and no log contains personal data', async () => {
    const server = await mailServer({ refuses: (to) => (to.startsWith('patient') ? 550 : null) });
    const { logged, publish } = await start({ server, answers: () => known(IN_TWO_DAYS) });
    await publish(messageOf('AppointmentBooked', IN_TWO_DAYS));
    await until(async () => expect(logged.join()).toContain('A job failed permanently'));
    await until(async () => expect(recipients(server)).toEqual(['doctor@example.org']));
    expect(logged.join()).not.toMatch(/@example|Meera|Kavita|clinic\.example/);
  });
});

describe('what a recipient chose', () => {
  const quietFor = (milliseconds: number): Delivery => ({
    ...WANTED,
    // The queue waits by its own clock.
    quietUntil: new Date(Date.now() + milliseconds).toISOString(),
  });

  test('switches the email of this person off, and of nobody else', async () => {
    const server = await mailServer();
    const booked = messageOf('AppointmentBooked', IN_TWO_DAYS);
    const delivery = (accountId: string) => ({ ...WANTED, mail: accountId !== booked.patientId });
    const { logged, publish } = await start({ server, answers: () => known(IN_TWO_DAYS), delivery });
    await publish(booked);
    await until(async () => expect(logged.join()).toContain('does not want this email'));
    await until(async () => expect(recipients(server)).toEqual(['doctor@example.org']));
  });

  test('keeps an email until the end of the quiet hours, without an attempt, and sends it then once', async () => {
    const server = await mailServer();
    // From the first question on.
    let quiet: Delivery | null = null;
    const isOver = () => new Date().toISOString() >= (quiet?.quietUntil ?? '');
    const { logged, publish } = await start({
      ...{ server, answers: () => known(A_YEAR_ON) },
      delivery: () => {
        quiet ??= quietFor(1_500);
        return isOver() ? WANTED : quiet;
      },
    });
    await publish(messageOf('AppointmentBooked', A_YEAR_ON));
    await until(async () => expect(recipients(server)).toEqual(BOTH));
    expect(isOver()).toBe(true);
    expect(logged.filter((line) => line.includes('will be retried'))).toEqual([]);
  });

  test('does not keep one about an appointment that begins before they end', async () => {
    const server = await mailServer();
    const { publish } = await start({
      ...{ server, answers: () => known(IN_TWO_DAYS) },
      delivery: () => ({ ...WANTED, quietUntil: IN_THREE_DAYS }),
    });
    await publish(messageOf('AppointmentBooked', IN_TWO_DAYS));
    await until(async () => expect(recipients(server)).toEqual(BOTH));
  });
});
