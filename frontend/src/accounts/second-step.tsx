import { lazy, Suspense } from 'react';
import type { SecondStepProps } from './second-step-form';

export type { SignedIn } from './second-step-form';

const SecondStepForm = lazy(() => import('./second-step-form'));

/** The second step of a sign-in, on the same page. It is loaded when it is needed, because most people have one step. */
export const SecondStep = (props: SecondStepProps) => (
  <Suspense>
    <SecondStepForm {...props} />
  </Suspense>
);
