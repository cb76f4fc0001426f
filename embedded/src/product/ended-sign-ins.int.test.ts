import { once } from 'node:events';
import { createHmac, randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, expect, test } from '@jest/globals';
import { io, type Socket } from 'socket.io-client';
import { DEVICE_COOKIE } from '@anamnesis/contracts/accounts/constants';
import { listDevices, closeDevice, signOutEverywhere } from '@anamnesis/contracts/accounts/devices-routes';
import { changePassword, resetPassword } from '@anamnesis/contracts/accounts/credential-routes';
import { signInPatient, signOut } from '@anamnesis/contracts/accounts/routes';
import { currentPatient } from '@anamnesis/contracts/profiles/routes';
import { derive } from '@anamnesis/platform/vault/derived-keys';
import { until } from '@anamnesis/platform/testing/until';
import { createTokenIssuer } from '@anamnesis/platform/tokens/access-tokens';
import { createPurposeTokens } from '@anamnesis/platform/tokens/purpose-tokens';
import { signingKeyFrom } from '@anamnesis/platform/tokens/token-keys';
import { aPatient, cookieOf, PASSWORD, type Person, signInAsPatient } from './testing/people.js';
import type { Product } from './testing/product.js';
import { sharedProduct } from './testing/start-product.js';

let product: Product;
beforeAll(async () => {
  product = await sharedProduct();
});
afterAll(() => product.close());

const sockets: Socket[] = [];
afterEach(() => sockets.splice(0).forEach((socket) => socket.disconnect()));

/** A person with an open page and its socket. */
async function withPage(person: Person) {
  const socket = io(product.address, {
    transports: ['websocket'],
    auth: { token: person.token },
    forceNew: true,
    reconnection: false,
  });
  sockets.push(socket);
  await once(socket as never, 'connect');
  const cut = once(socket as never, 'disconnect').then(([reason]: unknown[]) => reason);
  return { ...person, socket, cut };
}
/** The same person on another device. */
async function elsewhere(person: Person) {
  const { body, headers } = await signInAsPatient(product, person);
  return withPage({ ...person, token: body.data.accessToken, cookie: cookieOf(headers) });
}
type Page = Awaited<ReturnType<typeof withPage>>;
// Calls both services, because each polls for ended sign-ins separately.
const answersTo = async ({ token }: Page) =>
  Promise.all(
    [currentPatient, listDevices].map(async (route) => {
      const { code, status } = await product.call(route, { as: token });
      return code ?? status;
    }),
  );
async function isOut(page: Page): Promise<void> {
  await until(async () => expect(await answersTo(page)).toEqual(['TOKEN_EXPIRED', 'TOKEN_EXPIRED']));
  expect(await page.cut).toBe('io server disconnect');
}
async function isIn(page: Page): Promise<void> {
  expect(await answersTo(page)).toEqual([200, 200]);
  expect(page.socket.connected).toBe(true);
}

test('signing out everywhere ends every token and socket of the account within seconds, and nobody else’s', async () => {
  const meera = await withPage(await aPatient(product));
  const [telephone, nikhil] = [await elsewhere(meera), await withPage(await aPatient(product))];
  const everywhere = (butHere: boolean) =>
    product.call(signOutEverywhere, { as: meera, headers: { cookie: meera.cookie }, body: { butHere } });
  await everywhere(true);
  await isOut(telephone);
  await isIn(meera);
  await everywhere(false);
  await isOut(meera);
  await isIn(nikhil);
});

test('signing in ends the sign-in of another account in the same browser, and no other', async () => {
  const [meera, nikhil] = [await withPage(await aPatient(product)), await aPatient(product)];
  const signIn = ({ email }: Person, cookie: string) =>
    product.call(signInPatient, { headers: { cookie }, body: { email, password: PASSWORD } });
  const here = await signIn(meera, '');
  const page = await withPage({ ...meera, token: here.body.data.accessToken, cookie: cookieOf(here.headers) });
  const known = here.headers.getSetCookie().find((each) => each.startsWith(DEVICE_COOKIE)) ?? '';
  expect((await signIn(nikhil, known.split(';')[0] ?? '')).status).toBe(200);
  await isOut(page);
  await isIn(meera);
});

test('signing out ends the tokens and sockets of that sign-in, also from another device', async () => {
  const meera = await withPage(await aPatient(product));
  const telephone = await elsewhere(meera);
  const { data } = (await product.call(listDevices, { as: meera, headers: { cookie: meera.cookie } })).body;
  const there = data.find(({ here }) => !here);
  await product.call(closeDevice, { as: meera, params: { id: there?.id ?? '' } });
  await isOut(telephone);
  await isIn(meera);
  await product.call(signOut, { headers: { cookie: meera.cookie } });
  await isOut(meera);
});

test('a password change keeps only the current sign-in', async () => {
  const meera = await withPage(await aPatient(product));
  const telephone = await elsewhere(meera);
  const body = { currentPassword: PASSWORD, password: 'another horse, another battery' };
  await product.call(changePassword, { as: meera, headers: { cookie: meera.cookie }, body });
  await isOut(telephone);
  await isIn(meera);
});

test('the secrets of other services can sign neither tokens nor links', async () => {
  const meera = await aPatient(product);
  const { VAULT_KEY } = product.vault;
  const workerKey = Buffer.from(product.services.workerAuthorization.split(' ')[1] ?? '', 'base64url');
  const publicKey = Buffer.from(signingKeyFrom(product.env.TOKEN_SIGNING_KEY).publicKey, 'base64url');
  const terms = { issuer: 'anamnesis', audience: 'clinic.example' };
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
  for (const held of [VAULT_KEY, workerKey, publicKey]) {
    const signed = await createTokenIssuer(signingKeyFrom(held), { ...terms, minutes: 5 }).issue(
      { id: meera.id, role: 'patient' },
      randomUUID(),
    );
    const [, claims = ''] = signed.split('.');
    const text = `${part({ alg: 'HS256', typ: 'at+jwt' })}.${claims}`;
    const byHmac = `${text}.${createHmac('sha256', held).update(text).digest('base64url')}`;
    for (const token of [signed, byHmac])
      expect((await product.call(currentPatient, { as: token })).code).toBe('NOT_SIGNED_IN');
    const account = { id: meera.id, role: 'patient' } as const;
    const link = await createPurposeTokens(derive(held, 'links in emails')).issue(
      'reset-password',
      { account, state: 0 },
      30,
    );
    const body = { token: link, password: 'a stranger’s long password' };
    expect((await product.call(resetPassword, { body })).code).toBe('LINK_UNREADABLE');
  }
});
