import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { currentAppointed, signInOperator } from '@anamnesis/contracts/accounts/appointed-routes';
import {
  changePassword,
  composeEmail,
  confirmEmail,
  requestPasswordReset,
  resetPassword,
  showCredentials,
} from '@anamnesis/contracts/accounts/credential-routes';
import {
  confirmEmailChange,
  requestEmailChange,
  revertEmailChange,
} from '@anamnesis/contracts/accounts/email-change-routes';
import { MAX_IN_USE_EMAILS_PER_DAY } from '@anamnesis/contracts/accounts/emails';
import { finishGoogleSignIn, startGoogleSignIn } from '@anamnesis/contracts/accounts/google-routes';
import { refreshSignIn, registerPatient } from '@anamnesis/contracts/accounts/routes';
import { enableSecondFactor, setUpSecondFactor } from '@anamnesis/contracts/accounts/second-factor-routes';
import { currentDoctor, currentPatient, updatePatient } from '@anamnesis/contracts/profiles/routes';
import { showRegistration } from '@anamnesis/contracts/registrations/routes';
import { totpAt } from '@anamnesis/platform/second-factor/totp';
import { formOf } from './testing/files.js';
import { createBrowser } from './testing/google.js';
import { emailsTo, newestEmail, subjects } from './testing/emails.js';
import {
  aDoctor,
  anOperator,
  aPatient,
  newPatient,
  PASSWORD,
  type Person,
  signInAsDoctor,
  signInAsPatient,
} from './testing/people.js';
import type { Product } from './testing/product.js';
import { sharedProduct } from './testing/start-product.js';

const NEXT = 'another horse, another battery';
let product: Product;
beforeAll(async () => {
  product = await sharedProduct();
});
afterAll(() => product.close());

const newAddress = () => `n${randomUUID().slice(0, 13)}@example.org`;
const ask = (who: Person, email: string, more: { currentPassword?: string; code?: string } = {}) =>
  product.call(requestEmailChange, { as: who, body: { email, currentPassword: PASSWORD, ...more } });
const open = (token: string) => product.call(confirmEmailChange, { body: { token } });
const object = (token: string) => product.call(revertEmailChange, { body: { token } });
const credentialsOf = async (who: Person, after: string | null) =>
  (await product.call(showCredentials, { as: who, after })).body.data;
const refresh = async ({ cookie }: Person) =>
  (await product.call(refreshSignIn, { headers: { cookie } })).code ?? 'open';

/** The same person after confirming the address. */
async function confirmed(person: Person): Promise<Person> {
  const { token } = await newestEmail(product, person.email, subjects.confirm);
  const { position } = await product.call(confirmEmail, { body: { token } });
  return { ...person, position };
}
const aConfirmedPatient = async () => confirmed(await aPatient(product));

/** Requests and confirms a change; returns the link's token. */
async function changed(who: Person, email = newAddress()): Promise<{ now: Person; token: string }> {
  expect(await ask(who, email)).toMatchObject({ status: 200 });
  const { token } = await newestEmail(product, email, subjects.newEmail);
  const { status, position } = await open(token);
  expect(status).toBe(200);
  return { now: { ...who, email, position }, token };
}

