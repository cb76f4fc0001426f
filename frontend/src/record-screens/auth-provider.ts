import type { AuthProvider } from 'react-admin';
import { signOutEverywhere } from '../accounts/sign-out';
import { currentSession } from '../signed-in/session';

/** react-admin's text that asks for a sign-in. */
const SIGN_IN_NEEDED = 'ra.auth.auth_check_error';

/** react-admin's view of the session. The guard around the record screens requires a sign-in before this is used. */
export const authProvider: AuthProvider = {
  login: () => Promise.resolve({ redirectTo: '/doctor-login' }),
  logout: async () => {
    await signOutEverywhere();
    return '/auth';
  },
  checkAuth: () => (currentSession() ? Promise.resolve() : Promise.reject(new Error(SIGN_IN_NEEDED))),
  checkError: (error: { status?: number }) =>
    error.status === 401 ? Promise.reject(new Error(SIGN_IN_NEEDED)) : Promise.resolve(),
  getIdentity: () => {
    const user = currentSession()?.user;
    return Promise.resolve({ id: user?.id ?? '', fullName: user?.fullName ?? '' });
  },
  getPermissions: () => Promise.resolve(currentSession()?.user?.role),
};
