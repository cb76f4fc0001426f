import { describe, expect, test } from '@jest/globals';
import { EMAIL_PAUSE_SECONDS } from '@anamnesis/contracts/accounts/emails';
import { givenWhenThen } from '@anamnesis/platform/testing/given-when-then';
import { appointedDecider } from './appointed.decider.js';
import type { CredentialEvent } from '@anamnesis/contracts/accounts/credential-events';
import { type AccountEvent, type CredentialsCommand, credentialsDecider } from './credentials.decider.js';
import { doctorDecider } from './doctor.decider.js';
import { emailClaimDecider } from './email-claim.decider.js';
import { patientDecider } from './patient.decider.js';

const [accountId, other, addressId] = [1, 2, 3].map((n) => `0a1b0000-0000-4000-8000-00000000000${n}`) as [
  ...[string, string, string],
];
const role = 'patient';
const person = { fullName: 'Meera Joshi', email: 'meera@example.org', passwordHash: 'first', picture: null };
const patient = { ...person, patientId: accountId, username: 'meera', gender: 'Female', age: 37 } as const;
const doctor = { ...person, doctorId: accountId, mobileNumber: '9820012345', yearExp: 5, specifications: [] };
const appointed = { fullName: person.fullName, email: person.email, passwordHash: person.passwordHash };
const registered = { type: 'PatientRegistered', data: patient } as const;
const confirmed: AccountEvent = { type: 'EmailVerified', data: { accountId, role, by: 'letter' } };
const locked: AccountEvent = { type: 'AccountLocked', data: { accountId, role, reason: 'demo' } };
const newPassword: AccountEvent = {
  type: 'PasswordChanged',
  data: { accountId, role, passwordHash: 'second', by: 'password' },
};
const withdrawn: AccountEvent = { type: 'PasswordWithdrawn', data: { accountId, role } };
const linked: AccountEvent = { type: 'GoogleAccountLinked', data: { accountId, subject: 'g-1' } };

const NOW = new Date('2026-11-21T08:00:00.000Z');
const at = (secondsAgo: number) => new Date(NOW.getTime() - secondsAgo * 1000).toISOString();
const whose = (number: number) => ({ accountId, role, number }) as const;
const requested = (number: number, email = 'new@example.org', secondsAgo = 3600): CredentialEvent => ({
  type: 'EmailChangeRequested',
  data: { ...whose(number), email, requestedAt: at(secondsAgo) },
});
const abandoned = (number: number): CredentialEvent => ({ type: 'EmailChangeAbandoned', data: whose(number) });
const changed = (number: number, email = 'new@example.org'): CredentialEvent => ({
  type: 'EmailChanged',
  data: { ...whose(number), email },
});
const reverted = (number: number, email = person.email, google = false): CredentialEvent => ({
  type: 'EmailChangeReverted',
  data: { ...whose(number), email, google },
});

const { given } = givenWhenThen(credentialsDecider, { now: NOW });
const after = (...history: AccountEvent[]) =>
  history.reduce(credentialsDecider.evolve, credentialsDecider.initialState);
const request = (email = 'new@example.org', passwordChanges = 0): CredentialsCommand => ({
  type: 'RequestEmailChange',
  data: { email, passwordChanges },
});
const numbered = (type: 'ChangeEmail' | 'AbandonEmailChange' | 'RevertEmailChange') => (number: number) =>
  ({ type, data: { number } }) as const;
const [change, abandon, revert] = [
  ...([numbered('ChangeEmail'), numbered('AbandonEmailChange'), numbered('RevertEmailChange')] as const),
];

