import { signOut } from '@anamnesis/contracts/accounts/addresses';
import { call } from '../api/call';
import { ApiError } from '../api/api-error';
import { forgetPosition } from '../api/position';
import { queryClient } from '../api/questions';
import { endSession } from '../signed-in/session';

/**
 * Signs out: on the server if it can be reached, and on this tab always. Returns true if the server confirmed it; after
 * false the refresh cookie stays valid until it expires, which the person must be told.
 */
export async function signOutEverywhere(): Promise<boolean> {
  try {
    await call(signOut);
    return true;
  } catch (error) {
    if (error instanceof ApiError) return false;
    throw error;
  } finally {
    forgetEverything();
  }
}

/** Removes all data of the signed-in person from this browser. */
export function forgetEverything(): void {
  endSession();
  forgetPosition();
  queryClient.clear();
}
