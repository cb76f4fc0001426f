import { signOut } from '@anamnesis/contracts/accounts/addresses';
import { call } from '../api/call';
import { ApiError } from '../api/api-error';
import { forgetPosition } from '../api/position';
import { queryClient } from '../api/questions';
import { endSession } from '../signed-in/session';

/**
 * Ends the sign-in: on the server when it can be reached, on this tab always. True when the server confirmed it; false
 * leaves the refresh cookie good until it runs out, which the person has to be told.
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

/** Leaves nothing of the signed-in person in this browser. */
export function forgetEverything(): void {
  endSession();
  forgetPosition();
  queryClient.clear();
}