describe('a change of address', () => {
  test('needs a confirmed address and the current password', () => {
    given(registered, confirmed)
      .when(request())
      .then(requested(1, 'new@example.org', 0));
    given(registered).when(request()).thenRefuses('EMAIL_UNCONFIRMED');
    given(registered, confirmed, newPassword).when(request()).thenRefuses('CURRENT_PASSWORD_WRONG');
    given(registered, confirmed, withdrawn).when(request('new@example.org', 1)).thenRefuses('PASSWORD_NOT_SET');
    given(registered, confirmed, locked).when(request()).thenRefuses('ACCOUNT_LOCKED');
    given().when(request()).thenRefuses('ACCOUNT_NOT_FOUND');
  });
  test('to the same address in different case is refused', () =>
    given(registered, confirmed).when(request(' Meera@Example.org ')).thenRefuses('EMAIL_UNCHANGED'));
  test('can be requested again after a pause, under the next number', () => {
    given(registered, confirmed, requested(1))
      .when(request('newer@example.org'))
      .then(requested(2, 'newer@example.org', 0));
    given(registered, confirmed, requested(1, 'new@example.org', EMAIL_PAUSE_SECONDS - 1))
      .when(request())
      .thenRefuses('TOO_MANY_TRIES');
  });
  test('takes effect when it is confirmed', () => {
    expect(after(registered, confirmed, requested(1))).toMatchObject({ email: person.email });
    given(registered, confirmed, requested(1)).when(change(1)).then(changed(1));
    expect(after(registered, confirmed, requested(1), changed(1))).toMatchObject({
      ...{ email: 'new@example.org', emailConfirmed: true, emails: { pending: null } },
    });
  });
  test('is confirmed only by the link of the latest request; using the link again changes nothing', () => {
    given(registered, confirmed).when(change(1)).thenRefuses('EMAIL_LINK_VOID');
    given(registered, confirmed, requested(1), changed(1)).when(change(1)).thenNothing();
    given(registered, confirmed, requested(1), requested(2)).when(change(1)).thenRefuses('EMAIL_LINK_VOID');
    given(registered, confirmed, requested(1), requested(2), changed(2)).when(change(1)).thenRefuses('EMAIL_LINK_VOID');
    given(registered, confirmed, requested(1), changed(1), requested(2)).when(change(1)).thenRefuses('EMAIL_LINK_VOID');
    given(registered, confirmed, requested(1), locked).when(change(1)).thenRefuses('ACCOUNT_LOCKED');
    given().when(change(1)).thenRefuses('ACCOUNT_NOT_FOUND');
  });
  test.each([
    ['a new password', newPassword],
    ['a withdrawn password', withdrawn],
    ['it was abandoned', abandoned(1)],
  ])('is void after %s', (_, event) =>
    given(registered, confirmed, requested(1), event).when(change(1)).thenRefuses('EMAIL_LINK_VOID'),
  );
  test('invalidates reset links sent to the old address, and unlinks its Google account', () =>
    expect(after(registered, linked, confirmed, requested(1), changed(1))).toMatchObject({
      ...{ passwordChanges: 1, passwordHash: 'first', googleSubject: null },
    }));
});

describe('abandoning a change', () => {
  test('is recorded once, and refused if the change is complete', () => {
    given(registered, confirmed, requested(1)).when(abandon(1)).then(abandoned(1));
    given(registered, confirmed, requested(1), abandoned(1)).when(abandon(1)).thenNothing();
    given(registered, confirmed, requested(1), requested(2)).when(abandon(1)).thenNothing();
    given(registered, confirmed, requested(1), changed(1)).when(abandon(1)).thenRefuses('EMAIL_TAKEN');
    given().when(abandon(1)).thenRefuses('ACCOUNT_NOT_FOUND');
  });
  test('is refused for an earlier completed change: an account keeps its earlier addresses', () =>
    given(registered, confirmed, requested(1), changed(1), requested(2, 'c@example.org'), changed(2, 'c@example.org'))
      .when(abandon(1))
      .thenRefuses('EMAIL_TAKEN'));
});

describe('reverting a change', () => {
  const twice = [registered, linked, confirmed, requested(1), changed(1), requested(2, 'c@example.org')];
  test('restores the earlier address and its Google account, and revokes the password', () => {
    given(registered, confirmed, requested(1), changed(1)).when(revert(1)).then(reverted(1));
    given(...twice, changed(2, 'c@example.org'))
      .when(revert(2))
      .then(reverted(2, 'new@example.org'));
    expect(after(...twice, reverted(1, person.email, true))).toMatchObject({
      ...{ email: person.email, emailConfirmed: true, googleSubject: 'g-1', passwordHash: null, passwordChanges: 2 },
      emails: { pending: null, changes: [] },
    });
  });
  test('also reverts later changes, which cannot be reverted again', () => {
    const history = [...twice, changed(2, 'c@example.org')];
    given(...history)
      .when(revert(1))
      .then(reverted(1, person.email, true));
    given(...history, reverted(1, person.email, true))
      .when(revert(2))
      .thenRefuses('EMAIL_LINK_VOID');
  });
  test('is done once, for a change in effect, of an unlocked account', () => {
    given(registered, confirmed, requested(1), changed(1), reverted(1)).when(revert(1)).thenRefuses('EMAIL_LINK_VOID');
    given(registered, confirmed, requested(1)).when(revert(1)).thenRefuses('EMAIL_LINK_VOID');
    given(registered, confirmed, requested(1), changed(1), locked).when(revert(1)).thenRefuses('ACCOUNT_LOCKED');
    given().when(revert(1)).thenRefuses('ACCOUNT_NOT_FOUND');
  });
});

