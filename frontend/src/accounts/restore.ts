import { currentAppointed } from '@anamnesis/contracts/accounts/addresses';
import { currentDoctor, currentPatient } from '@anamnesis/contracts/profiles/addresses';
import { ApiError } from '../api/api-error';
import { call } from '../api/call';
import { refreshToken } from '../api/refresh';
import { accessToken, endSession, mayBeSignedIn, resumeSession } from '../signed-in/session';
import { keptPerson } from '../offline/last-seen-store';
import { tokenHolder } from '../signed-in/token-holder';

async function resume(token: string): Promise<void> {
  const holder = tokenHolder(token);
  if (holder?.role === 'patient') {
    const { data } = await call(currentPatient);
    resumeSession({ accessToken: token, user: data, activity: data.suggestedActivity });
  } else if (holder?.role === 'doctor') {
    const { id, fullName, email, avatar } = (await call(currentDoctor)).data;
    resumeSession({ accessToken: token, user: { _id: id, id, role: 'doctor', fullName, email, profileImage: avatar } });
  } else if (holder) {
    resumeSession({ accessToken: token, user: (await call(currentAppointed)).data });
  } else endSession();
}

/** Without a network: the patient whose session is kept on this device. The first reply of the server gives a token, or ends the session. */
async function resumeKept(): Promise<boolean> {
  const person = await keptPerson().catch(() => null);
  if (person) resumeSession({ accessToken: accessToken() ?? '', ...person });
  return person !== null;
}

let running: Promise<void> | null = null;

async function attempt(): Promise<void> {
  try {
    if (!(await refreshToken())) return;
  } catch (error) {
    if (await resumeKept()) return;
    throw error;
  }
  try {
    const token = accessToken();
    if (token) await resume(token);
  } catch (error) {
    if (error instanceof ApiError && error.code === 'NETWORK' && (await resumeKept())) return;
    endSession();
    if (!(error instanceof ApiError)) throw error;
  }
}

/**
 * Restores the session of this browser in a new tab: the refresh cookie gives an access token, the token the account. Ends
 * without a session if there is none to restore.
 */
export function restoreSession(): Promise<void> {
  if (!mayBeSignedIn()) return Promise.resolve();
  running ??= attempt().finally(() => {
    running = null;
  });
  return running;
}
