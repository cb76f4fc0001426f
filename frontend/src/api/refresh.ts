import { tokenHolder } from '../signed-in/token-holder';
import { currentSession, endSession, keepToken, leaveSession } from '../signed-in/session';

let running: Promise<boolean> | null = null;

/** One tab at a time: the refresh cookie changes with every use, and a second use of the old one ends the sign-in. */
async function inTurn<T>(work: () => Promise<T>): Promise<T> {
  return 'locks' in navigator ? await navigator.locks.request('anamnesis-refresh', work) : await work();
}

async function exchange(): Promise<boolean> {
  const response = await fetch('/api/auth/refresh', { method: 'POST', credentials: 'same-origin' });
  if (!response.ok) {
    if (response.status === 401 || response.status === 403) endSession();
    return false;
  }
  const { data } = (await response.json()) as { data: { accessToken: string } };
  const user = currentSession()?.user;
  const holder = tokenHolder(data.accessToken);
  if (user && holder && holder.id !== user.id) {
    // Somebody else has signed in from another tab: their token must not be used under this person's name.
    leaveSession();
    return false;
  }
  keepToken(data.accessToken);
  return true;
}

/**
 * Exchanges the refresh cookie for a new access token, once for all concurrent callers. Returns false without one: the
 * session is ended if the server says the sign-in is over, and kept if the server could not be asked.
 */
export function refreshToken(): Promise<boolean> {
  running ??= inTurn(exchange).finally(() => {
    running = null;
  });
  return running;
}
