import { signOut } from '@anamnesis/contracts/accounts/addresses';
import { call } from '../api/call';
import { ApiError } from '../api/api-error';
import { endSession } from '../signed-in/session';
import { hasUnsentSignOut, noteUnsentSignOut, signOutIsSettled } from '../signed-in/unsent-sign-out';

/**
 * Gives the browser's push address up, and takes what was shown away: the server ends the pushes of a sign-in that has ended, but without a
 * network it does not know yet.
 */
async function endPushes(): Promise<void> {
  const registration = await navigator.serviceWorker?.getRegistration();
  for (const shown of (await registration?.getNotifications()) ?? []) shown.close();
  await (await registration?.pushManager?.getSubscription())?.unsubscribe();
}

/**
 * Signs out on the server if it can be reached, and always on this tab. Returns whether the server confirmed; otherwise the
 * refresh cookie stays valid until this browser reaches the server again, and the caller must say so.
 */
export async function signOutEverywhere(): Promise<boolean> {
  try {
    await call(signOut);
    return true;
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    noteUnsentSignOut();
    return false;
  } finally {
    endSession();
    // The push service may be out of reach too.
    void endPushes().catch((error: unknown) => console.warn('The push address of this browser stays.', error));
  }
}

/** Ends the sign-in on the server after a sign-out that did not reach it. Without an answer it stays noted for the next contact. */
export async function sendUnsentSignOut(): Promise<void> {
  if (!hasUnsentSignOut()) return;
  try {
    await call(signOut);
    signOutIsSettled();
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
  }
}
