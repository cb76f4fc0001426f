import type { AuthProvider } from 'react-admin';
import { signOutEverywhere } from '../accounts/sign-out';
import { currentSession, endSession } from '../signed-in/session';

/**
 * react-admin's view of the session. The guard around the record screens requires a sign-in before this is used, and when the session
 * ends it leads to the sign-in and back. react-admin's own way out forgets the page, so its checks never fail.
 */
export const authProvider: AuthProvider = {
  login: () => Promise.resolve({ redirectTo: '/doctor-login' }),
  logout: async () => {
    await signOutEverywhere();
    return '/auth';
  },
  checkAuth: () => Promise.resolve(),
  checkError: ({ status }: { status?: number }) => {
    if (status === 401) endSession();
    return Promise.resolve();
  },
  getIdentity: () => {
    const user = currentSession()?.user;
    return Promise.resolve({ id: user?.id ?? '', fullName: user?.fullName ?? '' });
  },
  getPermissions: () => Promise.resolve(currentSession()?.user?.role),
};
