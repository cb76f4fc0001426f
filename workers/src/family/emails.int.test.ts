import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, expect, test } from '@jest/globals';
import { familyTopic } from '@anamnesis/contracts/family/topics';
import type { MessageOf } from '@anamnesis/contracts/language/topic';
import type { TestMailServer } from '@anamnesis/platform/testing/mail-server';
import { until } from '@anamnesis/platform/testing/until';
import { CommandRefused } from '../command-client.js';
import { type EmailQuestion, emailWorkers } from '../testing/email-workers.js';
import type { FamilyEmailData } from './emails/family-email.js';

type FamilyMessage = MessageOf<typeof familyTopic>;
type Question = { side: 'inviter' | 'member'; purpose: string; after: string };

const NOW = new Date('2026-11-21T12:00:00.000Z');
const HOUR = 60 * 60_000;
const workers = emailWorkers();
afterEach(() => workers.stop());
afterAll(() => workers.close());

const asha: FamilyEmailData = {
  ...{ name: 'Asha Joshi', by: null, link: 'https://clinic.example/user-reports?tab=family' },
  scope: ['testReports', 'diagnoses'],
  other: { name: 'Anand\n<b>Joshi</b> http://evil.example', email: 'anand@example.org' },
};

/** Workers and a mail server. */
async function start(answers: (question: Question) => FamilyEmailData | null | Error) {
  const server = await workers.mailServer();
  const questions: Question[] = [];
  const { logged, publish } = await workers.start(familyTopic, ({ tieId }) => tieId, {
    ...{ mailUrl: server.url, now: NOW },
    answer({ query, after }: EmailQuestion<Omit<Question, 'after'>>) {
      const question = { ...query, after };
      questions.push(question);
      const answer = answers(question);
      return answer instanceof Error || answer === null
        ? answer
        : { ...answer, language: 'en', to: `${question.side}@example.org` };
    },
  });
  return { server, questions, logged, publish };
}

const messageOf = (type: FamilyMessage['type'], more: Partial<FamilyMessage> = {}): FamilyMessage => ({
  ...{ eventId: randomUUID(), type, position: '42', recordedAt: NOW.toISOString() },
  ...{ tieId: randomUUID(), inviterId: randomUUID(), memberId: randomUUID() },
  ...more,
});
const recipients = (server: TestMailServer) => server.received.map(({ to }) => to).toSorted();

test('an invitation tells a person with an account who asks, for what, and where to answer', async () => {
  const { server, questions, publish } = await start(() => asha);
  await publish(messageOf('FamilyMemberInvited'));
  await until(async () => expect(recipients(server)).toEqual(['member@example.org']));
  expect(questions).toEqual([{ side: 'member', purpose: 'family-invitation', after: '42' }]);
  const [email] = server.received;
  expect(email?.subject).toMatch(/^Invitation by Anand .* to share your health record$/);
  for (const part of [email?.text, email?.html]) {
    expect(part).toContain('Hello Asha Joshi,');
    expect(part).toContain('(anand@example.org) asks to see your health record');
    expect(part).toContain('can read your test reports and diagnoses, from now on and from before');
    expect(part).toContain('Please sign in to accept or decline.');
    expect(part).toContain('https://clinic.example/user-reports?tab=family');
    expect(part).toContain('after 14 days');
    expect(part).not.toContain('http://evil.example');
  }
  expect(email?.html).not.toContain('<b>');
});

test('an invitation leads a person without an account to one', async () => {
  const link = 'https://clinic.example/user-signup';
  const { server, publish } = await start(() => ({ ...asha, name: null, link }));
  await publish(messageOf('FamilyMemberInvited'));
  await until(async () => expect(recipients(server)).toEqual(['member@example.org']));
  const text = server.received[0]?.text;
  expect(text).toContain('Hello there,');
  expect(text).toContain('create an account with this email address');
  expect(text).toContain(`Create an account:\n${link}`);
});

test.each([
  ['FamilyInvitationAccepted', 'accepted', 'You can now see the health record of Asha Joshi', 'has accepted'],
  ['FamilyInvitationDeclined', 'declined', 'Your invitation was declined', 'asha@example.org was declined'],
] as const)('%s is told to the inviter only', async (type, purpose, subject, words) => {
  const other = { name: 'Asha Joshi', email: 'asha@example.org' };
  const { server, questions, publish } = await start(() => ({ ...asha, name: 'Anand', other }));
  await publish(messageOf(type));
  await until(async () => expect(recipients(server)).toEqual(['inviter@example.org']));
  expect(questions).toEqual([{ side: 'inviter', purpose, after: '42' }]);
  expect(server.received[0]?.subject).toBe(subject);
  expect(server.received[0]?.text).toContain(words);
});

test('the end of a tie is told to both sides, with who ended it', async () => {
  const answers = ({ side }: Question): FamilyEmailData =>
    side === 'inviter'
      ? { ...asha, name: 'Anand Joshi', other: { name: 'Asha Joshi', email: 'asha@example.org' }, by: 'member' }
      : { ...asha, other: { name: 'Anand Joshi', email: 'anand@example.org' }, by: 'member' };
  const { server, publish } = await start(answers);
  await publish(messageOf('FamilyTieWithdrawn', { was: 'accepted' }));
  await until(async () => expect(recipients(server)).toEqual(['inviter@example.org', 'member@example.org']));
  const textTo = (side: string) => server.received.find(({ to }) => to.startsWith(side))?.text;
  expect(textTo('inviter')).toContain('Asha Joshi has withdrawn. You can no longer open their health record.');
  expect(textTo('member')).toContain('You have withdrawn. Anand Joshi can no longer open your health record.');
});

test('an invitation taken back, and an event of days ago, send nothing', async () => {
  const { server, questions, publish } = await start(() => asha);
  await publish(
    messageOf('FamilyTieWithdrawn', { was: 'invited' }),
    messageOf('FamilyMemberInvited', { recordedAt: new Date(NOW.getTime() - 73 * HOUR).toISOString() }),
    messageOf('FamilyInvitationAccepted'),
  );
  await until(async () => expect(recipients(server)).toEqual(['inviter@example.org']));
  expect(questions.map(({ purpose }) => purpose)).toEqual(['accepted']);
});

test('a message that arrives twice sends one email', async () => {
  const { server, publish } = await start(() => asha);
  const invited = messageOf('FamilyMemberInvited');
  await publish(invited);
  await until(async () => expect(server.received).toHaveLength(1));
  await publish(invited, messageOf('FamilyInvitationAccepted'));
  await until(async () => expect(recipients(server)).toEqual(['inviter@example.org', 'member@example.org']));
});

test('an email that is no longer current, or about no tie, is not sent', async () => {
  const { server, logged, publish } = await start(({ side }) =>
    side === 'inviter' ? null : new CommandRefused(404, 'FAMILY_TIE_NOT_FOUND'),
  );
  await publish(messageOf('FamilyMemberInvited'), messageOf('FamilyInvitationAccepted'));
  await until(async () => expect(logged.join('\n')).toContain('404 FAMILY_TIE_NOT_FOUND'));
  expect(server.received).toEqual([]);
});
