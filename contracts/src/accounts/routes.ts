import { z } from 'zod';
import {
  FILE_TOO_LARGE,
  FILE_TYPE_REFUSED,
  INPUT_INVALID,
  ORIGIN_REFUSED,
  REFRESH_REFUSED,
  REFRESH_REUSED,
  TOO_MANY_FILES,
  TOO_MANY_TRIES,
} from '../language/errors.js';
import { jsonText } from '../language/json-text.js';
import { wholeNumber } from '../language/numbers.js';
import { defineRoute } from '../language/route.js';
import { doneReply, id } from '../language/reply.js';
import { secret } from '../language/secret.js';
import { line } from '../language/text.js';
import {
  CERTIFICATE_MAX_BYTES,
  CERTIFICATES_MOST,
  genders,
  MOBILE_NUMBER_LENGTH,
  PICTURE_EDGES,
  PICTURE_MAX_BYTES,
} from './constants.js';
import {
  ACCOUNT_LOCKED,
  CREDENTIALS_WRONG,
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
  SIGN_IN_PAUSED,
  USERNAME_TAKEN,
} from './errors.js';
import { email, newPassword, password } from './inputs.js';
import { accountDeeds } from './policy.js';

const feature = 'accounts';
export const fullName = line(120).min(1, 'Please tell us your full name.');
/** Years. */
export const age = wholeNumber(0, 130, 'Please give your age as a number.');
export const mobileNumber = z
  .string()
  .trim()
  .regex(/^\d{6,10}$/, `Please give a phone number of 6 to ${MOBILE_NUMBER_LENGTH} digits.`);
export const picture = { types: ['image'], most: 1, maxBytes: PICTURE_MAX_BYTES, edges: PICTURE_EDGES } as const;
export const certificateFiles = {
  types: ['image', 'pdf'],
  most: CERTIFICATES_MOST,
  maxBytes: CERTIFICATE_MAX_BYTES,
} as const;

export const activityView = z.object({ title: z.string(), content: z.string(), type: z.string() });
export type ActivityView = z.infer<typeof activityView>;

/** The signed-in person as the screens know them. */
export const accountView = z.object({
  _id: id,
  id,
  role: z.enum(['patient', 'doctor', 'auditor', 'operator']),
  fullName: z.string(),
  email: z.string(),
  username: z.string().optional(),
  /** Address of the profile picture, null without one. */
  profileImage: z.string().nullable(),
});
export type AccountView = z.infer<typeof accountView>;

/** SECOND_FACTOR_NEEDED carries a `challenge` for the second step. */
const signInErrors = [
  INPUT_INVALID,
  CREDENTIALS_WRONG,
  ACCOUNT_LOCKED,
  SECOND_FACTOR_NEEDED,
  SIGN_IN_PAUSED,
  TOO_MANY_TRIES,
] as const;
const signedInPatient = z.object({ user: accountView, accessToken: z.string(), suggestedActivity: activityView });

export const registerPatient = defineRoute({
  name: 'registerPatient',
  summary: 'Signs a patient up, with an optional profile picture.',
  feature,
  owner: 'command-service',
  method: 'POST',
  path: '/api/users/register',
  deed: accountDeeds.enter,
  body: z.object({
    fullName,
    email,
    username: line(40).min(3, 'Please use at least 3 characters.'),
    password: newPassword,
    gender: z.enum(genders),
    age: age,
  }),
  files: { profilePic: picture },
  status: 201,
  reply: z.object({ data: signedInPatient, message: z.string() }),
  errors: [INPUT_INVALID, EMAIL_TAKEN, USERNAME_TAKEN, FILE_TYPE_REFUSED, FILE_TOO_LARGE, TOO_MANY_TRIES],
  triesPerMinute: 20,
});

export const signInPatient = defineRoute({
  name: 'signInPatient',
  summary: 'Signs a patient in; tells the streak and the activity of the day.',
  feature,
  owner: 'command-service',
  method: 'POST',
  path: '/api/users/login',
  deed: accountDeeds.enter,
  body: z.object({ email, password }),
  reply: z.object({
    data: signedInPatient.extend({ streak: z.number().int(), maxStreak: z.number().int() }),
    message: z.string(),
  }),
  errors: signInErrors,
  triesPerMinute: 20,
});

