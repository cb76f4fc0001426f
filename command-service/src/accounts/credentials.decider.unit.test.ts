import { describe, expect, test } from '@jest/globals';
import { EMAIL_PAUSE_SECONDS, MAX_EMAILS_PER_HOUR } from '@anamnesis/contracts/accounts/emails';
import { givenWhenThen } from '@anamnesis/platform/testing/given-when-then';
import { type AccountEvent, type CredentialsCommand, credentialsDecider } from './credentials.decider.js';
import { passwordResetDecider } from './password-reset.decider.js';

const accountId = '0a1b0000-0000-4000-8000-000000000001';
const role = 'patient';
const person = { fullName: 'Meera Joshi', email: 'meera@example.org', passwordHash: 'first', picture: null };
const registered: AccountEvent = {
  type: 'PatientRegistered',
  data: { ...person, patientId: accountId, username: 'meera', gender: 'Female', age: 37 },
};
const asDoctor: AccountEvent = {
  type: 'DoctorRegistered',
  data: { ...person, doctorId: accountId, mobileNumber: '9820012345', yearExp: 5, specifications: [] },
};
const asAuditor: AccountEvent = {
  type: 'AuditorAppointed',
  data: { auditorId: accountId, fullName: person.fullName, email: person.email, passwordHash: 'first' },
};
const throughGoogle: AccountEvent = { ...registered, data: { ...registered.data, passwordHash: null } };
const verified = (by: 'letter' | 'google' | 'operator', as: 'patient' | 'doctor' | 'auditor' = role): AccountEvent => ({
  type: 'EmailVerified',
  data: { accountId, role: as, by },
});
const changed = (passwordHash: string, by: 'password' | 'letter'): AccountEvent => ({
  type: 'PasswordChanged',
  data: { accountId, role, passwordHash, by },
});
const withdrawn: AccountEvent = { type: 'PasswordWithdrawn', data: { accountId, role } };
const linked: AccountEvent = { type: 'GoogleAccountLinked', data: { accountId, subject: 'g-1' } };

const NOW = new Date('2026-11-21T08:00:00.000Z');
const at = (secondsAgo: number) => new Date(NOW.getTime() - secondsAgo * 1000).toISOString();
const { given } = givenWhenThen(credentialsDecider, { now: NOW });
const decided =
  (...history: AccountEvent[]) =>
  (command: CredentialsCommand) =>
    credentialsDecider.decide(history.reduce(credentialsDecider.evolve, credentialsDecider.initialState), command, {
      now: NOW,
    });

describe('an email address', () => {
  const confirm = { type: 'ConfirmEmail', data: { by: 'letter' } } as const;
  test.each([
    ['patient', registered],
    ['doctor', asDoctor],
    ['auditor', asAuditor],
  ] as const)('of a %s is confirmed once', (as, opened) => {
    given(opened).when(confirm).then(verified('letter', as));
    given(opened, verified('google', as)).when(confirm).thenNothing();
  });
  test('without an account is not confirmed', () => given().when(confirm).thenRefuses('ACCOUNT_NOT_FOUND'));

  const request = { type: 'RequestConfirmation' } as const;
  const requested = (secondsAgo: number): AccountEvent => ({
    type: 'EmailConfirmationRequested',
    data: { accountId, role, requestedAt: at(secondsAgo) },
  });
  test('is sent another confirmation email only after a pause', () => {
    given(registered).when(request).then(requested(0));
    given(registered, requested(EMAIL_PAUSE_SECONDS)).when(request).then(requested(0));
    given(registered, requested(EMAIL_PAUSE_SECONDS - 1))
      .when(request)
      .thenRefuses('TOO_MANY_TRIES');
  });
  test('is sent a limited number of confirmation emails per hour', () => {
    const one = (secondsAgo: number) =>
      Array.from({ length: MAX_EMAILS_PER_HOUR }, (_, index) => requested(secondsAgo - index * 70));
    given(registered, ...one(3599))
      .when(request)
      .thenRefuses('TOO_MANY_TRIES');
    given(registered, ...one(3600))
      .when(request)
      .then(requested(0));
  });
  test('that is confirmed is sent no confirmation email', () =>
    given(registered, verified('letter')).when(request).thenNothing());
});

describe('a password', () => {
  const change = (passwordChanges: number | null) =>
    ({ type: 'ChangePassword', data: { passwordHash: 'next', passwordChanges } }) as const;
  const reset = (passwordChanges: number) =>
    ({ type: 'ResetPassword', data: { passwordHash: 'next', passwordChanges } }) as const;
  const passwordAfter = (...history: AccountEvent[]) =>
    history.reduce(credentialsDecider.evolve, credentialsDecider.initialState);

  test('is the one that was set last', () => {
    expect(passwordAfter(registered, changed('second', 'password'))).toMatchObject({ passwordHash: 'second' });
    expect(passwordAfter(registered, changed('second', 'password'), withdrawn)).toMatchObject({ passwordHash: null });
  });
  test('is changed after the current one was verified, unless it was changed in between', () => {
    given(registered).when(change(0)).then(changed('next', 'password'));
    given(registered, changed('second', 'letter')).when(change(0)).thenRefuses('CURRENT_PASSWORD_WRONG');
    given(registered).when(change(null)).thenRefuses('CURRENT_PASSWORD_WRONG');
    given(throughGoogle).when(change(null)).thenRefuses('PASSWORD_NOT_SET');
    given(registered, withdrawn).when(change(1)).thenRefuses('PASSWORD_NOT_SET');
  });
  test('is reset by an email link, which also confirms the address', () => {
    given(registered).when(reset(0)).then(changed('next', 'letter'), verified('letter'));
    given(registered, verified('letter')).when(reset(0)).then(changed('next', 'letter'));
    given(throughGoogle, verified('google')).when(reset(0)).then(changed('next', 'letter'));
  });
  test('is reset by a link once, and not by a link older than the last change', () => {
    given(registered, changed('next', 'letter')).when(reset(0)).thenRefuses('LINK_USED');
    given(registered, changed('next', 'password')).when(reset(0)).thenRefuses('LINK_USED');
    given(registered, withdrawn).when(reset(0)).thenRefuses('LINK_USED');
    given().when(reset(0)).thenRefuses('LINK_USED');
  });
});

