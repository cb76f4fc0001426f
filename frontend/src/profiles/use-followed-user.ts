import { useEffect } from 'react';
import { keepUser } from '../signed-in/session';

/** Has the name and the picture in the frame follow the profile. */
export function useFollowedUser(fullName: string | undefined, picture: string | null | undefined): void {
  useEffect(() => {
    if (fullName !== undefined && picture !== undefined) keepUser({ fullName, profileImage: picture });
  }, [fullName, picture]);
}
