import { afterAll, beforeAll, test } from '@jest/globals';
import { eventDefinitions } from '@anamnesis/contracts/events';
import { readModelStory } from '@anamnesis/platform/testing/read-model-story';
import { testDatabase } from '@anamnesis/platform/testing/test-log';
import { doctorId, doctorRegistered, type Fact, patientId, patientRegistered } from '../testing/facts.js';
import { accountCredentials } from './account-credentials.js';

let database: Awaited<ReturnType<typeof testDatabase>>;
let story: Awaited<ReturnType<typeof readModelStory>>;
beforeAll(async () => {
  database = await testDatabase();
  story = await readModelStory(database.pool, accountCredentials, eventDefinitions);
});
afterAll(() => database.close());

const query = 'select * from {schema}.credentials order by account_id';
const account = { accountId: patientId, role: 'patient' } as const;
const meera = {
  ...{ account_id: patientId, email: 'meera@example.org', email_confirmed: false, has_password: true, google: false },
  pending_email: null,
  language: null,
};
const verified: Fact = { type: 'EmailVerified', data: { ...account, by: 'letter' } };
const linked: Fact = { type: 'GoogleAccountLinked', data: { accountId: patientId, subject: 'g-1' } };
const withdrawn: Fact = { type: 'PasswordWithdrawn', data: account };
const changed: Fact = { type: 'PasswordChanged', data: { ...account, passwordHash: 'hash', by: 'letter' } };

test('a new account has a password, and an unconfirmed address', () =>
  story
    .given(patientRegistered(), doctorRegistered())
    .then(query, [meera, { ...meera, account_id: doctorId, email: 'kavita@example.org' }]));

test('an address is confirmed for its own account only', () =>
  story.given(patientRegistered(), doctorRegistered(), verified).then(query, [
    { ...meera, email_confirmed: true },
    { ...meera, account_id: doctorId, email: 'kavita@example.org' },
  ]));

test('an account created through Google has no password until one is set', async () => {
  const google = patientRegistered({ passwordHash: null });
  await story.given(google, linked).then(query, [{ ...meera, has_password: false, google: true }]);
  await story.given(google, linked, changed).then(query, [{ ...meera, google: true }]);
});

test('the language of emails is the one that was chosen last', async () => {
  const chosen = (language: 'en' | 'hi'): Fact => ({ type: 'LanguageChosen', data: { ...account, language } });
  await story.given(patientRegistered(), chosen('hi')).then(query, [{ ...meera, language: 'hi' }]);
  await story.given(patientRegistered(), chosen('hi'), chosen('en')).then(query, [{ ...meera, language: 'en' }]);
});

test('a withdrawn password is no longer there', () =>
  story
    .given(patientRegistered(), linked, withdrawn, verified)
    .then(query, [{ ...meera, email_confirmed: true, has_password: false, google: true }]));

const change = { ...account, number: 1 };
const requested: Fact = {
  type: 'EmailChangeRequested',
  data: { ...change, email: 'new@example.org', requestedAt: '2026-11-20T08:00:00.000Z' },
};
const emailChanged: Fact = { type: 'EmailChanged', data: { ...change, email: 'new@example.org' } };
const reverted: Fact = { type: 'EmailChangeReverted', data: { ...change, email: 'meera@example.org', google: true } };
const abandoned: Fact = { type: 'EmailChangeAbandoned', data: change };

test('a new address is pending until it is confirmed, abandoned, or voided by a new password', async () => {
  const before = [patientRegistered(), linked, verified, requested];
  const now = { ...meera, email_confirmed: true, google: true };
  await story.given(...before).then(query, [{ ...now, pending_email: 'new@example.org' }]);
  for (const end of [abandoned, changed]) await story.given(...before, end).then(query, [now]);
  await story.given(...before, emailChanged).then(query, [{ ...now, email: 'new@example.org', google: false }]);
  await story.given(...before, emailChanged, reverted).then(query, [{ ...now, has_password: false }]);
});
