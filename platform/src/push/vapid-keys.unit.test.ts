import { expect, test } from '@jest/globals';
import { newPushKey, pushPublicKeyOf, vapidKeysFrom } from './vapid-keys.js';

const secret = newPushKey();
const publicKey = pushPublicKeyOf(secret);

test('a new key has 32 bytes, and its public half is a point of the curve', () => {
  expect(secret).toHaveLength(32);
  const point = Buffer.from(publicKey, 'base64url');
  expect([point.length, point[0]]).toEqual([65, 4]);
  expect(newPushKey()).not.toEqual(secret);
});

test('without keys nothing is offered; a half alone, and halves of two pairs, are refused', () => {
  expect(vapidKeysFrom({})).toBeNull();
  expect(vapidKeysFrom({ VAPID_PUBLIC_KEY: publicKey, VAPID_PRIVATE_KEY: secret })).toEqual({
    publicKey,
    privateKey: secret.toString('base64url'),
  });
  expect(() => vapidKeysFrom({ VAPID_PUBLIC_KEY: publicKey })).toThrow('set together');
  expect(() => vapidKeysFrom({ VAPID_PUBLIC_KEY: publicKey, VAPID_PRIVATE_KEY: newPushKey() })).toThrow('public half');
});