describe('another address', () => {
  test('is used once its owner has opened the link, and both addresses get an email', async () => {
    const meera = await aConfirmedPatient();
    const email = newAddress();
    const { position } = await ask(meera, email);
    expect(await credentialsOf(meera, position)).toMatchObject({ email: meera.email, pendingEmail: email });
    expect((await signInAsPatient(product, meera)).status).toBe(200);
    expect((await signInAsPatient(product, { ...meera, email })).code).toBe('CREDENTIALS_WRONG');

    const { token, text } = await newestEmail(product, email, subjects.newEmail);
    expect(text).toContain('http://clinic.example/confirm-new-email#');
    const done = await open(token);
    expect(done.body.data).toEqual({ role: 'patient', email });
    const told = await newestEmail(product, meera.email, subjects.emailChanged, subjects.confirm);
    expect(told.text).toContain('http://clinic.example/revert-email#');
    expect(told.text).not.toContain(email);

    expect((await signInAsPatient(product, meera)).code).toBe('CREDENTIALS_WRONG');
    const { body } = await signInAsPatient(product, { ...meera, email: email.toUpperCase() });
    expect(body.data.user).toMatchObject({ id: meera.id, email });
    expect(await credentialsOf(meera, done.position)).toMatchObject({
      email,
      emailConfirmed: true,
      pendingEmail: null,
    });
    const profile = await product.call(currentPatient, { as: meera, after: done.position });
    expect(profile.body.data).toMatchObject({ email, fullName: meera.fullName });
    expect(await refresh(meera)).toBe('open');
  });

  test('of a doctor is shown to operators, and of an operator is used to sign in', async () => {
    const [kavita, devika] = [await confirmed(await aDoctor(product)), await anOperator(product)];
    const doctor = (await changed(kavita)).now;
    expect((await signInAsDoctor(product, doctor)).status).toBe(200);
    expect((await signInAsDoctor(product, kavita)).code).toBe('DOCTOR_CREDENTIALS_WRONG');
    const own = await product.call(currentDoctor, { as: doctor, after: doctor.position });
    expect(own.body.data.email).toBe(doctor.email);
    const params = { id: doctor.id };
    const read = await product.call(showRegistration, { as: devika, params, after: doctor.position });
    expect(read.body).toMatchObject({ email: doctor.email });

    await product.confirmEmail('operator', devika.email);
    const operator = (await changed(devika)).now;
    const { email } = operator;
    expect((await product.call(signInOperator, { body: { email, password: PASSWORD } })).status).toBe(200);
    expect((await product.call(currentAppointed, { as: operator })).body.data).toMatchObject({ email });
  });

  test('needs the password, the second factor if enabled, and a confirmed address', async () => {
    const meera = await aConfirmedPatient();
    expect((await ask(meera, newAddress(), { currentPassword: 'not it' })).code).toBe('CURRENT_PASSWORD_WRONG');
    expect((await ask(meera, meera.email.toUpperCase())).code).toBe('EMAIL_UNCHANGED');
    expect((await ask(await aPatient(product), newAddress())).code).toBe('EMAIL_UNCONFIRMED');

    const { secret, setup } = (await product.call(setUpSecondFactor, { as: meera })).body.data;
    const code = (steps: number) => totpAt(secret, new Date(Date.now() + steps * 30_000));
    await product.call(enableSecondFactor, { as: meera, body: { setup, currentPassword: PASSWORD, code: code(0) } });
    const email = newAddress();
    expect((await ask(meera, email)).code).toBe('SECOND_FACTOR_WRONG');
    expect((await ask(meera, email, { code: '000000' })).code).toBe('SECOND_FACTOR_WRONG');
    expect((await ask(meera, email, { code: code(1) })).status).toBe(200);
  });

  test('that has an account is answered like any other, and its owner is written to, without a link that confirms it', async () => {
    const [meera, other] = [await aConfirmedPatient(), await aPatient(product)];
    const taken = await ask(meera, other.email.toUpperCase());
    const free = await ask(await aConfirmedPatient(), newAddress());
    expect([taken.status, taken.body]).toEqual([free.status, free.body]);
    const { token } = await newestEmail(product, other.email, subjects.inUse, subjects.confirm);
    expect(token).toBe('');
    const shown = await product.call(showCredentials, { as: meera, after: taken.position });
    expect(shown.body.data.email).toBe(meera.email);
    expect((await signInAsPatient(product, other)).status).toBe(200);
  });

  test('that has an account: the email to its owner survives any number of attempts to send it, and is one of few a day', async () => {
    const other = await aPatient(product);
    for (let asker = 1; asker <= MAX_IN_USE_EMAILS_PER_DAY + 1; asker += 1) {
      const meera = await aConfirmedPatient();
      await ask(meera, other.email);
      const body = { accountId: meera.id, role: 'patient', purpose: 'confirm-new-email', number: 1 } as const;
      const compose = async () => (await product.callInside(composeEmail, { body })).body.data?.purpose ?? null;
      const expected = asker > MAX_IN_USE_EMAILS_PER_DAY ? null : 'new-email-in-use';
      expect([await compose(), await compose(), await compose()]).toEqual([expected, expected, expected]);
    }
  });

  test('that is taken meanwhile is rejected at confirmation', async () => {
    const [meera, leela] = [await aConfirmedPatient(), await aConfirmedPatient()];
    const email = newAddress();
    await Promise.all([ask(meera, email), ask(leela, email)]);
    const newest = await newestEmail(product, email, subjects.newEmail, subjects.newEmail);
    const [first, second] = (await emailsTo(product, email)).map(({ token }) => token);
    expect(newest.token).toBe(first);
    const answers = await Promise.all([open(first ?? ''), open(second ?? '')]);
    expect(answers.map(({ code }) => code ?? 'changed').toSorted()).toEqual(['EMAIL_TAKEN', 'changed']);
    const signUp = await product.call(registerPatient, { body: formOf({ ...newPatient(), email }) });
    expect(signUp.code).toBe('EMAIL_TAKEN');
  });

  test('that somebody signs up with meanwhile stays theirs', async () => {
    const meera = await aConfirmedPatient();
    const email = newAddress();
    await ask(meera, email);
    const { token } = await newestEmail(product, email, subjects.newEmail);
    await aPatient(product, { ...newPatient(), email });
    expect((await open(token)).code).toBe('EMAIL_TAKEN');
    expect((await signInAsPatient(product, meera)).status).toBe(200);
  });

  test('is confirmed only by its link, and not after a newer request or a new password', async () => {
    const meera = await aConfirmedPatient();
    const links = product.services.ports.links.tokens;
    const account = { id: meera.id, role: 'patient' } as const;
    await ask(meera, newAddress());
    for (const [claims, minutes, code] of [
      [{ account, state: 1 }, -1, 'LINK_EXPIRED'],
      [{ account, state: 2 }, 5, 'EMAIL_LINK_VOID'],
      [{ account, state: null }, 5, 'EMAIL_LINK_VOID'],
    ] as const)
      expect((await open(await links.issue('confirm-new-email', claims, minutes))).code).toBe(code);
    expect((await open(await links.issue('confirm-email', { account, state: 1 }, 5))).code).toBe('LINK_UNREADABLE');
    const token = await links.issue('confirm-new-email', { account, state: 1 }, 5);
    const body = { currentPassword: PASSWORD, password: NEXT };
    expect((await product.call(changePassword, { as: meera, body })).status).toBe(200);
    expect((await open(token)).code).toBe('EMAIL_LINK_VOID');
  });

  test('is changed once by a link that is opened twice concurrently, and again later', async () => {
    const meera = await aConfirmedPatient();
    const email = newAddress();
    await ask(meera, email);
    const { token } = await newestEmail(product, email, subjects.newEmail);
    expect((await Promise.all([open(token), open(token)])).map(({ status }) => status)).toEqual([200, 200]);
    expect((await open(token)).status).toBe(200);
    await newestEmail(product, meera.email, subjects.emailChanged, subjects.confirm);
    const taken = await product.call(registerPatient, { body: formOf({ ...newPatient(), email: meera.email }) });
    expect(taken.code).toBe('EMAIL_TAKEN');
  });

  test('is the one for a password reset; the earlier one gets no email, and its links are void', async () => {
    const meera = await aConfirmedPatient();
    const forgot = (email: string) => product.call(requestPasswordReset, { body: { role: 'patient', email } });
    await forgot(meera.email);
    const before = await newestEmail(product, meera.email, subjects.reset, subjects.confirm);
    const { now } = await changed(meera);
    expect((await product.call(resetPassword, { body: { token: before.token, password: NEXT } })).code).toBe(
      'LINK_USED',
    );
    await forgot(now.email);
    const { token } = await newestEmail(product, now.email, subjects.reset, subjects.newEmail);
    expect((await product.call(resetPassword, { body: { token, password: NEXT } })).status).toBe(200);
    expect((await signInAsPatient(product, now, NEXT)).status).toBe(200);
  });

  test('opens the account through Google from then on', async () => {
    const meera = await aConfirmedPatient();
    const through = async (email: string) => {
      const browser = createBrowser(product);
      const choice = { email, name: meera.fullName, verified: 'yes' };
      const { code, state } = await browser.choose(await browser.goThere(startGoogleSignIn, 'patient'), choice);
      return browser.finish(finishGoogleSignIn, { code, state });
    };
    expect((await through(meera.email)).status).toBe(200);
    const { now } = await changed(meera);
    expect(await through(meera.email)).toMatchObject({ code: 'GOOGLE_ACCOUNT_UNKNOWN' });
    expect(await through(now.email)).toMatchObject({ status: 200, user: { id: meera.id } });
  });

  test('is required when the profile is saved', async () => {
    const meera = await aConfirmedPatient();
    const { now } = await changed(meera);
    const save = (email: string) => product.call(updatePatient, { as: now, body: formOf({ email, age: '42' }) });
    expect((await save(now.email)).status).toBe(200);
    expect((await save(meera.email)).code).toBe('EMAIL_FIXED');
  });
});