describe('the claim of an address', () => {
  const { given: before } = givenWhenThen(emailClaimDecider, { now: NOW });
  const claimOf = (number: number, by = accountId) => ({ addressId, role, accountId: by, number }) as const;
  const claimed = (number: number, by = accountId): CredentialEvent => ({
    type: 'EmailClaimed',
    data: { ...claimOf(number, by), claimedAt: NOW.toISOString() },
  });
  const released = (number: number): CredentialEvent => ({ type: 'EmailClaimReleased', data: claimOf(number) });
  const claim = (number: number, by = accountId) => ({ type: 'ClaimEmail', data: claimOf(number, by) }) as const;
  const release = (number: number, by = accountId) => ({ type: 'ReleaseEmail', data: claimOf(number, by) }) as const;

  test('is granted to one account, and to none if an account was created with the address', () => {
    before().when(claim(1)).then(claimed(1));
    before(claimed(1)).when(claim(1)).thenNothing();
    before(claimed(1, other)).when(claim(1)).thenRefuses('EMAIL_TAKEN');
    before(registered).when(claim(1)).thenRefuses('EMAIL_TAKEN');
    before(claimed(1), released(1)).when(claim(1, other)).then(claimed(1, other));
  });
  test('is granted for the newest request', () => {
    before(claimed(1)).when(claim(2)).then(claimed(2));
    before(claimed(2)).when(claim(1)).thenRefuses('EMAIL_LINK_VOID');
  });
  test('is released only by its own account and number', () => {
    before(claimed(1)).when(release(1)).then(released(1));
    before(claimed(2)).when(release(1)).thenNothing();
    before(claimed(1, other)).when(release(1)).thenNothing();
    before(registered).when(release(1)).thenNothing();
    before().when(release(1)).thenNothing();
  });
  test('prevents the creation of an account until it is released', () => {
    const asPatient = {
      type: 'RegisterPatient',
      data: { language: 'en', person: patient, reservationId: 'r' },
    } as const;
    const { given: ofPatient } = givenWhenThen(patientDecider, null);
    ofPatient(claimed(1)).when(asPatient).thenRefuses('EMAIL_TAKEN');
    ofPatient(claimed(1), released(1)).when(asPatient).then(registered);
    const asDoctor = { type: 'RegisterDoctor', data: { language: 'en', ...doctor, certificates: [] } } as const;
    const { given: ofDoctor } = givenWhenThen(doctorDecider, null);
    ofDoctor(claimed(1)).when(asDoctor).thenRefuses('EMAIL_TAKEN');
    ofDoctor(claimed(1), released(1)).when(asDoctor).then({ type: 'DoctorRegistered', data: doctor });
    const appoint = { type: 'Appoint', data: { ...appointed, role: 'auditor', id: accountId } } as const;
    const { given: ofAuditor } = givenWhenThen(appointedDecider, null);
    ofAuditor(claimed(1)).when(appoint).thenRefuses('EMAIL_TAKEN');
    ofAuditor(claimed(1), released(1))
      .when(appoint)
      .then({ type: 'AuditorAppointed', data: { ...appointed, auditorId: accountId } });
  });
});

test('every role has the current address', () => {
  const news = { email: 'new@example.org' };
  const asPatient = [registered, changed(1)].reduce(patientDecider.evolve, patientDecider.initialState);
  expect(asPatient).toMatchObject(news);
  expect(patientDecider.evolve(asPatient, reverted(1))).toMatchObject({ email: person.email });
  const doctors = [{ type: 'DoctorRegistered' as const, data: doctor }, changed(1)];
  const asDoctor = doctors.reduce(doctorDecider.evolve, doctorDecider.initialState);
  expect(asDoctor).toMatchObject(news);
  expect(doctorDecider.evolve(asDoctor, reverted(1))).toMatchObject({ email: person.email });
  const auditors = [{ type: 'AuditorAppointed' as const, data: { ...appointed, auditorId: accountId } }, changed(1)];
  const asAuditor = auditors.reduce(appointedDecider.evolve, appointedDecider.initialState);
  expect(asAuditor).toMatchObject(news);
  expect(appointedDecider.evolve(asAuditor, reverted(1))).toMatchObject({ email: person.email });
});
