import { randomUUID } from 'node:crypto';
import { readdir } from 'node:fs/promises';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { registerDoctor, registerPatient, signInAuditor, signInDoctor } from '@anamnesis/contracts/accounts/routes';
import { currentDoctor, currentPatient, showPicture } from '@anamnesis/contracts/profiles/routes';
import { newestEmail, subjects } from './testing/emails.js';
import { formOf, picture, pictureOf } from './testing/files.js';
import {
  aDoctor,
  anAuditor,
  aPatient,
  newDoctor,
  newPatient,
  PASSWORD,
  signInAsDoctor,
  signInAsPatient,
  withPicture,
} from './testing/people.js';
import type { Product } from './testing/product.js';
import { sharedProduct } from './testing/start-product.js';
import { stalledService } from './testing/stalled-service.js';

let product: Product;
beforeAll(async () => {
  product = await sharedProduct();
});
afterAll(() => product.close());

const signUp = (form: object, commandId: string = randomUUID()) =>
  product.call(registerPatient, { commandId, body: formOf({ ...form }) });

describe('signing up', () => {
  test('with an address that has an account is told to its owner, once for many attempts', async () => {
    const { email } = await aPatient(product);
    for (let times = 0; times < 3; times += 1)
      expect((await signUp({ ...newPatient(), email })).code).toBe('EMAIL_TAKEN');
    const { token } = await newestEmail(product, email, subjects.attempted, subjects.confirm);
    expect(token).toBe('');
  });

  test('again and again with an address that has an account has to wait, with whatever comes with it', async () => {
    const { email } = await aPatient(product);
    const codes = [];
    for (let times = 0; times < 12; times += 1) codes.push((await signUp({ ...newPatient(), email })).code);
    expect(codes).toEqual([...Array(10).fill('EMAIL_TAKEN'), ...Array(2).fill('TOO_MANY_TRIES')]);
    expect((await signUp(newPatient())).status).toBe(201);
  });

  test('again under one command id signs in only with the password', async () => {
    const form = newPatient();
    const commandId = randomUUID();
    const first = await signUp(form, commandId);
    const again = await signUp(form, commandId);
    expect([first.status, again.status]).toEqual([201, 201]);
    expect(again.body.data.user).toEqual(first.body.data.user);
    expect(
      (await product.call(currentPatient, { as: again.body.data.accessToken, after: again.position })).status,
    ).toBe(200);
    const guessed = await signUp({ ...form, password: 'another long password' }, commandId);
    expect(guessed.code).toBe('COMMAND_ID_REUSED');
    expect(guessed.headers.getSetCookie()).toEqual([]);
    expect((await signUp({ ...newPatient(), username: form.username })).code).toBe('USERNAME_TAKEN');
  });

  test('as a doctor again under one command id, likewise', async () => {
    const form = newDoctor();
    const commandId = randomUUID();
    const send = (more: object = {}) =>
      product.call(registerDoctor, { commandId, body: formOf({ ...form, ...more }, { profilePic: [picture()] }) });
    expect([(await send()).status, (await send()).status]).toEqual([201, 201]);
    expect((await send({ password: 'another long password' })).code).toBe('COMMAND_ID_REUSED');
  });

  test('with a registered email, in any case, is rejected; the other role is another account', async () => {
    const { email } = await aPatient(product);
    for (const taken of [email, email.toUpperCase(), ` ${email} `.trim()])
      expect((await signUp({ ...newPatient(), email: taken })).code).toBe('EMAIL_TAKEN');
    expect((await aDoctor(product, { ...newDoctor(), email })).id).toMatch(/^[0-9a-f-]{36}$/);
    const asDoctor = await product.call(registerDoctor, { body: formOf({ ...newDoctor(), email }) });
    expect(asDoctor.code).toBe('EMAIL_TAKEN');
  });

  test('with a registered email or username stores no file', async () => {
    const [patient, doctor] = [await aPatient(product), newDoctor()];
    await aDoctor(product, doctor);
    const stored = async () => (await readdir(product.env.FILES_DIR!, { recursive: true })).toSorted();
    const before = await stored();
    // Different from the account's own files, which would get the same ids.
    const files = { profilePic: [pictureOf(2000)], certificateImage: [pictureOf(3000)] };
    const { profilePic } = files;
    const { email, username } = patient;
    const answers = [
      await product.call(registerDoctor, { body: formOf(doctor, files) }),
      await product.call(registerPatient, { body: formOf({ ...newPatient(), email }, { profilePic }) }),
      await product.call(registerPatient, { body: formOf({ ...newPatient(), username }, { profilePic }) }),
    ];
    expect(answers.map(({ code }) => code)).toEqual(['EMAIL_TAKEN', 'EMAIL_TAKEN', 'USERNAME_TAKEN']);
    expect(await stored()).toEqual(before);
  });

  test('with a registered username, in any case, is rejected', async () => {
    const { username } = await aPatient(product);
    for (const taken of [username, username.toUpperCase(), ` ${username} `])
      expect((await signUp({ ...newPatient(), username: taken })).code).toBe('USERNAME_TAKEN');
  });

  test('that looks like another one, or like the clinic’s, is refused', async () => {
    const name = `jose${Date.now()}`;
    expect((await signUp({ ...newPatient(), username: name })).code).toBeUndefined();
    expect((await signUp({ ...newPatient(), username: name.replace('e', 'é') })).code).toBe('USERNAME_TAKEN');
    for (const username of [`${name}\u200b`, name.replace('o', '\u043e'), 'Anamnesis team', 'Dr. Rao']) {
      const { code, body } = await signUp({ ...newPatient(), username });
      expect([username, code, Object.keys(body.parameters?.['fields'] as object)]).toEqual([
        username,
        'INPUT_INVALID',
        ['username'],
      ]);
    }
  });

  test('that fails releases its username', async () => {
    const { email } = await aPatient(product);
    const { username } = newPatient();
    expect((await signUp({ ...newPatient(), email, username })).code).toBe('EMAIL_TAKEN');
    expect((await signUp({ ...newPatient(), username })).status).toBe(201);
  });

  test('twice at once keeps the username with the one account', async () => {
    const form = newPatient();
    const slow = await stalledService(product, 'patient-');
    const answer = slow.call(registerPatient, { body: formOf(form) });
    await slow.stalled;
    expect((await signUp(form)).status).toBe(201);
    expect((await slow.goOn(answer)).code).toBe('EMAIL_TAKEN');
    expect((await signUp({ ...newPatient(), username: form.username })).code).toBe('USERNAME_TAKEN');
  });

  test('ten times at once creates one account', async () => {
    const form = newPatient();
    const answers = await Promise.all(Array.from({ length: 10 }, () => signUp(form)));
    expect(answers.map(({ code }) => code ?? 'registered').toSorted()).toEqual([
      ...Array(9).fill('EMAIL_TAKEN'),
      'registered',
    ]);
    expect((await signUp({ ...newPatient(), username: form.username })).code).toBe('USERNAME_TAKEN');
  });

  test.each(['password123', 'aaaaaaaaaaaa', 'Meera Rao 1'])(
    'with a weak password is rejected: %s',
    async (password) => {
      const { status, body } = await signUp({ ...newPatient('Meera Rao'), password });
      expect({ status, fields: Object.keys(body.parameters?.['fields'] as object) }).toEqual({
        status: 400,
        fields: ['password'],
      });
    },
  );
});

