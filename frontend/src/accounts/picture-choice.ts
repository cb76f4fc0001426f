import { PICTURE_MAX_BYTES } from '@anamnesis/contracts/accounts/constants';
import { useState } from 'react';
import type { ApiError } from '../api/api-error';
import { toast } from '../look/toasts';
import { messages as m } from './messages';

/** The profile picture of a sign-up form: what was chosen, and what is wrong with it. */
export function usePictureChoice() {
  const [picture, setPicture] = useState<File | null>(null);
  const [error, setError] = useState<string>();
  return {
    picture,
    drop: {
      picture,
      error,
      onPick: (chosen: File | null) => {
        const tooLarge = chosen !== null && chosen.size > PICTURE_MAX_BYTES;
        setError(tooLarge ? m.pictureTooLarge : undefined);
        setPicture(tooLarge ? null : chosen);
      },
      onRefuse: () => toast.error(m.dropImage),
    },
    /** Shows what the server says of the picture. */
    refuse: (refusal: ApiError, elsewhere: Record<string, string>) =>
      setError(elsewhere.profilePic ?? (picture && refusal.code.startsWith('FILE_') ? refusal.message : undefined)),
  };
}
