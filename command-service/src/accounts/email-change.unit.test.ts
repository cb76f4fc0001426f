import { describe, expect, test } from '@jest/globals';
import { LETTER_PAUSE_SECONDS } from '@anamnesis/contracts/accounts/letters';
import { story } from '@anamnesis/platform/testing/decider-story';
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

const { given } = story(credentialsDecider, { now: NOW });
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

describe('another address', () => {
  test('is requested by who has a confirmed one and knew the password', () => {
    given(registered, confirmed)
      .when(request())
      .then(requested(1, 'new@example.org', 0));
    given(registered).when(request()).thenRefuses('EMAIL_UNCONFIRMED');
    given(registered, confirmed, newPassword).when(request()).thenRefuses('CURRENT_PASSWORD_WRONG');
    given(registered, confirmed, withdrawn).when(request('new@example.org', 1)).thenRefuses('PASSWORD_NOT_SET');
    given(registered, confirmed, locked).when(request()).thenRefuses('ACCOUNT_LOCKED');
    given().when(request()).thenRefuses('ACCOUNT_NOT_FOUND');
  });
  test('is another one, whatever its case', () =>
    given(registered, confirmed).when(request(' Meera@Example.org ')).thenRefuses('EMAIL_UNCHANGED'));
  test('is requested again, under the next number, but not at once', () => {
    given(registered, confirmed, requested(1))
      .when(request('newer@example.org'))
      .then(requested(2, 'newer@example.org', 0));
    given(registered, confirmed, requested(1, 'new@example.org', LETTER_PAUSE_SECONDS - 1))
      .when(request())
      .thenRefuses('TOO_MANY_TRIES');
  });
  test('is the one to sign in with once it is confirmed, and not before', () => {
    expect(after(registered, confirmed, requested(1))).toMatchObject({ email: person.email });
    given(registered, confirmed, requested(1)).when(change(1)).then(changed(1));
    expect(after(registered, confirmed, requested(1), changed(1))).toMatchObject({
      ...{ email: 'new@example.org', emailConfirmed: true, emails: { pending: null } },
    });
  });
  test('is confirmed by its link once and by no earlier one; opening it again changes nothing', () => {
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
    ['giving it up', abandoned(1)],
  ])('is void after %s', (_, event) =>
    given(registered, confirmed, requested(1), event).when(change(1)).thenRefuses('EMAIL_LINK_VOID'),
  );
  test('ends the links that were sent to the old one, and the Google account that came with it', () =>
    expect(after(registered, linked, confirmed, requested(1), changed(1))).toMatchObject({
      ...{ passwordChanges: 1, passwordHash: 'first', googleSubject: null },
    }));
});

describe('a change that nobody completed', () => {
  test('is given up for somebody else, unless it is completed', () => {
    given(registered, confirmed, requested(1)).when(abandon(1)).then(abandoned(1));
    given(registered, confirmed, requested(1), abandoned(1)).when(abandon(1)).thenNothing();
    given(registered, confirmed, requested(1), requested(2)).when(abandon(1)).thenNothing();
    given(registered, confirmed, requested(1), changed(1)).when(abandon(1)).thenRefuses('EMAIL_TAKEN');
    given().when(abandon(1)).thenRefuses('ACCOUNT_NOT_FOUND');
  });
  test('of long ago stays completed: what an account has had, it keeps', () =>
    given(registered, confirmed, requested(1), changed(1), requested(2, 'c@example.org'), changed(2, 'c@example.org'))
      .when(abandon(1))
      .thenRefuses('EMAIL_TAKEN'));
});