describe('signing in', () => {
  test('returns the user and the first day of the streak', async () => {
    const meera = await aPatient(product);
    const { body, position } = await signInAsPatient(product, meera);
    expect(body.data).toMatchObject({ streak: 1, maxStreak: 1, user: { id: meera.id, username: meera.username } });
    const profile = await product.call(currentPatient, { as: body.data.accessToken, after: position });
    expect(profile.body.data.suggestedActivity).toEqual(body.data.suggestedActivity);
  });

  test('with any wrong field fails with the same message, whether or not the account exists', async () => {
    const [meera, kavita, asha] = await Promise.all([aPatient(product), aDoctor(product), anAuditor(product)]);
    const refused = [
      await signInAsPatient(product, meera, 'not the password'),
      await signInAsPatient(product, { ...meera, email: 'nobody@example.org' }),
      await signInAsPatient(product, kavita),
      await product.call(signInAuditor, { body: { email: asha.email, password: 'not the password' } }),
    ];
    const doctors = [
      await signInAsDoctor(product, kavita, 'not the password'),
      await product.call(signInDoctor, {
        body: { email: kavita.email, mobileNumber: '9876543211', password: PASSWORD },
      }),
      await signInAsDoctor(product, { ...meera, mobileNumber: kavita.mobileNumber }),
    ];
    for (const [each, code] of [
      [refused, 'CREDENTIALS_WRONG'],
      [doctors, 'DOCTOR_CREDENTIALS_WRONG'],
    ] as const) {
      const answers = each.map(({ status, body }) => JSON.stringify({ status, ...body, requestId: '' }));
      expect(new Set(answers).size).toBe(1);
      expect(each[0]).toMatchObject({ status: 401, code });
    }
    expect(doctors[0]?.body).toMatchObject({ message: expect.stringContaining('phone number') });
  });

  test('of a doctor with an invalid phone number is rejected at that field, whether or not the account exists', async () => {
    const kavita = await aDoctor(product);
    for (const email of [kavita.email, 'nobody@example.org']) {
      const body = { email, mobileNumber: '98-76', password: PASSWORD };
      expect((await product.call(signInDoctor, { body })).body).toMatchObject({
        code: 'INPUT_INVALID',
        message: 'Please give a phone number of 6 to 10 digits.',
        parameters: { fields: { mobileNumber: { code: 'MOBILE_NUMBER_INVALID', parameters: { least: 6, most: 10 } } } },
      });
    }
  });
});

describe('a profile', () => {
  test('shows the submitted data and picture', async () => {
    const [meera, kavita] = await Promise.all([
      aPatient(product, newPatient(), undefined, withPicture()),
      aDoctor(product, newDoctor('Kavita Iyer', ['Cardiology', 'Cardiology']), withPicture()),
    ]);
    const mine = await product.call(currentPatient, { as: meera, after: meera.position });
    expect(mine.body.data).toMatchObject({ fullName: meera.fullName, email: meera.email, gender: 'Female', age: 41 });
    const theirs = await product.call(currentDoctor, { as: kavita, after: kavita.position });
    expect(theirs.body.data).toMatchObject({
      phone: '9876543210',
      specializations: ['Cardiology'],
      certifications: ['Certificate'],
    });
    for (const [person, address] of [
      [meera, mine.body.data.profileImage],
      [kavita, theirs.body.data.avatar],
    ] as const) {
      expect(address).toBe(`/api/pictures/${person.id}`);
      const shown = await product.call(showPicture, { as: person, params: { accountId: person.id } });
      expect([shown.status, shown.headers.get('content-type')]).toEqual([200, 'image/webp']);
      expect(shown.headers.get('cache-control')).toBe('private, no-cache');
      const small = await product.call(showPicture, {
        as: person,
        params: { accountId: person.id },
        query: { edge: '96' },
      });
      expect([small.status, small.headers.get('content-type')]).toEqual([200, 'image/webp']);
    }
  });
});
