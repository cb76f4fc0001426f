import { z } from 'zod';
import { INPUT_INVALID, TOO_MANY_TRIES } from '../language/errors.js';
import { defineRoute } from '../language/route.js';
import { secret } from '../language/secret.js';
import {
  ACCOUNT_LOCKED,
  EMAIL_TAKEN,
  GOOGLE_ACCOUNT_OTHER,
  GOOGLE_ACCOUNT_UNKNOWN,
  GOOGLE_CODE_REFUSED,
  GOOGLE_DOCTOR_PAPERS_NEEDED,
  GOOGLE_EMAIL_UNVERIFIED,
  GOOGLE_NOT_SET_UP,
  GOOGLE_SIGN_IN_UNKNOWN,
  GOOGLE_UNAVAILABLE,
  SECOND_FACTOR_NEEDED,
} from './errors.js';
import { accountDeeds } from './policy.js';
import { SIGNING_IN } from './tags.js';
import { accountView, activityView } from './routes.js';

const feature = 'accounts';
const forWhom = z.object({ role: z.enum(['patient', 'doctor']).default('patient') });
const atGoogle = z.object({ url: z.url() });
/** The parameters that Google added to the return address. Without `state`, the last attempt in this browser counts. */
const fromGoogle = z.object({
  code: secret(z.string().min(1).max(2048)),
  state: secret(z.string().min(1).max(512)).optional(),
});
const signedInThroughGoogle = z.object({
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
  summary: 'Begins a sign-in with Google: where to send the browser.',
  feature,
  owner: 'command-service',
  method: 'GET',
  path: '/auth/login-google',
  deed: accountDeeds.enter,
  untagged: SIGNING_IN,
  query: forWhom,
  reply: atGoogle,
  errors: [INPUT_INVALID, GOOGLE_NOT_SET_UP, GOOGLE_UNAVAILABLE, TOO_MANY_TRIES],
  triesPerMinute: 30,
});

export const finishGoogleSignIn = defineRoute({
  name: 'finishGoogleSignIn',
  summary: 'Signs in who comes back from Google, by a verified e-mail that has an account.',
  feature,
  owner: 'command-service',
  method: 'POST',
  path: '/auth/google/check-login',
  deed: accountDeeds.enter,
  untagged: SIGNING_IN,
  body: fromGoogle,
  reply: signedInThroughGoogle,
  errors: [...googleErrors, GOOGLE_ACCOUNT_UNKNOWN],
  triesPerMinute: 20,
});

export const startGoogleSignUp = defineRoute({
  name: 'startGoogleSignUp',
  summary: 'Begins a sign-up with Google: where to send the browser.',
  feature,
  owner: 'command-service',
  method: 'GET',
  path: '/auth/google-url',
  deed: accountDeeds.enter,
  untagged: SIGNING_IN,
  query: forWhom,
  reply: atGoogle,
  errors: [INPUT_INVALID, GOOGLE_NOT_SET_UP, GOOGLE_UNAVAILABLE, TOO_MANY_TRIES],
  triesPerMinute: 30,
});

export const finishGoogleSignUp = defineRoute({
  name: 'finishGoogleSignUp',
  summary:
    'Makes a patient account for who comes back from Google, or signs in who has one. A doctor without an account is told what is still needed.',
  feature,
  owner: 'command-service',
  method: 'POST',
  path: '/auth/google/callback',
  deed: accountDeeds.enter,
  untagged: SIGNING_IN,
  body: fromGoogle,
  reply: signedInThroughGoogle,
  errors: [...googleErrors, EMAIL_TAKEN, GOOGLE_DOCTOR_PAPERS_NEEDED],
  triesPerMinute: 20,
});

export const googleRoutes = [startGoogleSignIn, finishGoogleSignIn, startGoogleSignUp, finishGoogleSignUp] as const;
