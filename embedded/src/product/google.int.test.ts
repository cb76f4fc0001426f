import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import {
  finishGoogleSignIn,
  finishGoogleSignUp,
  startGoogleSignIn,
  startGoogleSignUp,
} from '@anamnesis/contracts/accounts/google-routes';
import { refreshSignIn, registerPatient, signInPatient } from '@anamnesis/contracts/accounts/routes';
import {
  changePassword,
  confirmEmail,
  requestPasswordReset,
  resetPassword,
  showCredentials,
} from '@anamnesis/contracts/accounts/credential-routes';
import { currentPatient } from '@anamnesis/contracts/profiles/routes';
import { until } from '@anamnesis/platform/testing/until';
import { formOf } from './testing/files.js';
import { createBrowser } from './testing/google.js';
import { newestEmail, subjects } from './testing/emails.js';
import {
  aDoctor,
  aPatient,
  cookieOf,
  newPatient,
  PASSWORD,
  type Person,
  signInAsDoctor,
  signInAsPatient,
} from './testing/people.js';
import type { Product } from './testing/product.js';
import { sharedProduct } from './testing/start-product.js';

let product: Product;
beforeAll(async () => {
  product = await sharedProduct();
});
afterAll(() => product.close());

const someone = (name = 'Leela Menon') => ({
  email: `g${randomUUID().slice(0, 8)}@example.org`,
  name,
  verified: 'yes',
});

const ways = {
  'sign-in': { start: startGoogleSignIn, finish: finishGoogleSignIn },
  'sign-up': { start: startGoogleSignUp, finish: finishGoogleSignUp },
};
/** The whole flow: to the provider, back, and sign-in. */
async function through(way: keyof typeof ways, choice: Record<string, string>, role = 'patient') {
  const browser = createBrowser(product);
  const { start, finish } = ways[way];
  const { code, state } = await browser.choose(await browser.goThere(start, role), choice);
  return browser.finish(finish, { code, state });
}

describe('signing up with Google', () => {
  test('creates a patient who is signed in, and can sign in the same way later', async () => {
    const person = someone();
    const up = await through('sign-up', person);
    expect(up).toMatchObject({
      status: 200,
      success: true,
      message: 'User registered successfully!',
      user: { role: 'patient', fullName: 'Leela Menon', email: person.email, username: 'leela' },
      suggestedActivity: { title: expect.any(String) },
    });
    const { body } = await product.call(currentPatient, { as: String(up.jwt), after: up.headers.get('x-position') });
    expect(body.data).toMatchObject({ fullName: 'Leela Menon', gender: null, age: null, streak: 1 });

    const again = await through('sign-in', person);
    expect(again).toMatchObject({ status: 200, message: 'Login successful!', user: { id: up.user?.['id'] } });
    expect(again.headers.getSetCookie()[0]).toMatch(/^anamnesis_refresh=[\w-]{43}; HttpOnly; SameSite=Strict/);
  });

  test('gives a second person of the same first name another username', async () => {
    const [first, second] = [
      await through('sign-up', someone('Ravi Das')),
      await through('sign-up', someone('Ravi Rao')),
    ];
    expect(first.user?.['username']).toBe('ravi');
    expect(second.user?.['username']).toMatch(/^ravi-[0-9a-f]{4}$/);
  });

  test('signs in an existing account', async () => {
    const patient = await aPatient(product);
    const up = await through('sign-up', { email: patient.email, name: 'Somebody', verified: 'yes' });
    expect(up).toMatchObject({ message: 'Login successful!', user: { id: patient.id, fullName: patient.fullName } });
  });

  test('confirms the address without an email', async () => {
    const person = someone();
    const up = await through('sign-up', person);
    const as = String(up.jwt);
    const { body } = await product.call(showCredentials, { as, after: up.headers.get('x-position') });
    expect(body.data).toEqual({
      email: person.email,
      emailConfirmed: true,
      pendingEmail: null,
      hasPassword: false,
      google: true,
      language: null,
    });
    await product.call(requestPasswordReset, { body: { role: 'patient', email: person.email } });
    const { token } = await newestEmail(product, person.email, subjects.reset);
    await product.call(resetPassword, { body: { token, password: PASSWORD } });
    expect((await product.call(signInPatient, { body: { email: person.email, password: PASSWORD } })).status).toBe(200);
    expect(await through('sign-in', person)).toMatchObject({ status: 200 });
  });

  test('sets no password that could be guessed', async () => {
    const person = someone();
    await through('sign-up', person);
    for (const password of ['null', PASSWORD])
      expect((await product.call(signInPatient, { body: { email: person.email, password } })).code).toBe(
        'CREDENTIALS_WRONG',
      );
  });

  test('rejects a doctor without certificates, and returns the initial values of the form', async () => {
    const person = someone('Tara Bose');
    const up = await through('sign-up', person, 'doctor');
    expect(up).toMatchObject({
      status: 422,
      code: 'GOOGLE_DOCTOR_CERTIFICATES_NEEDED',
      parameters: { fullName: 'Tara Bose', email: person.email },
    });
    expect((await through('sign-in', person, 'doctor')).code).toBe('GOOGLE_ACCOUNT_UNKNOWN');
  });
});

