import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, jest, test } from '@jest/globals';
import {
  enableSecondFactor,
  finishSignIn,
  removeSecondFactor,
  renewRecoveryCodes,
  setUpSecondFactor,
  showSecondFactor,
} from '@anamnesis/contracts/accounts/second-factor-routes';
import { finishGoogleSignIn, startGoogleSignIn } from '@anamnesis/contracts/accounts/google-routes';
import { refreshSignIn, registerPatient, signInAuditor } from '@anamnesis/contracts/accounts/routes';
import { changePassword, resetPassword } from '@anamnesis/contracts/accounts/credential-routes';
import { currentPatient, showPicture } from '@anamnesis/contracts/profiles/routes';
import { totpAt } from '@anamnesis/platform/second-factor/totp';
import { until } from '@anamnesis/platform/testing/until';
import { formOf } from './testing/files.js';
import { createBrowser } from './testing/google.js';
import {
  aDoctor,
  anAuditor,
  aPatient,
  cookieOf,
  newPatient,
  PASSWORD,
  type Person,
  signInAsDoctor,
  signInAsPatient,
} from './testing/people.js';
import { type Product, runProduct } from './testing/product.js';

let product: Product;
beforeAll(async () => {
  // In the modules of this suite, whose clock it changes.
  product = await runProduct();
});
afterAll(() => product.close());

const STEP_MS = 30_000;
/** The app's code now, or this many steps later: the next code is already valid, and stays so during a test. */
const codeOf = (secret: string, steps = 0) => totpAt(secret, new Date(Date.now() + steps * STEP_MS));

/** Enables it with this step's code, so that the next one is still unused. */
async function turnOn(person: Pick<Person, 'token' | 'cookie'>) {
  const { secret, setup } = (await product.call(setUpSecondFactor, { as: person })).body.data;
  const code = codeOf(secret);
  const body = { setup, currentPassword: PASSWORD, code };
  const { data } = (await product.call(enableSecondFactor, { as: person, headers: { cookie: person.cookie }, body }))
    .body;
  return { secret, code, ...data };
}
const nextCode = (secret: string) => codeOf(secret, 1);
const challengeOf = (refused: { body: { parameters?: Readonly<Record<string, unknown>> | undefined } }) =>
  String(refused.body.parameters?.['challenge']);
const finish = (challenge: string, code: string, commandId: string = randomUUID()) =>
  product.call(finishSignIn, { commandId, body: { challenge, code } });
const methodsOf = (token: string) =>
  (JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()) as { amr?: string[] }).amr;

describe('enabling a second factor', () => {
  test('requires the password and a code, and returns ten recovery codes once', async () => {
    const meera = await aPatient(product);
    const { secret, setup, uri } = (await product.call(setUpSecondFactor, { as: meera })).body.data;
    const another = (await product.call(setUpSecondFactor, { as: meera })).body.data;
    expect(uri).toContain(secret);
    const send = (body: object, commandId: string = randomUUID()) =>
      product.call(enableSecondFactor, {
        as: meera,
        commandId,
        body: { setup, currentPassword: PASSWORD, code: codeOf(secret), ...body },
      });
    expect((await send({ currentPassword: 'not the password' })).code).toBe('CURRENT_PASSWORD_WRONG');
    expect((await send({ code: codeOf(secret, 10) })).code).toBe('SECOND_FACTOR_WRONG');
    expect((await product.call(showSecondFactor, { as: meera })).body.data).toEqual({
      enabled: false,
      recoveryCodesLeft: 0,
      needed: false,
    });
    const commandId = randomUUID();
    const { recoveryCodes } = (await send({}, commandId)).body.data;
    expect(new Set(recoveryCodes).size).toBe(10);
    // A repeated command gets the same reply; another command finds it enabled.
    expect((await send({}, commandId)).body.data.recoveryCodes).toEqual(recoveryCodes);
    expect((await send({ setup: another.setup, code: codeOf(another.secret) }, commandId)).code).toBe(
      'COMMAND_ID_REUSED',
    );
    expect((await send({})).code).toBe('SECOND_FACTOR_ON');
    expect((await product.call(setUpSecondFactor, { as: meera })).code).toBe('SECOND_FACTOR_ON');
    expect((await product.call(showSecondFactor, { as: meera })).body.data).toMatchObject({
      enabled: true,
      recoveryCodesLeft: 10,
    });
  });

  test("with another person's key is rejected", async () => {
    const [meera, nikhil] = [await aPatient(product), await aPatient(product)];
    const { secret, setup } = (await product.call(setUpSecondFactor, { as: nikhil })).body.data;
    const body = { setup, currentPassword: PASSWORD, code: codeOf(secret) };
    expect((await product.call(enableSecondFactor, { as: meera, body })).code).toBe('SECOND_FACTOR_EXPIRED');
  });

  test('upgrades the current sign-in, also after its token was renewed', async () => {
    const asha = await anAuditor(product);
    const { accessToken } = await turnOn(asha);
    expect(methodsOf(asha.token)).toEqual(['pwd']);
    expect(methodsOf(accessToken)).toEqual(['pwd', 'otp']);
    const renewed = await product.call(refreshSignIn, { headers: { cookie: asha.cookie } });
    expect(methodsOf(renewed.body.data.accessToken)).toEqual(['pwd', 'otp']);
  });
});

