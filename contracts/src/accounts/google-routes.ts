import { z } from 'zod';
import { INPUT_INVALID, TOO_MANY_TRIES } from '../language/errors.js';
import { languageHeader } from '../language/language-header.js';
import { defineRoute } from '../language/route.js';
import { secret } from '../language/secret.js';
import {
  ACCOUNT_LOCKED,
  EMAIL_TAKEN,
  GOOGLE_ACCOUNT_OTHER,
  GOOGLE_ACCOUNT_UNKNOWN,
  GOOGLE_CODE_REFUSED,
  GOOGLE_DOCTOR_CERTIFICATES_NEEDED,
  GOOGLE_EMAIL_UNVERIFIED,
  GOOGLE_NOT_SET_UP,
  GOOGLE_SIGN_IN_UNKNOWN,
  GOOGLE_UNAVAILABLE,
  SECOND_FACTOR_NEEDED,
} from './errors.js';
import { zoneHeader } from '../time/own-day.js';
import { accountActions } from './policy.js';
import { SIGNING_IN } from './tags.js';
import { accountView, activityView } from './routes.js';

const feature = 'accounts';
const roleQuery = z.object({ role: z.enum(['patient', 'doctor']).default('patient') });
const googleAddress = z.object({ url: z.url() });
/** The parameters that Google adds to the return address. Without `state`, the latest attempt of the browser is used. */
const googleReturn = z.object({
  code: secret(z.string().min(1).max(2048)),
  state: secret(z.string().min(1).max(512)).optional(),
});
const signedInWithGoogle = z.object({
  success: z.literal(true),
  jwt: z.string(),
  user: accountView,
  /** Null for a doctor. */
  suggestedActivity: activityView.nullable(),
  message: z.string(),
});
const googleErrors = [
  INPUT_INVALID,
  GOOGLE_NOT_SET_UP,
  GOOGLE_UNAVAILABLE,
  GOOGLE_SIGN_IN_UNKNOWN,
  GOOGLE_CODE_REFUSED,
  GOOGLE_EMAIL_UNVERIFIED,
  GOOGLE_ACCOUNT_OTHER,
  ACCOUNT_LOCKED,
  SECOND_FACTOR_NEEDED,
  TOO_MANY_TRIES,
] as const;

export const startGoogleSignIn = defineRoute({
  name: 'startGoogleSignIn',
  summary: 'Starts a sign-in with Google: returns the address to which the browser is redirected.',
  feature,
  owner: 'command-service',
  method: 'GET',
  path: '/auth/login-google',
  action: accountActions.enter,
  untagged: SIGNING_IN,
  query: roleQuery,
  reply: googleAddress,
  errors: [INPUT_INVALID, GOOGLE_NOT_SET_UP, GOOGLE_UNAVAILABLE, TOO_MANY_TRIES],
  attemptsPerMinute: 30,
});

export const finishGoogleSignIn = defineRoute({
  name: 'finishGoogleSignIn',
  summary: 'Completes a sign-in with Google. The verified email address must belong to an account.',
  feature,
  owner: 'command-service',
  method: 'POST',
  path: '/auth/google/check-login',
  action: accountActions.enter,
  untagged: SIGNING_IN,
  headers: zoneHeader,
  body: googleReturn,
  reply: signedInWithGoogle,
  errors: [...googleErrors, GOOGLE_ACCOUNT_UNKNOWN],
  attemptsPerMinute: 20,
});

export const startGoogleSignUp = defineRoute({
  name: 'startGoogleSignUp',
  summary: 'Starts a sign-up with Google: returns the address to which the browser is redirected.',
  feature,
  owner: 'command-service',
  method: 'GET',
  path: '/auth/google-url',
  action: accountActions.enter,
  untagged: SIGNING_IN,
  query: roleQuery,
  reply: googleAddress,
  errors: [INPUT_INVALID, GOOGLE_NOT_SET_UP, GOOGLE_UNAVAILABLE, TOO_MANY_TRIES],
  attemptsPerMinute: 30,
});

export const finishGoogleSignUp = defineRoute({
  name: 'finishGoogleSignUp',
  summary:
    'Completes a sign-up with Google: creates a patient account, or signs in to an existing one. A doctor without an account gets GOOGLE_DOCTOR_CERTIFICATES_NEEDED, with name and email to prefill the sign-up form.',
  feature,
  owner: 'command-service',
  method: 'POST',
  path: '/auth/google/callback',
  action: accountActions.enter,
  untagged: SIGNING_IN,
  headers: zoneHeader.extend(languageHeader.shape),
  body: googleReturn,
  reply: signedInWithGoogle,
  errors: [...googleErrors, EMAIL_TAKEN, GOOGLE_DOCTOR_CERTIFICATES_NEEDED],
  attemptsPerMinute: 20,
});

export const googleRoutes = [startGoogleSignIn, finishGoogleSignIn, startGoogleSignUp, finishGoogleSignUp] as const;
