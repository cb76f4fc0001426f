import { signOut } from '@anamnesis/contracts/accounts/addresses';
import { call } from '../api/call';
import { ApiError } from '../api/api-error';
import { endSession } from '../signed-in/session';

/**
 * Signs out on the server if it can be reached, and always on this tab. Returns whether the server confirmed; otherwise the
 * refresh cookie stays valid until it expires, and the caller must say so.
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