describe('signing in with a second factor', () => {
  test('a wrong password does not reveal it; the right one leads to the second step, and to the same data', async () => {
    const meera = await aPatient(product);
    const { secret } = await turnOn(meera);
    expect((await signInAsPatient(product, meera, 'not the password')).code).toBe('CREDENTIALS_WRONG');
    const refused = await signInAsPatient(product, meera);
    expect([refused.status, refused.code, refused.headers.getSetCookie()]).toEqual([401, 'SECOND_FACTOR_NEEDED', []]);
    expect((await finish(challengeOf(refused), '000000')).code).toBe('SECOND_FACTOR_WRONG');
    const { body, headers, position } = await finish(challengeOf(refused), nextCode(secret));
    expect(body.data).toMatchObject({
      user: { id: meera.id, username: meera.username },
      suggestedActivity: { title: expect.any(String) },
      streak: 1,
      maxStreak: 1,
    });
    expect(methodsOf(body.data.accessToken)).toEqual(['pwd', 'otp']);
    expect((await product.call(currentPatient, { as: body.data.accessToken, after: position })).status).toBe(200);
    const renewed = await product.call(refreshSignIn, { headers: { cookie: cookieOf(headers) } });
    expect(methodsOf(renewed.body.data.accessToken)).toEqual(['pwd', 'otp']);
  });

  test('a code is valid once, but the same request may be repeated', async () => {
    const meera = await aPatient(product);
    const { secret, code: earlier } = await turnOn(meera);
    const challenge = challengeOf(await signInAsPatient(product, meera));
    const code = nextCode(secret);
    const commandId = randomUUID();
    expect((await finish(challenge, code, commandId)).status).toBe(200);
    expect((await finish(challenge, code, commandId)).status).toBe(200);
    expect((await finish(challenge, code)).code).toBe('SECOND_FACTOR_WRONG');
    expect((await finish(challenge, earlier)).code).toBe('SECOND_FACTOR_WRONG');
  });

  test('the code that enabled it cannot be used again', async () => {
    const meera = await aPatient(product);
    const { code } = await turnOn(meera);
    const challenge = challengeOf(await signInAsPatient(product, meera));
    expect((await finish(challenge, code)).code).toBe('SECOND_FACTOR_WRONG');
  });

  test('a recovery code works once, in any format, and no other code passes under its command id', async () => {
    const meera = await aPatient(product);
    const { recoveryCodes } = await turnOn(meera);
    const [first = '', second = ''] = recoveryCodes;
    const challenge = challengeOf(await signInAsPatient(product, meera));
    const commandId = randomUUID();
    const { status, body } = await finish(challenge, ` ${first.toUpperCase().replaceAll('-', ' ')} `, commandId);
    expect(status).toBe(200);
    expect((await finish(challenge, 'aaaa-aaaa-aaaa-aaaa', commandId)).code).toBe('SECOND_FACTOR_WRONG');
    expect((await finish(challenge, first)).code).toBe('SECOND_FACTOR_WRONG');
    expect((await finish(challenge, second)).status).toBe(200);
    expect((await product.call(showSecondFactor, { as: body.data.accessToken })).body.data.recoveryCodesLeft).toBe(8);
  });

  test('a challenge allows five attempts, is bound to the account, and cannot be forged', async () => {
    const [meera, nikhil] = [await aPatient(product), await aPatient(product)];
    const [{ secret }, other] = [await turnOn(meera), await turnOn(nikhil)];
    const challenge = challengeOf(await signInAsPatient(product, meera));
    expect((await finish(challenge, nextCode(other.secret))).code).toBe('SECOND_FACTOR_WRONG');
    for (let tries = 1; tries < 5; tries += 1)
      expect((await finish(challenge, '000000')).code).toBe('SECOND_FACTOR_WRONG');
    expect((await finish(challenge, nextCode(secret))).code).toBe('SECOND_FACTOR_EXPIRED');
    const { setup } = (await product.call(setUpSecondFactor, { as: await aPatient(product) })).body.data;
    for (const forged of ['x', setup, `${challenge}x`])
      expect((await finish(forged, nextCode(secret))).code).toBe('SECOND_FACTOR_EXPIRED');
    const again = challengeOf(await signInAsPatient(product, meera));
    expect((await finish(again, nextCode(secret))).status).toBe(200);
  });

  test('attempts over many challenges are limited per account', async () => {
    const meera = await aPatient(product);
    await turnOn(meera);
    const codes: (string | undefined)[] = [];
    for (let round = 0; round < 3; round += 1) {
      const challenge = challengeOf(await signInAsPatient(product, meera));
      for (let tries = 0; tries < 4; tries += 1) codes.push((await finish(challenge, '000000')).code);
    }
    expect(codes).toEqual([...Array<string>(10).fill('SECOND_FACTOR_WRONG'), 'SIGN_IN_PAUSED', 'SIGN_IN_PAUSED']);
  });

  test('a challenge expires after five minutes', async () => {
    const meera = await aPatient(product);
    const { secret } = await turnOn(meera);
    const challenge = challengeOf(await signInAsPatient(product, meera));
    jest.useFakeTimers({
      now: Date.now() + 6 * 60_000,
      doNotFake: [
        ...(['nextTick', 'setImmediate', 'clearImmediate', 'setTimeout', 'clearTimeout'] as const),
        ...(['setInterval', 'clearInterval', 'queueMicrotask', 'performance', 'hrtime'] as const),
      ],
    });
    try {
      expect((await finish(challenge, nextCode(secret))).code).toBe('SECOND_FACTOR_EXPIRED');
    } finally {
      jest.useRealTimers();
    }
  });

  test('the reply for doctors and auditors has the data of their role', async () => {
    const [kavita, asha] = [await aDoctor(product), await anAuditor(product)];
    const [doctor, auditor] = [await turnOn(kavita), await turnOn(asha)];
    const none = { suggestedActivity: null, streak: null, maxStreak: null };
    const asDoctor = await finish(challengeOf(await signInAsDoctor(product, kavita)), nextCode(doctor.secret));
    expect(asDoctor.body.data).toMatchObject({ user: { id: kavita.id, role: 'doctor' }, ...none });
    const refused = await product.call(signInAuditor, { body: { email: asha.email, password: PASSWORD } });
    const asAuditor = await finish(challengeOf(refused), nextCode(auditor.secret));
    expect(asAuditor.body.data).toMatchObject({ user: { id: asha.id, role: 'auditor' }, ...none });
  });

  test('Google can be the first step instead of a password', async () => {
    const meera = await aPatient(product);
    const { secret } = await turnOn(meera);
    await product.confirmEmail('patient', meera.email);
    const browser = createBrowser(product);
    const choice = { email: meera.email, name: 'Meera Rao', verified: 'yes' };
    const { code, state } = await browser.choose(await browser.goThere(startGoogleSignIn, 'patient'), choice);
    const refused = await browser.finish(finishGoogleSignIn, { code, state });
    expect(refused).toMatchObject({ status: 401, code: 'SECOND_FACTOR_NEEDED' });
    const { challenge } = (refused as unknown as { parameters: { challenge: string } }).parameters;
    const { body } = await finish(challenge, nextCode(secret));
    expect(body.data.user.id).toBe(meera.id);
    expect(methodsOf(body.data.accessToken)).toEqual(['google', 'otp']);
  });

  test('Google voids a second factor that somebody else enabled on an unconfirmed address', async () => {
    const stranger = await aPatient(product);
    const { secret, accessToken } = await turnOn(stranger);
    const pending = challengeOf(await signInAsPatient(product, stranger));
    const browser = createBrowser(product);
    const choice = { email: stranger.email, name: 'The Owner', verified: 'yes' };
    const { code, state } = await browser.choose(await browser.goThere(startGoogleSignIn, 'patient'), choice);
    const { status, jwt } = await browser.finish(finishGoogleSignIn, { code, state });
    expect([status, methodsOf(String(jwt))]).toEqual([200, ['google']]);
    expect((await product.call(showSecondFactor, { as: String(jwt) })).body.data.enabled).toBe(false);
    // The stranger's challenge and token are void.
    expect((await finish(pending, nextCode(secret))).code).toBe('SECOND_FACTOR_EXPIRED');
    await until(async () =>
      expect((await product.call(setUpSecondFactor, { as: accessToken })).code).toBe('TOKEN_EXPIRED'),
    );
    const again = (await product.call(setUpSecondFactor, { as: String(jwt) })).body.data;
    const body = { setup: again.setup, currentPassword: PASSWORD, code: codeOf(again.secret) };
    expect((await product.call(enableSecondFactor, { as: String(jwt), body })).code).toBe('PASSWORD_NOT_SET');
  });

  test('a password reset voids it if the address was not confirmed, and keeps it if it was', async () => {
    const reset = async ({ id }: Person) => {
      const account = { id, role: 'patient' } as const;
      const token = await product.services.ports.links.tokens.issue('reset-password', { account, state: 0 }, 30);
      return product.call(resetPassword, { body: { token, password: 'another good long one' } });
    };
    const [unconfirmed, confirmed] = [await aPatient(product), await aPatient(product)];
    await product.confirmEmail('patient', confirmed.email);
    for (const person of [unconfirmed, confirmed]) {
      await turnOn(person);
      expect((await reset(person)).status).toBe(200);
    }
    expect((await signInAsPatient(product, unconfirmed, 'another good long one')).status).toBe(200);
    expect((await signInAsPatient(product, confirmed, 'another good long one')).code).toBe('SECOND_FACTOR_NEEDED');
  });

  test('the current password is required, not an earlier one', async () => {
    const meera = await aPatient(product);
    const passwords = { currentPassword: PASSWORD, password: 'another good long one' };
    expect(
      (await product.call(changePassword, { as: meera, headers: { cookie: meera.cookie }, body: passwords })).status,
    ).toBe(200);
    const { secret, setup } = (await product.call(setUpSecondFactor, { as: meera })).body.data;
    const enable = (currentPassword: string) =>
      product.call(enableSecondFactor, { as: meera, body: { setup, currentPassword, code: codeOf(secret) } });
    expect((await enable(PASSWORD)).code).toBe('CURRENT_PASSWORD_WRONG');
    expect((await enable('another good long one')).status).toBe(200);
  });

  test('a repeated sign-up does not bypass it', async () => {
    const form = newPatient();
    const commandId = randomUUID();
    const signUp = () => product.call(registerPatient, { commandId, body: formOf(form) });
    const { body, headers } = await signUp();
    await turnOn({ token: body.data.accessToken, cookie: cookieOf(headers) });
    expect((await signUp()).code).toBe('SECOND_FACTOR_NEEDED');
  });
});

