import { useEffect } from 'react';
import { updateUser } from '../signed-in/session';

/** Updates the name and picture of the signed-in user, which the page header shows, from the profile. */
export function useSyncSessionUser(fullName: string | undefined, picture: string | null | undefined): void {
  useEffect(() => {
    if (fullName !== undefined && picture !== undefined) updateUser({ fullName, profileImage: picture });
  }, [fullName, picture]);
}