export const registerDoctor = defineRoute({
  name: 'registerDoctor',
  summary: 'Signs a doctor up, with picture and certificates.',
  feature,
  owner: 'command-service',
  method: 'POST',
  path: '/api/doctor/register-doctor',
  deed: accountDeeds.enter,
  body: z.object({
    fullName,
    email,
    password: newPassword,
    mobileNumber,
    /** Sent by the form, always empty; accepted and ignored. */
    otp: secret(z.string().max(10)).optional(),
    yearExp: wholeNumber(0, 80, 'Please give your years of experience as a number.'),
    /** JSON list, always empty at sign-up; hours are set later. */
    availability: z.string().max(1000).optional(),
    /** JSON list of specializations. */
    specifications: jsonText(z.array(line(80).min(1)).max(20), 'Please list the specializations.'),
  }),
  files: {
    profilePic: picture,
    certificateImage: certificateFiles,
  },
  status: 201,
  reply: z.object({ data: z.object({ doctor: accountView, accessToken: z.string() }), message: z.string() }),
  errors: [INPUT_INVALID, EMAIL_TAKEN, FILE_TYPE_REFUSED, FILE_TOO_LARGE, TOO_MANY_FILES, TOO_MANY_TRIES],
  triesPerMinute: 20,
});

export const signInDoctor = defineRoute({
  name: 'signInDoctor',
  summary: 'Signs a doctor in by e-mail, phone number and password.',
  feature,
  owner: 'command-service',
  method: 'POST',
  path: '/api/doctor/login',
  deed: accountDeeds.enter,
  body: z.object({ email, mobileNumber: z.string().trim().max(MOBILE_NUMBER_LENGTH), password }),
  reply: z.object({
    data: z.object({ doctor: accountView, accessToken: z.string() }),
    accessToken: z.string(),
    message: z.string(),
  }),
  errors: signInErrors,
  triesPerMinute: 20,
});

export const signInAuditor = defineRoute({
  name: 'signInAuditor',
  summary: 'Signs an auditor in.',
  feature,
  owner: 'command-service',
  method: 'POST',
  path: '/api/auditor/login',
  deed: accountDeeds.enter,
  body: z.object({ email, password }),
  reply: z.object({ data: z.object({ auditor: accountView, accessToken: z.string() }), message: z.string() }),
  errors: signInErrors,
  triesPerMinute: 20,
});

export const refreshSignIn = defineRoute({
  name: 'refreshSignIn',
  summary: 'Exchanges the refresh cookie for a new access token, and the cookie for its successor.',
  feature,
  owner: 'command-service',
  method: 'POST',
  path: '/api/auth/refresh',
  deed: accountDeeds.enter,
  reply: z.object({ data: z.object({ accessToken: z.string() }) }),
  errors: [REFRESH_REFUSED, REFRESH_REUSED, ORIGIN_REFUSED],
  triesPerMinute: 120,
});

export const signOut = defineRoute({
  name: 'signOut',
  summary: 'Ends this sign-in: its refresh tokens are revoked and the cookie is taken back.',
  feature,
  owner: 'command-service',
  method: 'POST',
  path: '/api/auth/logout',
  deed: accountDeeds.enter,
  reply: doneReply,
  errors: [],
});

const forWhom = z.object({ role: z.enum(['patient', 'doctor']).default('patient') });
const atGoogle = z.object({ url: z.url() });
/** What Google sent back with the person. Who leaves the state out means the last sign-in that this browser began. */
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
  body: fromGoogle,
  reply: signedInThroughGoogle,
  errors: [...googleErrors, GOOGLE_DOCTOR_PAPERS_NEEDED],
  triesPerMinute: 20,
});

export const accountRoutes = [
  registerPatient,
  signInPatient,
  registerDoctor,
  signInDoctor,
  signInAuditor,
  startGoogleSignIn,
  finishGoogleSignIn,
  startGoogleSignUp,
  finishGoogleSignUp,
  refreshSignIn,
  signOut,
] as const;