describe('signing in with Google', () => {
  test('opens the account of a verified email in the requested role', async () => {
    const [patient, doctor] = [await aPatient(product), await aDoctor(product)];
    const asPatient = await through('sign-in', { email: patient.email.toUpperCase(), name: 'M', verified: 'yes' });
    expect(asPatient).toMatchObject({ status: 200, user: { id: patient.id, role: 'patient' } });
    const asDoctor = await through('sign-in', { email: doctor.email, name: 'K', verified: 'yes' }, 'doctor');
    expect(asDoctor).toMatchObject({ status: 200, user: { id: doctor.id, role: 'doctor' }, suggestedActivity: null });
    const upAsDoctor = await through('sign-up', { email: doctor.email, name: 'K', verified: 'yes' }, 'doctor');
    expect(upAsDoctor.user?.['id']).toBe(doctor.id);
    expect((await through('sign-in', { email: doctor.email, name: 'K', verified: 'yes' })).code).toBe(
      'GOOGLE_ACCOUNT_UNKNOWN',
    );
  });

  test('fails without an account, and creates none', async () => {
    const person = someone();
    expect(await through('sign-in', person)).toMatchObject({ status: 404, code: 'GOOGLE_ACCOUNT_UNKNOWN' });
    expect((await through('sign-in', person)).code).toBe('GOOGLE_ACCOUNT_UNKNOWN');
  });

  test.each(['sign-in', 'sign-up'] as const)('%s rejects an unverified email', async (way) => {
    const patient = await aPatient(product, newPatient());
    expect((await through(way, { email: patient.email, name: 'M' })).code).toBe('GOOGLE_EMAIL_UNVERIFIED');
  });
});

describe('an account that somebody created with another person’s address', () => {
  const owner = ({ email }: { email: string }) => ({ email, name: 'The owner', verified: 'yes' });

  test.each([
    ['patient', () => aPatient(product), (who: Person) => signInAsPatient(product, who)],
    ['doctor', () => aDoctor(product), (who: Person) => signInAsDoctor(product, who)],
  ] as const)('%s: belongs only to the owner after their first sign-in with Google', async (role, make, signIn) => {
    const maker = await make();
    const { cookie } = { cookie: cookieOf((await signIn(maker)).headers) };
    const inside = await through('sign-in', owner(maker), role);
    expect(inside).toMatchObject({ status: 200, user: { id: maker.id } });
    expect((await signIn(maker)).code).toBe(role === 'doctor' ? 'DOCTOR_CREDENTIALS_WRONG' : 'CREDENTIALS_WRONG');
    for (const each of [maker.cookie, cookie])
      expect((await product.call(refreshSignIn, { headers: { cookie: each } })).code).toBe('REFRESH_REFUSED');
    const { body } = await product.call(showCredentials, {
      ...{ as: String(inside.jwt), after: inside.headers.get('x-position') },
    });
    expect(body.data).toEqual({
      email: maker.email,
      emailConfirmed: true,
      pendingEmail: null,
      hasPassword: false,
      google: true,
      language: null,
    });
    // The creator's page is still open: it cannot change the password, and is rejected once the end of its sign-in is known.
    const change = { currentPassword: PASSWORD, password: 'of the maker again' };
    const tryChange = async () => (await product.call(changePassword, { as: maker, body: change })).code;
    expect(['PASSWORD_NOT_SET', 'TOKEN_EXPIRED']).toContain(await tryChange());
    await until(async () => expect(await tryChange()).toBe('TOKEN_EXPIRED'));
    await newestEmail(product, maker.email, subjects.withdrawn, subjects.confirm);
    expect(await through('sign-in', owner(maker), role)).toMatchObject({ status: 200 });
    const own = cookieOf(inside.headers);
    expect((await product.call(refreshSignIn, { headers: { cookie: own } })).status).toBe(200);
  });

  test('is not opened by repeating the sign-up command that created it', async () => {
    const form = newPatient();
    const commandId = randomUUID();
    const register = () => product.call(registerPatient, { body: formOf(form, {}), commandId });
    await register();
    await through('sign-up', owner(form));
    expect((await register()).code).toBe('EMAIL_TAKEN');
  });

  test('keeps its password if the address was confirmed before', async () => {
    const meera = await aPatient(product);
    const { token } = await newestEmail(product, meera.email, subjects.confirm);
    await product.call(confirmEmail, { body: { token } });
    await through('sign-in', owner(meera));
    expect((await signInAsPatient(product, meera)).status).toBe(200);
    expect((await product.call(refreshSignIn, { headers: { cookie: meera.cookie } })).status).toBe(200);
  });
});

