import { afterEach, expect, test } from '@jest/globals';
import { currentSession, endSession, startSession } from '../signed-in/session';
import { authProvider } from './auth-provider';

const id = '0a1b0000-0000-4000-8000-000000000001';
const signIn = () =>
  startSession({
    accessToken: 'token',
    user: { _id: id, id, role: 'doctor', fullName: 'Kavita Rao', email: 'kavita@example.org', profileImage: null },
  });
afterEach(endSession);

test('a call that is not signed in ends the session, and leaves the way to the sign-in to the guard', async () => {
  signIn();
  await expect(authProvider.checkError({ status: 401 })).resolves.toBeUndefined();
  expect(currentSession()).toBeNull();
  await expect(authProvider.checkAuth({})).resolves.toBeUndefined();
});

test.each([403, 404, 409, 503])('a refusal with %i leaves the session alone', async (status) => {
  signIn();
  await authProvider.checkError({ status });
  expect(currentSession()?.user?.id).toBe(id);
});