describe('an account', () => {
  const lock = { type: 'LockAccount' } as const;
  const unlock = { type: 'UnlockAccount' } as const;
  const locked: AccountEvent = { type: 'AccountLocked', data: { accountId, role, reason: 'demo' } };
  const unlocked: AccountEvent = { type: 'AccountUnlocked', data: { accountId, role } };
  test('is locked once, and unlocked once', () => {
    given(registered).when(lock).then(locked);
    given(registered, locked).when(lock).thenNothing();
    given(registered, locked).when(unlock).then(unlocked);
    given(registered).when(unlock).thenNothing();
    given(registered, locked, unlocked).when(unlock).thenNothing();
    given(registered, locked, unlocked).when(lock).then(locked);
  });
  test('that does not exist can be neither locked nor unlocked', () => {
    given().when(lock).thenRefuses('ACCOUNT_NOT_FOUND');
    given().when(unlock).thenRefuses('ACCOUNT_NOT_FOUND');
  });
  const ways = [
    { type: 'ChangePassword', data: { passwordHash: 'next', passwordChanges: 0 } },
    { type: 'ResetPassword', data: { passwordHash: 'next', passwordChanges: 0 } },
    { type: 'SignInWithGoogle', data: { subject: 'g-1' } },
  ] as const;
  test.each(ways)('that is locked refuses $type', (way) => {
    given(registered, locked).when(way).thenRefuses('ACCOUNT_LOCKED');
  });
  test.each(ways)('that was unlocked decides $type as before', (way) => {
    expect(decided(registered, locked, unlocked)(way)).toEqual(decided(registered)(way));
  });
});

describe('a Google account', () => {
  const google = (subject = 'g-1') => ({ type: 'SignInWithGoogle', data: { subject } }) as const;
  test('is linked once, and confirms the address', () => {
    given(throughGoogle).when(google()).then(linked, verified('google'));
    given(registered, linked, verified('google')).when(google()).thenNothing();
  });
  test('withdraws a password that was set before the address was confirmed', () => {
    given(registered).when(google()).then(linked, withdrawn, verified('google'));
    given(registered, changed('second', 'password')).when(google()).then(linked, withdrawn, verified('google'));
  });
  test('keeps the password if the address was confirmed', () =>
    given(registered, verified('letter')).when(google()).then(linked));
  test('other than the linked one is refused', () =>
    given(registered, linked).when(google('g-2')).thenRefuses('GOOGLE_ACCOUNT_OTHER'));
  test('without an account is refused', () => given().when(google()).thenRefuses('GOOGLE_ACCOUNT_UNKNOWN'));
});

describe('a password reset', () => {
  const { given: before } = givenWhenThen(passwordResetDecider, { now: NOW });
  const ask = { type: 'RequestPasswordReset', data: { accountId, role } } as const;
  const asked = (secondsAgo: number) =>
    ({ type: 'PasswordResetRequested', data: { accountId, role, requestedAt: at(secondsAgo) } }) as const;
  test('is recorded, but not again within the pause', () => {
    before().when(ask).then(asked(0));
    before(asked(EMAIL_PAUSE_SECONDS)).when(ask).then(asked(0));
    before(asked(EMAIL_PAUSE_SECONDS - 1))
      .when(ask)
      .thenNothing();
  });
  test('is not recorded above the hourly limit', () => {
    const many = Array.from({ length: MAX_EMAILS_PER_HOUR }, (_, index) => asked(3000 - index * 100));
    before(...many)
      .when(ask)
      .thenNothing();
  });
});

describe('the language of emails', () => {
  const chosen = (language: 'en' | 'hi'): AccountEvent => ({
    type: 'LanguageChosen',
    data: { accountId, role, language },
  });
  const choose = (language: 'en' | 'hi') => ({ type: 'ChooseLanguage', data: { language } }) as const;

  test('is chosen, and changed again', () => {
    given(registered).when(choose('hi')).then(chosen('hi'));
    given(registered, chosen('hi')).when(choose('en')).then(chosen('en'));
  });
  test('that is chosen already is not recorded again; English is, where nothing was chosen', () => {
    given(registered, chosen('hi')).when(choose('hi')).then();
    given(registered).when(choose('en')).then(chosen('en'));
  });
  test('is of an account only', () => given().when(choose('hi')).thenRefuses('ACCOUNT_NOT_FOUND'));
});
