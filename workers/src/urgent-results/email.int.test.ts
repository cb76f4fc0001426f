import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, expect, test } from '@jest/globals';
import type { MessageOf } from '@anamnesis/contracts/language/topic';
import { notificationsTopic } from '@anamnesis/contracts/notifications/topics';
import { until } from '@anamnesis/platform/testing/until';
import { emailWorkers } from '../testing/email-workers.js';

type Message = MessageOf<typeof notificationsTopic>;
type Asked = { eventId: string; accountId: string };

const NOW = new Date('2026-11-28T12:00:00.000Z');
const HOUR = 60 * 60_000;
const workers = emailWorkers();
afterEach(() => workers.stop());
afterAll(() => workers.close());

const [patientId, doctorId] = [randomUUID(), randomUUID()];
const meera = {
  ...{ to: 'meera@example.org', name: 'Meera Joshi', patient: null, rank: 'doctor', isLate: false, language: 'en' },
  link: 'https://clinic.example/user-reports?tab=tests&report=1',
};
const kavita = {
  ...{
    to: 'kavita@example.org',
    name: 'Kavita Rao',
    patient: 'Meera Joshi',
    rank: 'hospital',
    isLate: true,
    language: 'hi',
  },
  link: 'https://clinic.example/details?patient=2&report=1',
};
const known = new Map<string, object>([
  [patientId, meera],
  [doctorId, kavita],
]);

/** Workers and a mail server. */
async function start() {
  const server = await workers.mailServer();
  const questions: { asked: Asked; after: string }[] = [];
  const { logged, publish } = await workers.start(notificationsTopic, () => 'a report', {
    ...{ mailUrl: server.url, now: NOW },
    answer({ params, after }) {
      const asked = params as unknown as Asked;
      questions.push({ asked, after });
      return known.get(asked.accountId) ?? null;
    },
  });
  return { server, questions, logged, publish };
}

const told = (kind: 'resultUrgent' | 'insightReady', ids: readonly string[], more: Partial<Message> = {}): Message => ({
  ...{ eventId: randomUUID(), position: '42', recordedAt: NOW.toISOString() },
  recipients: ids.map((accountId) => ({ accountId, kind })),
  ...more,
});

test('the patient and the doctor are told once how soon, and where to look, and nothing of the result', async () => {
  const { server, questions, logged, publish } = await start();
  const found = told('resultUrgent', [patientId, doctorId]);
  await publish(found, found);
  await until(async () => expect(server.received).toHaveLength(2));
  const [toMeera, toKavita] = ['meera@example.org', 'kavita@example.org'].map((address) =>
    server.received.find(({ to }) => to === address),
  );
  expect(toMeera?.subject).toBe('A result in your record may need attention today');
  for (const part of [toMeera?.text, toMeera?.html]) {
    expect(part).toContain('Hello Meera Joshi,');
    expect(part).toContain('A result in your record may need a doctor today.');
    expect(part).toContain('It was found by a rule. Whether anybody has looked at it is not known here.');
    expect(part).not.toContain('of an earlier day');
    expect(part).toMatch(/https:\/\/clinic\.example\/user-reports\?tab=tests&(?:amp;)?report=1/);
  }
  expect(toKavita?.text).toContain('Meera Joshi के रिकॉर्ड के एक परिणाम के लिए आज ही अस्पताल की ज़रूरत हो सकती है।');
  expect(toKavita?.subject).toBe('एक मरीज़ के परिणाम के लिए आज ही अस्पताल की ज़रूरत हो सकती है');
  expect(toKavita?.text).toContain('रिपोर्ट पहले के किसी दिन की है।');
  expect(toKavita?.text).toContain('https://clinic.example/details?patient=2&report=1');
  for (const { subject, text } of server.received)
    expect(`${subject} ${text}`.replace(/https:\S+/g, '')).not.toMatch(/\d|mmol/);
  const { eventId } = found;
  expect(questions).toHaveLength(2);
  expect(questions).toEqual(
    expect.arrayContaining([patientId, doctorId].map((accountId) => ({ asked: { eventId, accountId }, after: '42' }))),
  );
  await publish(found);
  await publish(told('resultUrgent', [patientId]));
  await until(async () => expect(server.received).toHaveLength(3));
  expect(logged.join('\n')).not.toContain('meera@example.org');
});

test('other news, an event of days ago and a person without an address get nothing', async () => {
  const { server, questions, publish } = await start();
  const nobody = randomUUID();
  await publish(told('insightReady', [patientId]));
  const recordedAt = new Date(NOW.getTime() - 73 * HOUR).toISOString();
  await publish(told('resultUrgent', [patientId], { recordedAt }));
  await publish(told('resultUrgent', [nobody]), told('resultUrgent', [doctorId]));
  await until(async () => expect(server.received).toHaveLength(1));
  await until(async () =>
    expect(questions.map(({ asked }) => asked.accountId).toSorted()).toEqual([nobody, doctorId].toSorted()),
  );
  expect(server.received[0]?.to).toBe('kavita@example.org');
});
