import {
  finishGoogleSignIn,
  finishGoogleSignUp,
  startGoogleSignIn,
  startGoogleSignUp,
} from '@anamnesis/contracts/accounts/addresses';
import type * as routes from '@anamnesis/contracts/accounts/google-routes';
import { useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import type { Address } from '@anamnesis/contracts/language/address';
import type { Reply } from '../api/address';
import type { ApiError } from '../api/api-error';
import { useCommand } from '../api/api-queries';
import { startSession } from '../signed-in/session';

type Start = typeof routes.startGoogleSignIn | typeof routes.startGoogleSignUp;
type Finish = typeof routes.finishGoogleSignIn | typeof routes.finishGoogleSignUp;

const calls = {
  in: { start: startGoogleSignIn as Address<Start>, finish: finishGoogleSignIn as Address<Finish> },
  up: { start: startGoogleSignUp as Address<Start>, finish: finishGoogleSignUp as Address<Finish> },
};

/** Why a sign-in with Google failed: before the redirect, after the return, or at Google. */
export type HandOffFailure = { at: 'start' | 'finish'; error: ApiError } | { at: 'google'; declined: boolean } | null;

/**
 * Redirects to Google or, if the address carries Google's reply, exchanges the code and continues to /success. Each happens
 * once, however often the component renders: a code can be exchanged only once.
 */
export function useGoogleHandOff(way: 'in' | 'up', leaveFor: (url: string) => void): HandOffFailure {
  const navigate = useNavigate();
  const { search } = useLocation();
  const begun = useRef(false);
  const [failure, setFailure] = useState<HandOffFailure>(null);
  const start = useCommand<Start>(calls[way].start, {
    onDone: ({ url }) => leaveFor(url),
    onRefused: (error) => setFailure({ at: 'start', error }),
  });
  const finish = useCommand<Finish>(calls[way].finish, {
    onDone: ({ jwt, user, suggestedActivity }: Reply<Finish>) => {
      startSession({ accessToken: jwt, user, activity: suggestedActivity });
      void navigate('/success', { replace: true });
    },
    onRefused: (error) => {
      if (error.code === 'GOOGLE_DOCTOR_CERTIFICATES_NEEDED')
        void navigate('/doctor-signup', { replace: true, state: { known: error.parameters, note: error.message } });
      else setFailure({ at: 'finish', error });
    },
  });
  const startNow = start.mutate;
  const finishNow = finish.mutate;

  const sent = new URLSearchParams(search);
  const [code, state, error, role] = ['code', 'state', 'error', 'role'].map((name) => sent.get(name));

  useEffect(() => {
    if (begun.current) return;
    begun.current = true;
    if (code) finishNow({ body: { code, ...(state && { state }) } });
    else if (!error) startNow({ query: { role: role === 'doctor' ? 'doctor' : 'patient' } });
  }, [code, state, error, role, startNow, finishNow]);

  return !code && error ? { at: 'google', declined: error === 'access_denied' } : failure;
}
