import { signOut } from '@anamnesis/contracts/accounts/addresses';
import { call } from '../api/call';
import { ApiError } from '../api/api-error';
import { endSession } from '../signed-in/session';
import { hasUnsentSignOut, noteUnsentSignOut, signOutIsSettled } from '../signed-in/unsent-sign-out';

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
