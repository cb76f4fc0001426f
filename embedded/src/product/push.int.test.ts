import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { registerPatient, signInPatient } from '@anamnesis/contracts/accounts/routes';
import { listPushSubscriptions, showPush, subscribeToPush } from '@anamnesis/contracts/notifications/push-routes';
import { until } from '@anamnesis/platform/testing/until';
import { formOf } from './testing/files.js';
import { aPatient, newPatient, PASSWORD, type Person } from './testing/people.js';
import type { Product } from './testing/product.js';
import { sharedProduct } from './testing/start-product.js';

let product: Product;
beforeAll(async () => {
  product = await sharedProduct();
});
afterAll(() => product.close());

/** The address that a browser gets from its push service. */
const aDevice = () => ({
  endpoint: `https://push.example.org/send/${randomUUID()}`,
  p256dh: `B${'A'.repeat(86)}`,
  auth: randomUUID().replaceAll('-', '').slice(0, 22),
});
const subscribe = (as: string, device: object, commandId: string = randomUUID()) =>
  product.call(subscribeToPush, { as, body: device, commandId });
const subscriptionsOf = async (accountId: string, after: string | null) =>
  (await product.callInside(listPushSubscriptions, { params: { accountId }, after })).body.subscriptionIds;
const isOn = async (as: string, after: string | null) => (await product.call(showPush, { as, after })).body.isOn;
const cookiesOf = (headers: Headers) =>
  headers
    .getSetCookie()
    .map((each) => each.split(';')[0])
    .join('; ');

/** A browser in which a new patient has signed up. */
async function aBrowser() {
  const signedUp = await product.call(registerPatient, { body: formOf(newPatient()) });
  const { accessToken: token, user } = signedUp.body.data;
  return { id: user.id, token, cookie: cookiesOf(signedUp.headers) };
}
const signInHere = async ({ email }: Person, cookie: string) =>
  (await product.call(signInPatient, { body: { email, password: PASSWORD }, headers: { cookie } })).body.data;

test('of two accounts in one browser, one after the other, only the second gets its pushes, without a sign-out between', async () => {
  const [first, second, device] = [await aBrowser(), await aPatient(product), aDevice()];
  const begun = await subscribe(first.token, device);
  expect(await subscriptionsOf(first.id, begun.position)).toHaveLength(1);
  const { accessToken } = await signInHere(second, first.cookie);
  expect(await subscriptionsOf(first.id, begun.position)).toEqual([]);
  // The browser still has the address that the first one allowed; nobody has allowed pushes of the second.
  expect(await isOn(accessToken, begun.position)).toBe(false);
  const moved = await subscribe(accessToken, device);
  expect(await subscriptionsOf(second.id, moved.position)).toHaveLength(1);
  expect(await subscriptionsOf(first.id, moved.position)).toEqual([]);
});

test('who registers the address of somebody else takes nothing from them, and sends them nothing of theirs', async () => {
  const [owner, other, device] = [await aBrowser(), await aBrowser(), aDevice()];
  const commandId = randomUUID();
  const own = await subscribe(owner.token, device, commandId);
  const [before] = await subscriptionsOf(owner.id, own.position);
  // Under the same id too: it does not name the subscription.
  const taken = await subscribe(other.token, device, commandId);
  expect(await subscriptionsOf(owner.id, taken.position)).toEqual([before]);
  const [registered] = await subscriptionsOf(other.id, taken.position);
  expect(registered).not.toBe(before);
  expect([before, registered]).not.toContain(commandId);
});

test('an address that is none of a public push service is refused', async () => {
  const { token } = await aBrowser();
  for (const endpoint of [
    'http://push.example.org/send/1',
    'https://127.0.0.1/send',
    'https://[::1]/send',
    'https://localhost/send',
    'https://redis.internal/send',
    'https://push.example.org:8443/send',
    'https://user:word@push.example.org/send',
  ])
    expect([endpoint, (await subscribe(token, { ...aDevice(), endpoint })).code]).toEqual([endpoint, 'INPUT_INVALID']);
  await until(async () => expect(await isOn(token, null)).toBe(false));
});
