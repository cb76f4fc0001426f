import { PICTURE_MAX_BYTES } from '@anamnesis/contracts/accounts/constants';
import { useState } from 'react';
import type { ApiError } from '../api/api-error';
import { toast } from '../look/toasts';
import { useMessages } from '../language/messages';
import { signUpMessages } from './sign-up-messages';

/** The profile picture of a form, and its error. */
export function usePictureChoice() {
  const m = useMessages(signUpMessages);
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
    /** Shows the server's error about the picture. */
    refuse: (refusal: ApiError, otherErrors: Record<string, string>) =>
      setError(otherErrors.profilePic ?? (picture && refusal.code.startsWith('FILE_') ? refusal.message : undefined)),
  };
}
