import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { closeDevice, listDevices, signOutEverywhere } from '@anamnesis/contracts/accounts/devices-routes';
import { refreshSignIn, signInPatient } from '@anamnesis/contracts/accounts/routes';
import { aPatient, cookieOf, PASSWORD, type Person } from './testing/people.js';
import type { Product } from './testing/product.js';
import { sharedProduct } from './testing/start-product.js';

let product: Product;
beforeAll(async () => {
  product = await sharedProduct();
});
afterAll(() => product.close());

const TELEPHONE =
  'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0.0.0 Mobile Safari/537.36';

/** Signs in on another device; returns its refresh cookie. */
async function onTelephone({ email }: Person) {
  const headers = { 'user-agent': TELEPHONE };
  return cookieOf((await product.call(signInPatient, { headers, body: { email, password: PASSWORD } })).headers);
}
const devicesOf = async ({ token, cookie }: Person) =>
  (await product.call(listDevices, { as: token, headers: { cookie } })).body.data;
const refresh = async (cookie: string) => (await product.call(refreshSignIn, { headers: { cookie } })).code ?? 'yes';

test('both devices are listed, this one first; the other can be signed out from here', async () => {
  const meera = await aPatient(product);
  const telephone = await onTelephone(meera);
  const listed = await devicesOf(meera);
  expect(listed.map(({ name, here }) => [name, here])).toEqual([
    [expect.any(String), true],
    ['Chrome on Android', false],
  ]);
  const params = { id: listed[1]?.id ?? '' };
  expect((await product.call(closeDevice, { as: meera, params })).status).toBe(200);
  expect((await product.call(closeDevice, { as: meera, params })).code).toBe('DEVICE_NOT_FOUND');
  expect([await refresh(telephone), await refresh(meera.cookie)]).toEqual(['REFRESH_REFUSED', 'yes']);
  expect(await devicesOf(meera)).toHaveLength(1);
});

test("another person's device gets the same error as one that does not exist", async () => {
  const [meera, nikhil] = [await aPatient(product), await aPatient(product)];
  const [theirs] = await devicesOf(nikhil);
  for (const id of [theirs?.id ?? '', randomUUID()])
    expect((await product.call(closeDevice, { as: meera, params: { id } })).code).toBe('DEVICE_NOT_FOUND');
  expect(await refresh(nikhil.cookie)).toBe('yes');
});

test('signing out ends the sign-ins everywhere else, or everywhere', async () => {
  const [meera, nikhil] = [await aPatient(product), await aPatient(product)];
  const telephone = await onTelephone(meera);
  const everywhere = (butHere: boolean) =>
    product.call(signOutEverywhere, { as: meera, headers: { cookie: meera.cookie }, body: { butHere } });
  expect((await everywhere(true)).headers.getSetCookie()).toEqual([]);
  expect([await refresh(telephone), (await devicesOf(meera)).length]).toEqual(['REFRESH_REFUSED', 1]);
  expect((await everywhere(false)).headers.getSetCookie()[0]).toMatch(/^anamnesis_refresh=;.*Max-Age=0/);
  expect([await refresh(meera.cookie), await refresh(nikhil.cookie)]).toEqual(['REFRESH_REFUSED', 'yes']);
});
