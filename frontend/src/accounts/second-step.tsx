import type { finishSignIn } from '@anamnesis/contracts/accounts/second-factor-routes';
import { lazy, Suspense } from 'react';
import type { Reply } from '../api/address';

export type SignedIn = Reply<typeof finishSignIn>['data'];

export interface SecondStepProps {
  challenge: string;
  onDone: (signedIn: SignedIn) => void;
  onBack: () => void;
}

// Most people sign in with a password alone, so the form is not part of the first load.
const Form = lazy(() => import('./second-step-form'));

/** The second step of a sign-in, on the same page. */
export const SecondStep = (props: SecondStepProps) => (
  <Suspense fallback={null}>
    <Form {...props} />
  </Suspense>
);