describe('the callback', () => {
  const there = async () => {
    const browser = createBrowser(product);
    const page = await browser.goThere(startGoogleSignUp);
    return { browser, page };
  };

  test('has no code if the person declines', async () => {
    const { browser, page } = await there();
    const back = await browser.choose(page, { cancel: 'yes' });
    expect(back).toMatchObject({ error: 'access_denied', state: expect.any(String) });
    expect(back['code']).toBeUndefined();
  });

  test('works once', async () => {
    const { browser, page } = await there();
    const { code, state } = await browser.choose(page, someone());
    expect((await browser.finish(finishGoogleSignUp, { code, state })).status).toBe(200);
    expect((await browser.finish(finishGoogleSignUp, { code, state })).code).toBe('GOOGLE_SIGN_IN_UNKNOWN');
  });

  test('rejects another state, another flow and another browser', async () => {
    const { browser, page } = await there();
    const { code, state } = await browser.choose(page, someone());
    const other = createBrowser(product);
    await other.goThere(startGoogleSignUp);
    for (const each of [other, createBrowser(product)])
      expect((await each.finish(finishGoogleSignUp, { code, state })).code).toBe('GOOGLE_SIGN_IN_UNKNOWN');
    const wrong = await browser.finish(finishGoogleSignUp, { code, state: 'made up' });
    expect(wrong.code).toBe('GOOGLE_SIGN_IN_UNKNOWN');
    expect((await browser.finish(finishGoogleSignIn, { code, state })).code).toBe('GOOGLE_SIGN_IN_UNKNOWN');
  });

  test('needs no state from the browser that started the flow', async () => {
    const { browser, page } = await there();
    const { code } = await browser.choose(page, someone());
    expect((await browser.finish(finishGoogleSignUp, { code })).status).toBe(200);
  });

  test('rejects a code of another sign-in, and a forged one', async () => {
    const stolen = await there();
    const { code } = await stolen.browser.choose(stolen.page, someone());
    for (const each of [code, 'made-up']) {
      const { browser, page } = await there();
      const { state } = await browser.choose(page, someone());
      expect((await browser.finish(finishGoogleSignUp, { code: each, state })).code).toBe('GOOGLE_CODE_REFUSED');
    }
  });

  test('works for two tabs of one browser', async () => {
    const browser = createBrowser(product);
    const pages = [await browser.goThere(startGoogleSignUp), await browser.goThere(startGoogleSignUp)];
    for (const page of pages) {
      const { code, state } = await browser.choose(page, someone());
      expect((await browser.finish(finishGoogleSignUp, { code, state })).status).toBe(200);
    }
  });

  test('rejects an expired attempt', async () => {
    const { browser, page } = await there();
    const { code, state } = await browser.choose(page, someone());
    await product.database.query(`update openid.attempts set expires_at = now() - interval '1 second'`);
    expect((await browser.finish(finishGoogleSignUp, { code, state })).code).toBe('GOOGLE_SIGN_IN_UNKNOWN');
  });
});

describe('the stand-in', () => {
  test('is marked as a stand-in, and reports invalid input', async () => {
    const browser = createBrowser(product);
    const page = await browser.goThere(startGoogleSignIn);
    const shown = await browser.visit(page.href);
    expect(await shown.text()).toContain('A stand-in for Google, on this machine');
    expect(shown.headers.get('content-security-policy')).toContain("default-src 'none'");
    const hostile = await browser.visit(page.href, {
      method: 'POST',
      body: new URLSearchParams({ email: '"><script>', name: 'x' }),
    });
    const text = await hostile.text();
    expect(hostile.status).toBe(422);
    expect(text).toContain('Please give a valid email address.');
    expect(text).not.toContain('<script');
  });

  test('shows no accounts to a browser without a request', async () => {
    const page = await createBrowser(product).goThere(startGoogleSignIn);
    const other = await createBrowser(product).visit(page.href);
    expect(await other.text()).toContain('Please begin again');
  });
});
