/** Storage key of a sign-out that did not reach the server. */
const UNSENT = 'unsent-sign-out';

/** Notes a sign-out of which the server does not know. */
export function noteUnsentSignOut(): void {
  try {
    localStorage.setItem(UNSENT, 'yes');
  } catch (error) {
    if (!(error instanceof DOMException)) throw error;
  }
}

/** Whether the server does not know of the last sign-out in this browser. */
export function hasUnsentSignOut(): boolean {
  try {
    return localStorage.getItem(UNSENT) !== null;
  } catch {
    return false; // storage is unavailable: it could not be noted
  }
}

/** Forgets it: the server knows, or a new sign-in has taken the place of the old one. */
export const signOutIsSettled = (): void => localStorage.removeItem(UNSENT);

/** Sends it now, and whenever the browser is online again. `load` gets the code, which most pages never need. */
export function followUnsentSignOut(load: () => Promise<{ sendUnsentSignOut: () => Promise<void> }>): void {
  const send = async () => {
    if (!hasUnsentSignOut()) return;
    const loaded = await load().catch(() => null); // without a network: it waits for the next contact
    await loaded?.sendUnsentSignOut();
  };
  void send();
  addEventListener('online', () => void send());
}
