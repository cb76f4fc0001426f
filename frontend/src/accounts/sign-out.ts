import { signOut } from '@anamnesis/contracts/accounts/addresses';
import { call } from '../api/call';
import { ApiError } from '../api/api-error';
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
    endSession();
  }
}
