import { signOut } from '@anamnesis/contracts/accounts/addresses';
import { waitFor } from '@testing-library/react';
import { beforeEach, expect, test } from '@jest/globals';
import { refusal, stubNetwork } from '../testing/network';
import { endSession, mayBeSignedIn, startSession } from '../signed-in/session';
import { followUnsentSignOut, hasUnsentSignOut } from '../signed-in/unsent-sign-out';
import { sendUnsentSignOut, signOutEverywhere } from './sign-out';

const user = { id: 'a', role: 'patient', fullName: 'Meera Joshi', email: 'm@x.example', profileImage: null } as const;
const signIn = () => startSession({ accessToken: 'token', user: { _id: 'a', ...user } });

beforeEach(() => {
  endSession();
  localStorage.clear();
});

test('a sign-out that the server confirms is not sent again', async () => {
  const requests = stubNetwork(() => ({ json: { success: true } }));
  signIn();
  expect(await signOutEverywhere()).toBe(true);
  await sendUnsentSignOut();
  expect(requests).toHaveLength(1);
});

test.each(['refused', refusal(503, 'UNAVAILABLE', 'Later.')] as const)(
  'a sign-out that does not reach the server is sent at the next contact, once',
  async (failure) => {
    let isReached = false;
    const requests = stubNetwork(() => (isReached ? { json: { success: true } } : failure));
    signIn();
    expect(await signOutEverywhere()).toBe(false);
    expect(mayBeSignedIn()).toBe(false);
    await sendUnsentSignOut();
    expect(hasUnsentSignOut()).toBe(true);
    isReached = true;
    await sendUnsentSignOut();
    await sendUnsentSignOut();
    expect(requests.map(({ path }) => path)).toEqual([signOut.path, signOut.path, signOut.path]);
  },
);

test('a sign-out gives the push address up and takes shown notifications away, also without a network', async () => {
  stubNetwork(() => 'refused');
  const done: string[] = [];
  const registration = {
    getNotifications: () => Promise.resolve([{ close: () => done.push('closed') }]),
    pushManager: {
      getSubscription: () => Promise.resolve({ unsubscribe: () => Promise.resolve(done.push('unsubscribed')) }),
    },
  };
  Object.defineProperty(navigator, 'serviceWorker', {
    value: { getRegistration: () => Promise.resolve(registration) },
    configurable: true,
  });
  signIn();
  await signOutEverywhere();
  await waitFor(() => expect(done).toEqual(['closed', 'unsubscribed']));
  Reflect.deleteProperty(navigator, 'serviceWorker');
});

test('a new sign-in is never ended by the sign-out of the earlier one', async () => {
  const requests = stubNetwork(() => 'refused');
  signIn();
  await signOutEverywhere();
  signIn();
  await sendUnsentSignOut();
  expect(requests).toHaveLength(1);
});

test('it is sent when a page is opened, and when the browser is online again', async () => {
  let isReached = false;
  const requests = stubNetwork(() => (isReached ? { json: { success: true } } : 'refused'));
  signIn();
  await signOutEverywhere();
  followUnsentSignOut(() => Promise.resolve({ sendUnsentSignOut }));
  await waitFor(() => expect(requests).toHaveLength(2));
  isReached = true;
  dispatchEvent(new Event('online'));
  await waitFor(() => expect(hasUnsentSignOut()).toBe(false));
  expect(requests).toHaveLength(3);
});
