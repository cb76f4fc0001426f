import { tokenHolder } from '../signed-in/token-holder';
import { accessToken, currentSession, endSession, storeToken, endSessionOnTab } from '../signed-in/session';

let running: Promise<boolean> | null = null;

/** One tab at a time: the refresh cookie changes with every use, and reuse of the old one ends the session. */
async function inTurn<T>(work: () => Promise<T>): Promise<T> {
  return 'locks' in navigator ? await navigator.locks.request('anamnesis-refresh', work) : await work();
}

async function exchange(): Promise<boolean> {
  const before = accessToken();
  const response = await fetch('/api/auth/refresh', { method: 'POST', credentials: 'same-origin' });
  if (!response.ok) {
    if (response.status === 401 || response.status === 403) endSession();
    return false;
  }
  const { data } = (await response.json()) as { data: { accessToken: string } };
  // Signed out in the meantime: nothing of the session may come back.
  if (before !== null && accessToken() === null) return false;
  const user = currentSession()?.user;
  const holder = tokenHolder(data.accessToken);
  if (user && holder && holder.id !== user.id) {
    // Another account has signed in on another tab: its token must not be used in this session.
    endSessionOnTab();
    return false;
  }
  storeToken(data.accessToken);
  return true;
}

/**
 * Exchanges the refresh cookie for a new access token, once for all concurrent callers. Returns whether it succeeded. The session
 * ends if the server refuses the exchange, and stays if the server is unreachable.
 */
export function refreshToken(): Promise<boolean> {
  running ??= inTurn(exchange).finally(() => {
    running = null;
  });
  return running;
}