describe('an objection', () => {
  test('restores the earlier address, ends every sign-in and voids the password, once', async () => {
    const meera = await aConfirmedPatient();
    const { now, token: change } = await changed(meera);
    const { token } = await newestEmail(product, meera.email, subjects.emailChanged, subjects.confirm);
    const { status, body, position } = await object(token);
    expect({ status, data: body.data }).toEqual({ status: 200, data: { role: 'patient', email: meera.email } });
    expect(await refresh(meera)).toBe('REFRESH_REFUSED');
    expect((await signInAsPatient(product, now)).code).toBe('CREDENTIALS_WRONG');
    expect((await signInAsPatient(product, meera)).code).toBe('CREDENTIALS_WRONG');
    expect((await object(token)).code).toBe('EMAIL_LINK_VOID');
    expect((await open(change)).code).toBe('EMAIL_LINK_VOID');
    await newestEmail(product, meera.email, subjects.emailBack, subjects.emailChanged, subjects.confirm);
    await product.call(requestPasswordReset, { body: { role: 'patient', email: meera.email } });
    const subjectsNow = [subjects.reset, subjects.emailBack, subjects.emailChanged, subjects.confirm];
    const reset = await newestEmail(product, meera.email, ...subjectsNow);
    expect((await product.call(resetPassword, { body: { token: reset.token, password: NEXT } })).status).toBe(200);
    const again = await signInAsPatient(product, meera, NEXT);
    const as = { ...meera, token: again.body.data.accessToken };
    expect(await credentialsOf(as, position)).toMatchObject({ email: meera.email, hasPassword: true });
  });
});