describe('changing a second factor', () => {
  test('new recovery codes replace the old ones and require password and code', async () => {
    const meera = await aPatient(product);
    const { secret, recoveryCodes } = await turnOn(meera);
    const renew = (body: object, commandId: string = randomUUID()) =>
      product.call(renewRecoveryCodes, {
        as: meera,
        commandId,
        body: { currentPassword: PASSWORD, code: nextCode(secret), ...body },
      });
    expect((await renew({ currentPassword: 'not the password' })).code).toBe('CURRENT_PASSWORD_WRONG');
    expect((await renew({ code: '000000' })).code).toBe('SECOND_FACTOR_WRONG');
    const commandId = randomUUID();
    const renewed = (await renew({}, commandId)).body.data.recoveryCodes;
    expect((await renew({}, commandId)).body.data.recoveryCodes).toEqual(renewed);
    const challenge = challengeOf(await signInAsPatient(product, meera));
    expect((await finish(challenge, recoveryCodes[0] ?? '')).code).toBe('SECOND_FACTOR_WRONG');
    expect((await finish(challenge, renewed[0] ?? '')).status).toBe(200);
  });

  test('after it is disabled the password is sufficient; disabling is idempotent', async () => {
    const meera = await aPatient(product);
    const { secret } = await turnOn(meera);
    const remove = (code: string) =>
      product.call(removeSecondFactor, { as: meera, body: { currentPassword: PASSWORD, code } });
    expect((await remove('000000')).code).toBe('SECOND_FACTOR_WRONG');
    expect((await remove(nextCode(secret))).status).toBe(200);
    expect((await remove(nextCode(secret))).status).toBe(200);
    expect((await signInAsPatient(product, meera)).status).toBe(200);
  });
});

test('an auditor without one can only enable it', async () => {
  const asha = await anAuditor(product);
  const look = (token: string) => product.call(showPicture, { as: token, params: { accountId: asha.id } });
  expect((await look(asha.token)).code).toBe('SECOND_FACTOR_REQUIRED');
  expect((await product.call(showSecondFactor, { as: asha })).body.data).toMatchObject({
    enabled: false,
    needed: true,
  });
  const { accessToken } = await turnOn(asha);
  expect((await look(accessToken)).code).toBe('PICTURE_NOT_FOUND');
  expect((await product.call(showSecondFactor, { as: accessToken })).body.data.needed).toBe(false);
  expect((await look(asha.token)).code).toBe('SECOND_FACTOR_REQUIRED');
});
