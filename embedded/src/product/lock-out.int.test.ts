import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { DEVICE_COOKIE } from '@anamnesis/contracts/accounts/constants';
import { resetPassword } from '@anamnesis/contracts/accounts/credential-routes';
import { signOutEverywhere } from '@anamnesis/contracts/accounts/devices-routes';
import { signInDoctor, signInPatient } from '@anamnesis/contracts/accounts/routes';
import { aDoctor, aPatient, newPatient, PASSWORD, type Person } from './testing/people.js';
import type { Product } from './testing/product.js';
import { sharedProduct } from './testing/start-product.js';

let product: Product;
beforeAll(async () => {
  product = await sharedProduct();
});
afterAll(() => product.close());

const FIRST_WAIT_SECONDS = 15;
const LONGEST_WAIT_SECONDS = 15 * 60;
const deviceCookieOf = (headers: Headers) =>
  headers
    .getSetCookie()
    .find((cookie) => cookie.startsWith(`${DEVICE_COOKIE}=`))
    ?.split(';')[0] ?? '';
const signIn = (email: string, password: string, cookie = '') =>
  product.call(signInPatient, { headers: cookie ? { cookie } : {}, body: { email, password } });
/** Consecutive failed attempts from an unknown device. */
async function strangersTry(email: string, times: number) {
  const answers: { code: string | undefined; wait: number }[] = [];
  for (let count = 0; count < times; count += 1) {
    const { code, headers } = await signIn(email, 'not the password');
    // Rounded up to whole steps, because the duration of the test reduces the wait.
    const wait = Math.ceil(Number(headers.get('retry-after') ?? 0) / FIRST_WAIT_SECONDS) * FIRST_WAIT_SECONDS;
    answers.push({ code, wait });
  }
  return answers;
}
const waitOut = () => product.database.query('update lock_out.tries set free_at = now()');
async function knownDevice({ email }: Pick<Person, 'email'>) {
  return deviceCookieOf((await signIn(email, PASSWORD)).headers);
}

test('the device cookie is bound to the product and inaccessible to scripts', async () => {
  const meera = await aPatient(product);
  const set = (await signIn(meera.email, PASSWORD)).headers
    .getSetCookie()
    .find((each) => each.startsWith(DEVICE_COOKIE));
  expect(set).toMatch(/=[\w-]{43}; HttpOnly; SameSite=Strict; Path=\/; Max-Age=15552000$/);
});

test('two hundred failed attempts by strangers do not lock out a known device', async () => {
  const meera = await aPatient(product);
  const device = await knownDevice(meera);
  const answers = (await Promise.all(Array.from({ length: 20 }, () => strangersTry(meera.email, 10)))).flat();
  const made = answers.filter(({ code }) => code === 'CREDENTIALS_WRONG').length;
  expect(answers.filter(({ code }) => code === 'SIGN_IN_PAUSED')).toHaveLength(200 - made);
  // Ten, and one for each wait that expired on a slow machine.
  expect(made).toBeGreaterThanOrEqual(10);
  expect(made).toBeLessThan(15);
  // Of this account alone: other suites of the worker have tried other things.
  await product.database.query(`update lock_out.tries set free_at = now() + interval '1 minute' where bucket = $1`, [
    `password ${meera.id}`,
  ]);
  expect(await signIn(meera.email, PASSWORD)).toMatchObject({ status: 429, code: 'SIGN_IN_PAUSED' });
  expect((await signIn(meera.email, PASSWORD, device)).status).toBe(200);
});

test('a new device of the owner waits at most a quarter of an hour, regardless of the number of attempts', async () => {
  const meera = await aPatient(product);
  await strangersTry(meera.email, 11);
  const waits: number[] = [];
  for (let rounds = 0; rounds < 9; rounds += 1) {
    await waitOut();
    await strangersTry(meera.email, 1);
    waits.push((await strangersTry(meera.email, 1))[0]?.wait ?? 0);
  }
  expect(Math.max(...waits)).toBe(LONGEST_WAIT_SECONDS);
  expect(waits).toEqual(waits.toSorted((a, b) => a - b));
  await waitOut();
  expect((await signIn(meera.email, PASSWORD)).status).toBe(200);
  // A successful sign-in resets the count.
  expect((await strangersTry(meera.email, 10)).map(({ code }) => code)).toEqual(Array(10).fill('CREDENTIALS_WRONG'));
});

test('an email without an account gets the same series of replies', async () => {
  const [meera, nobody] = [await aPatient(product), newPatient()];
  const series = async (email: string) => {
    const first = await strangersTry(email, 12);
    await waitOut();
    return [...first, ...(await strangersTry(email, 3))].map(({ code, wait }) => `${code} ${wait}`);
  };
  const known = await series(meera.email);
  expect(await series(nobody.email)).toEqual(known);
  expect(known).toContain('SIGN_IN_PAUSED 30');
});

test('a known device has its own limit', async () => {
  const meera = await aPatient(product);
  const device = await knownDevice(meera);
  for (let count = 0; count < 10; count += 1)
    expect((await signIn(meera.email, 'not the password', device)).code).toBe('CREDENTIALS_WRONG');
  expect((await signIn(meera.email, PASSWORD, device)).code).toBe('SIGN_IN_PAUSED');
  expect((await signIn(meera.email, PASSWORD)).status).toBe(200);
});

test('a device known to one account is unknown to another', async () => {
  const [meera, nikhil] = [await aPatient(product), await aPatient(product)];
  const device = await knownDevice(meera);
  await strangersTry(nikhil.email, 10);
  expect((await signIn(nikhil.email, PASSWORD, device)).code).toBe('SIGN_IN_PAUSED');
  const both = await aDoctor(product);
  const asDoctor = { email: both.email, mobileNumber: both.mobileNumber, password: PASSWORD };
  const { headers } = await product.call(signInDoctor, { headers: { cookie: device }, body: asDoctor });
  const cookie = deviceCookieOf(headers);
  expect(cookie.split('.')).toHaveLength(2);
  await strangersTry(meera.email, 10);
  expect((await signIn(meera.email, PASSWORD, cookie)).status).toBe(200);
});

test('signing out everywhere forgets every device', async () => {
  const meera = await aPatient(product);
  const device = await knownDevice(meera);
  await product.call(signOutEverywhere, { as: meera, body: { butHere: false } });
  await strangersTry(meera.email, 10);
  expect((await signIn(meera.email, PASSWORD, device)).code).toBe('SIGN_IN_PAUSED');
});

test('a password reset ends the wait for the owner and forgets every device', async () => {
  const meera = await aPatient(product);
  const device = await knownDevice(meera);
  await strangersTry(meera.email, 10);
  const account = { id: meera.id, role: 'patient' } as const;
  const token = await product.services.ports.links.tokens.issue('reset-password', { account, state: 0 }, 30);
  const password = 'another good long one';
  expect((await product.call(resetPassword, { body: { token, password } })).status).toBe(200);
  expect((await signIn(meera.email, password)).status).toBe(200);
  await strangersTry(meera.email, 10);
  expect((await signIn(meera.email, password, device)).code).toBe('SIGN_IN_PAUSED');
});

test('no email is stored with the attempts', async () => {
  const meera = await aPatient(product);
  await strangersTry(meera.email, 1);
  const { rows } = await product.database.query<{ bucket: string }>('select bucket from lock_out.tries');
  expect(rows.map(({ bucket }) => bucket)).toContain(`password ${meera.id}`);
  for (const { bucket } of rows) expect(bucket).not.toContain('@');
});