describe('an objection', () => {
  const twice = [registered, linked, confirmed, requested(1), changed(1), requested(2, 'c@example.org')];
  test('gives the earlier address back, with its Google account; the password is void', () => {
    given(registered, confirmed, requested(1), changed(1)).when(revert(1)).then(reverted(1));
    given(...twice, changed(2, 'c@example.org'))
      .when(revert(2))
      .then(reverted(2, 'new@example.org'));
    expect(after(...twice, reverted(1, person.email, true))).toMatchObject({
      ...{ email: person.email, emailConfirmed: true, googleSubject: 'g-1', passwordHash: null, passwordChanges: 2 },
      emails: { pending: null, changes: [] },
    });
  });
  test('undoes later changes too, so that whoever made them can not object in turn', () => {
    const history = [...twice, changed(2, 'c@example.org')];
    given(...history)
      .when(revert(1))
      .then(reverted(1, person.email, true));
    given(...history, reverted(1, person.email, true))
      .when(revert(2))
      .thenRefuses('EMAIL_LINK_VOID');
  });
  test('is made once, against a change that stands, of an account that is open', () => {
    given(registered, confirmed, requested(1), changed(1), reverted(1)).when(revert(1)).thenRefuses('EMAIL_LINK_VOID');
    given(registered, confirmed, requested(1)).when(revert(1)).thenRefuses('EMAIL_LINK_VOID');
    given(registered, confirmed, requested(1), changed(1), locked).when(revert(1)).thenRefuses('ACCOUNT_LOCKED');
    given().when(revert(1)).thenRefuses('ACCOUNT_NOT_FOUND');
  });
});

describe('an address', () => {
  const { given: before } = story(emailClaimDecider, { now: NOW });
  const claimOf = (number: number, by = accountId) => ({ addressId, role, accountId: by, number }) as const;
  const claimed = (number: number, by = accountId): CredentialEvent => ({
    type: 'EmailClaimed',
    data: { ...claimOf(number, by), claimedAt: NOW.toISOString() },
  });
  const released = (number: number): CredentialEvent => ({ type: 'EmailClaimReleased', data: claimOf(number) });
  const claim = (number: number, by = accountId) => ({ type: 'ClaimEmail', data: claimOf(number, by) }) as const;
  const release = (number: number, by = accountId) => ({ type: 'ReleaseEmail', data: claimOf(number, by) }) as const;

  test('is claimed by one account, and by none once it has one of its own', () => {
    before().when(claim(1)).then(claimed(1));
    before(claimed(1)).when(claim(1)).thenNothing();
    before(claimed(1, other)).when(claim(1)).thenRefuses('EMAIL_TAKEN');
    before(registered).when(claim(1)).thenRefuses('EMAIL_TAKEN');
    before(claimed(1), released(1)).when(claim(1, other)).then(claimed(1, other));
  });
  test('is claimed for the newest request', () => {
    before(claimed(1)).when(claim(2)).then(claimed(2));
    before(claimed(2)).when(claim(1)).thenRefuses('EMAIL_LINK_VOID');
  });
  test('is released by the claim that it has', () => {
    before(claimed(1)).when(release(1)).then(released(1));
    before(claimed(2)).when(release(1)).thenNothing();
    before(claimed(1, other)).when(release(1)).thenNothing();
    before(registered).when(release(1)).thenNothing();
    before().when(release(1)).thenNothing();
  });
  test('that is claimed opens no account of its own until it is released', () => {
    const asPatient = { type: 'RegisterPatient', data: { person: patient, reservationId: 'r' } } as const;
    const { given: ofPatient } = story(patientDecider, null);
    ofPatient(claimed(1)).when(asPatient).thenRefuses('EMAIL_TAKEN');
    ofPatient(claimed(1), released(1)).when(asPatient).then(registered);
    const asDoctor = { type: 'RegisterDoctor', data: { ...doctor, certificates: [] } } as const;
    const { given: ofDoctor } = story(doctorDecider, null);
    ofDoctor(claimed(1)).when(asDoctor).thenRefuses('EMAIL_TAKEN');
    ofDoctor(claimed(1), released(1)).when(asDoctor).then({ type: 'DoctorRegistered', data: doctor });
    const appoint = { type: 'Appoint', data: { ...appointed, role: 'auditor', id: accountId } } as const;
    const { given: ofAuditor } = story(appointedDecider, null);
    ofAuditor(claimed(1)).when(appoint).thenRefuses('EMAIL_TAKEN');
    ofAuditor(claimed(1), released(1))
      .when(appoint)
      .then({ type: 'AuditorAppointed', data: { ...appointed, auditorId: accountId } });
  });
});

test('everybody is shown with the address of now', () => {
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
