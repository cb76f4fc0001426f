import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import {
  changePassword,
  chooseLanguage,
  composeEmail,
  confirmEmail,
  requestConfirmation,
  requestPasswordReset,
  resetPassword,
  showCredentials,
} from '@anamnesis/contracts/accounts/credential-routes';
import { refreshSignIn, registerDoctor, registerPatient, signInAuditor } from '@anamnesis/contracts/accounts/routes';
import type { Role } from '@anamnesis/contracts/language/role';
import { formOf } from './testing/files.js';
import { emailsTo, newestEmail, subjects } from './testing/emails.js';
import {
  aDoctor,
  anAuditor,
  aPatient,
  cookieOf,
  newDoctor,
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

const credentialsOf = async (who: Person, after: string | null = who.position) =>
  (await product.call(showCredentials, { as: who, after })).body.data;
const confirm = (token: string) => product.call(confirmEmail, { body: { token } });
const forgot = (role: Role, email: string) => product.call(requestPasswordReset, { body: { role, email } });
const reset = (token: string, password = NEXT, commandId: string = randomUUID()) =>
  product.call(resetPassword, { body: { token, password }, commandId });
const refresh = async (cookie: string) => (await product.call(refreshSignIn, { headers: { cookie } })).code ?? 'open';
const linkTokens = () => product.services.ports.links.tokens;
const accountOf = ({ id }: Person, role: Role = 'patient') => ({ id, role });

/** A patient with a confirmed address. */
async function aConfirmedPatient(): Promise<Person> {
  const meera = await aPatient(product);
  const { token } = await newestEmail(product, meera.email, subjects.confirm);
  const { position } = await confirm(token);
  return { ...meera, position };
}

describe('an email address', () => {
  test.each([
    ['patient', () => aPatient(product)],
    ['doctor', () => aDoctor(product)],
  ] as const)('of a new %s is confirmed by an emailed link', async (role, signUp) => {
    const person = await signUp();
    expect(await credentialsOf(person)).toEqual({
      ...{ email: person.email, emailConfirmed: false, pendingEmail: null, hasPassword: true, google: false },
      language: null,
    });
    const { token, text } = await newestEmail(product, person.email, subjects.confirm);
    expect(text).toContain('http://clinic.example/confirm-email#');
    const { status, body, position } = await confirm(token);
    expect({ status, data: body.data }).toEqual({ status: 200, data: { role } });
    expect(await credentialsOf(person, position)).toMatchObject({ emailConfirmed: true });
    expect((await confirm(token)).status).toBe(200);
  });

  test('is not confirmed by a link that has expired, has another purpose, or is forged', async () => {
    const meera = await aPatient(product);
    const claims = { account: accountOf(meera), state: null };
    const refused = [
      await confirm(await linkTokens().issue('confirm-email', claims, -1)),
      await confirm(await linkTokens().issue('reset-password', claims, 5)),
      await confirm(meera.token),
      await confirm('made up'),
      await confirm(await linkTokens().issue('confirm-email', { ...claims, account: accountOf(meera, 'doctor') }, 5)),
    ];
    expect(refused.map(({ code }) => code)).toEqual([
      ...['LINK_EXPIRED', 'LINK_UNREADABLE', 'LINK_UNREADABLE', 'LINK_UNREADABLE', 'ACCOUNT_NOT_FOUND'],
    ]);
    expect(await credentialsOf(meera)).toMatchObject({ emailConfirmed: false });
  });

  test('gets another email on request, but not within a minute, and none once confirmed', async () => {
    const meera = await aPatient(product);
    await newestEmail(product, meera.email, subjects.confirm);
    expect((await product.call(requestConfirmation, { as: meera })).status).toBe(200);
    const { token } = await newestEmail(product, meera.email, subjects.confirm, subjects.confirm);
    const hasty = await product.call(requestConfirmation, { as: meera });
    expect({ code: hasty.code, wait: Number(hasty.headers.get('retry-after')) > 50 }).toEqual({
      ...{ code: 'TOO_MANY_TRIES', wait: true },
    });
    await confirm(token);
    expect((await product.call(requestConfirmation, { as: meera })).status).toBe(200);
  });

  test('of an auditor is confirmed in the same way, on request', async () => {
    const asha = await anAuditor(product);
    await product.call(requestConfirmation, { as: asha });
    const { token } = await newestEmail(product, asha.email, subjects.confirm);
    expect((await confirm(token)).body.data).toEqual({ role: 'auditor' });
  });
});

describe('a forgotten password', () => {
  test.each([
    ['patient', () => aPatient(product), (who: Person, password: string) => signInAsPatient(product, who, password)],
    ['doctor', () => aDoctor(product), (who: Person, password: string) => signInAsDoctor(product, who, password)],
    [
      'auditor',
      () => anAuditor(product),
      ({ email }: Person, password: string) => product.call(signInAuditor, { body: { email, password } }),
    ],
  ] as const)('of a %s is replaced by an emailed link, and every sign-in ends', async (role, person, signIn) => {
    const who = await person();
    const earlier = role === 'auditor' ? [] : [subjects.confirm];
    await newestEmailOr(who.email, earlier);
    await forgot(role, who.email.toUpperCase());
    const { token } = await newestEmail(product, who.email, subjects.reset, ...earlier);
    const { status, body, position } = await reset(token);
    expect({ status, data: body.data }).toEqual({ status: 200, data: { role } });
    expect((await signIn(who, PASSWORD)).code).toMatch(/^(DOCTOR_)?CREDENTIALS_WRONG$/);
    const again = await signIn(who, NEXT);
    expect([again.status, await refresh(who.cookie)]).toEqual([200, 'REFRESH_REFUSED']);
    const fresh = { ...who, token: again.body.data.accessToken };
    expect(await credentialsOf(fresh, position)).toMatchObject({ emailConfirmed: true });
    await newestEmail(product, who.email, subjects.changed, subjects.reset, ...earlier);
  });
  const newestEmailOr = async (email: string, expected: readonly string[]) =>
    expected.length === 0 ? null : newestEmail(product, email, ...expected);

  test('request gets the same reply and the same appends, whether or not the account exists', async () => {
    const meera = await aConfirmedPatient();
    const nobody = `nobody${randomUUID().slice(0, 8)}@example.org`;
    const answers = [await forgot('patient', meera.email), await forgot('patient', nobody)];
    // Repeated too soon.
    answers.push(await forgot('patient', meera.email), await forgot('patient', nobody));
    const shown = answers.map(({ status, body, headers, position }) => ({
      ...{ status, body, position, headers: [...headers.keys()].toSorted().join() },
    }));
    expect(new Set(shown.map((each) => JSON.stringify(each))).size).toBe(1);
    const { commands, ids } = product.services.ports;
    const written = await Promise.all(
      [meera.email, nobody].map((email) =>
        commands.load(
          { initialState: [], evolve: (all: string[], event: { type: string }) => [...all, event.type] },
          `passwordReset-${ids.account('patient', email)}`,
        ),
      ),
    );
    expect(written).toEqual([['PasswordResetRequested'], ['PasswordResetRequested']]);
    await newestEmail(product, meera.email, subjects.reset, subjects.confirm);
    expect(await emailsTo(product, nobody)).toEqual([]);
  });

  test('is replaced once by a link, even if the command is repeated', async () => {
    const meera = await aPatient(product);
    const state = { account: accountOf(meera), state: 0 };
    const [token, other] = [
      await linkTokens().issue('reset-password', state, 30),
      await linkTokens().issue('reset-password', state, 29),
    ];
    const commandId = randomUUID();
    expect([(await reset(token, NEXT, commandId)).status, (await reset(token, NEXT, commandId)).status]).toEqual([
      200, 200,
    ]);
    expect((await reset(token, `${NEXT}!`, commandId)).code).toBe('COMMAND_ID_REUSED');
    for (const late of [token, other]) expect((await reset(late, `${NEXT}!`)).code).toBe('LINK_USED');
    expect((await signInAsPatient(product, meera, NEXT)).status).toBe(200);
  });

  test('is not replaced by a link that has expired, was modified, or has another purpose or role', async () => {
    const [meera, kavita] = [await aPatient(product), await aDoctor(product)];
    const state = { account: accountOf(meera), state: 0 };
    const good = await linkTokens().issue('reset-password', state, 30);
    const [head, , signature] = good.split('.');
    const { account } = { account: accountOf(kavita, 'doctor') };
    const forKavita = (await linkTokens().issue('reset-password', { account, state: 0 }, 30)).split('.')[1];
    const codes = [
      await reset(await linkTokens().issue('reset-password', state, -1)),
      await reset(await linkTokens().issue('confirm-email', state, 30)),
      await reset([head, forKavita, signature].join('.')),
      await reset(await linkTokens().issue('reset-password', { ...state, account: accountOf(meera, 'doctor') }, 30)),
      await reset(await linkTokens().issue('reset-password', { ...state, state: null }, 30)),
    ].map(({ code }) => code);
    expect(codes).toEqual(['LINK_EXPIRED', 'LINK_UNREADABLE', 'LINK_UNREADABLE', 'LINK_USED', 'LINK_USED']);
    const weak = await reset(good, 'password123');
    expect([weak.code, Object.keys(weak.body.parameters?.['fields'] as object)]).toEqual([
      'INPUT_INVALID',
      ['password'],
    ]);
    expect((await signInAsPatient(product, meera)).status).toBe(200);
    expect((await reset(good)).status).toBe(200);
  });
});

describe('a change of the password', () => {
  const change = (who: Person, cookie: string, body: object, commandId: string = randomUUID()) =>
    product.call(changePassword, { as: who, body, headers: { cookie }, commandId });

  test('keeps only this device signed in, and sends an email', async () => {
    const meera = await aConfirmedPatient();
    const elsewhere = cookieOf((await signInAsPatient(product, meera)).headers);
    const body = { currentPassword: PASSWORD, password: NEXT };
    const commandId = randomUUID();
    expect((await change(meera, meera.cookie, body, commandId)).status).toBe(200);
    expect((await change(meera, meera.cookie, body, commandId)).status).toBe(200);
    const another = { currentPassword: NEXT, password: `${NEXT}!` };
    expect((await change(meera, meera.cookie, another, commandId)).code).toBe('COMMAND_ID_REUSED');
    expect([await refresh(meera.cookie), await refresh(elsewhere)]).toEqual(['open', 'REFRESH_REFUSED']);
    expect((await signInAsPatient(product, meera)).code).toBe('CREDENTIALS_WRONG');
    expect((await signInAsPatient(product, meera, NEXT)).status).toBe(200);
    await newestEmail(product, meera.email, subjects.changed, subjects.confirm);
  });

  test('needs the current password and a strong new one', async () => {
    const kavita = await aDoctor(product);
    const elsewhere = cookieOf((await signInAsDoctor(product, kavita)).headers);
    const wrong = await change(kavita, kavita.cookie, { currentPassword: 'not the password', password: NEXT });
    expect(wrong).toMatchObject({ status: 403, code: 'CURRENT_PASSWORD_WRONG' });
    const weak = await change(kavita, kavita.cookie, { currentPassword: PASSWORD, password: 'password123' });
    expect(weak).toMatchObject({ status: 400, code: 'INPUT_INVALID' });
    expect(await refresh(elsewhere)).toBe('open');
    expect((await signInAsDoctor(product, kavita)).status).toBe(200);
  });

  test('sends no email to an unconfirmed address', async () => {
    const meera = await aPatient(product);
    await newestEmail(product, meera.email, subjects.confirm);
    await change(meera, meera.cookie, { currentPassword: PASSWORD, password: NEXT });
    const ask = (purpose: string) => {
      const body = { accountId: meera.id, role: 'patient', purpose };
      return product.callInside(composeEmail, { body });
    };
    expect((await ask('password-changed')).body.data).toBeNull();
    expect((await ask('reset-password')).body.data).toMatchObject({ to: meera.email, name: meera.fullName });
  });

  test('invalidates the old password for a repeated sign-up command', async () => {
    const form = newPatient();
    const commandId = randomUUID();
    const register = () => product.call(registerPatient, { body: formOf(form, {}), commandId });
    const first = await register();
    expect([first.status, (await register()).status]).toEqual([201, 201]);
    const as = first.body.data.accessToken;
    await product.call(changePassword, { as, body: { currentPassword: PASSWORD, password: NEXT } });
    expect((await register()).code).toBe('EMAIL_TAKEN');
  });
});

describe('the language of emails', () => {
  test.each([
    ['patient', () => product.call(registerPatient, inHindi(formOf(newPatient(), {})))],
    ['doctor', () => product.call(registerDoctor, inHindi(formOf(newDoctor(), {})))],
  ] as const)('is that of the page on which a %s signs up, from the first one on', async (_role, signUp) => {
    const { body, position } = await signUp();
    const account = 'user' in body.data ? body.data.user : body.data.doctor;
    const { text } = await newestEmail(product, account.email, 'कृपया अपने ईमेल पते की पुष्टि करें');
    expect(text).toContain('नमस्ते');
    expect(text).toContain('यह लिंक 24 घंटे तक मान्य है।');
    const shown = await product.call(showCredentials, { as: body.data.accessToken, after: position });
    expect(shown.body.data.language).toBe('hi');
  });

  test('is changed by its person: the next email is in the new one', async () => {
    const meera = await aPatient(product);
    await newestEmail(product, meera.email, subjects.confirm);
    const { position } = await product.call(chooseLanguage, { as: meera, body: { language: 'hi' } });
    expect((await credentialsOf(meera, position)).language).toBe('hi');
    await forgot('patient', meera.email);
    await newestEmail(product, meera.email, 'नया पासवर्ड बनाएँ', subjects.confirm);
  });

  test('is refused if there is none', async () => {
    const meera = await aPatient(product);
    const { status, code } = await product.call(chooseLanguage, { as: meera, body: { language: 'fr' as 'hi' } });
    expect([status, code]).toEqual([400, 'INPUT_INVALID']);
  });
});

const inHindi = <Body>(body: Body) => ({ body, headers: { 'x-language': 'hi' } });
