import { startSession } from '../signed-in/session';

/** The desk of an auditor: signs in Asha Menon, whose account is `a`. End it with `endSession`. */
export function startAuditorSession(): void {
  const asha = { _id: 'a', id: 'a', fullName: 'Asha Menon', email: 'a@x.y', profileImage: null };
  startSession({ accessToken: 'token', user: { ...asha, role: 'auditor' } });
}
