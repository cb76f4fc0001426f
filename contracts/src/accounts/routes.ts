import { z } from 'zod';
import { INPUT_INVALID, ORIGIN_REFUSED, REFRESH_REFUSED, REFRESH_REUSED, TOO_MANY_TRIES } from '../language/errors.js';
import { FILE_TOO_LARGE, FILE_TYPE_REFUSED, TOO_MANY_FILES } from '../language/file-errors.js';
import { jsonText } from '../language/json-text.js';
import { languageHeader } from '../language/language-header.js';
import { integerInput } from '../language/numbers.js';
import { defineRoute } from '../language/route.js';
import { doneReply, id } from '../language/reply.js';
import { secret } from '../language/secret.js';
import { line } from '../language/text.js';
import { zoneHeader } from '../time/own-day.js';
import { genders, USERNAME_MIN } from './constants.js';
import {
  ACCOUNT_LOCKED,
  CREDENTIALS_WRONG,
  DOCTOR_CREDENTIALS_WRONG,
  EMAIL_TAKEN,
  SECOND_FACTOR_NEEDED,
  SIGN_IN_PAUSED,
  USERNAME_TAKEN,
} from './errors.js';
import {
  age,
  certificateFiles,
  certificateDetails,
  doctorName,
  email,
  fullName,
  mobileNumber,
  newPassword,
  password,
  picture,
} from './inputs.js';
import {
  SPECIALIZATIONS_UNREADABLE,
  USERNAME_RESERVED,
  USERNAME_TOO_SHORT,
  USERNAME_UNCLEAR,
  YEARS_INVALID,
} from './field-problems.js';
import { isClearUsername, isReservedUsername } from './username.js';
import { accountActions } from './policy.js';
import { SIGNING_IN } from './tags.js';

const feature = 'accounts';
export const activityView = z.object({ title: z.string(), content: z.string(), type: z.string() });
export type ActivityView = z.infer<typeof activityView>;

/** An account as shown on the screens. */
export const accountView = z.object({
  _id: id,
  id,
  role: z.enum(['patient', 'doctor', 'auditor', 'operator']),
  fullName: z.string(),
  email: z.string(),
  username: z.string().optional(),
  /** Path of the profile picture; null without one. */
  profileImage: z.string().nullable(),
});
export type AccountView = z.infer<typeof accountView>;

/** SECOND_FACTOR_NEEDED carries a `challenge` for the second step. */
const signInErrors = [INPUT_INVALID, ACCOUNT_LOCKED, SECOND_FACTOR_NEEDED, SIGN_IN_PAUSED, TOO_MANY_TRIES] as const;
const signedInPatient = z.object({ user: accountView, accessToken: z.string(), suggestedActivity: activityView });

export const registerPatient = defineRoute({
  name: 'registerPatient',
  summary: 'Signs a patient up, with an optional profile picture.',
  feature,
  owner: 'command-service',
  method: 'POST',
  path: '/api/users/register',
  action: accountActions.enter,
  untagged: SIGNING_IN,
  headers: zoneHeader.extend(languageHeader.shape),
  body: z.object({
    fullName,
    email,
    /** Seen by other patients: it must not be taken for another one's. */
    username: line(40)
      .min(USERNAME_MIN, USERNAME_TOO_SHORT.code)
      .refine(isClearUsername, USERNAME_UNCLEAR.code)
      .refine((username) => !isReservedUsername(username), USERNAME_RESERVED.code),
    password: newPassword,
    gender: z.enum(genders),
    age: age,
  }),
  files: { profilePic: picture },
  status: 201,
  reply: z.object({ data: signedInPatient, message: z.string() }),
  errors: [INPUT_INVALID, EMAIL_TAKEN, USERNAME_TAKEN, FILE_TYPE_REFUSED, FILE_TOO_LARGE, TOO_MANY_TRIES],
  attemptsPerMinute: 20,
});

export const signInPatient = defineRoute({
  name: 'signInPatient',
  summary: 'Signs a patient in; returns the sign-in streak and the activity of the day.',
  feature,
  owner: 'command-service',
  method: 'POST',
  path: '/api/users/login',
  action: accountActions.enter,
  untagged: SIGNING_IN,
  headers: zoneHeader,
  body: z.object({ email, password }),
  reply: z.object({
    data: signedInPatient.extend({ streak: z.number().int(), maxStreak: z.number().int() }),
    message: z.string(),
  }),
  errors: [CREDENTIALS_WRONG, ...signInErrors],
  attemptsPerMinute: 20,
});

export const registerDoctor = defineRoute({
  name: 'registerDoctor',
  summary: 'Signs a doctor up, with an optional profile picture and certificates.',
  feature,
  owner: 'command-service',
  method: 'POST',
  path: '/api/doctor/register-doctor',
  action: accountActions.enter,
  untagged: SIGNING_IN,
  headers: languageHeader,
  body: z.object({
    fullName: doctorName,
    email,
    password: newPassword,
    mobileNumber,
    /** Sent by the form, always empty; ignored. */
    otp: secret(z.string().max(10)).optional(),
    yearExp: integerInput(0, 80, YEARS_INVALID.code),
    /** JSON list, always empty at sign-up; ignored, because the hours are set later. */
    availability: z.string().max(1000).optional(),
    /** JSON list of specializations. */
    specifications: jsonText(z.array(line(80).min(1)).max(20), SPECIALIZATIONS_UNREADABLE.code),
    certificateDetails,
  }),
  files: {
    profilePic: picture,
    certificateImage: certificateFiles,
  },
  status: 201,
  reply: z.object({ data: z.object({ doctor: accountView, accessToken: z.string() }), message: z.string() }),
  errors: [INPUT_INVALID, EMAIL_TAKEN, FILE_TYPE_REFUSED, FILE_TOO_LARGE, TOO_MANY_FILES, TOO_MANY_TRIES],
  attemptsPerMinute: 20,
});

export const signInDoctor = defineRoute({
  name: 'signInDoctor',
  summary: 'Signs a doctor in with email, phone number and password.',
  feature,
  owner: 'command-service',
  method: 'POST',
  path: '/api/doctor/login',
  action: accountActions.enter,
  untagged: SIGNING_IN,
  body: z.object({ email, mobileNumber, password }),
  reply: z.object({
    data: z.object({ doctor: accountView, accessToken: z.string() }),
    accessToken: z.string(),
    message: z.string(),
  }),
  errors: [DOCTOR_CREDENTIALS_WRONG, ...signInErrors],
  attemptsPerMinute: 20,
});

export const signInAuditor = defineRoute({
  name: 'signInAuditor',
  summary: 'Signs an auditor in.',
  feature,
  owner: 'command-service',
  method: 'POST',
  path: '/api/auditor/login',
  action: accountActions.enter,
  untagged: SIGNING_IN,
  body: z.object({ email, password }),
  reply: z.object({ data: z.object({ auditor: accountView, accessToken: z.string() }), message: z.string() }),
  errors: [CREDENTIALS_WRONG, ...signInErrors],
  attemptsPerMinute: 20,
});

export const refreshSignIn = defineRoute({
  name: 'refreshSignIn',
  summary: 'Issues a new access token for the refresh cookie, and replaces the cookie.',
  feature,
  owner: 'command-service',
  method: 'POST',
  path: '/api/auth/refresh',
  action: accountActions.enter,
  untagged: 'Renews the access token; no displayed data change.',
  reply: z.object({ data: z.object({ accessToken: z.string() }) }),
  errors: [REFRESH_REFUSED, REFRESH_REUSED, ORIGIN_REFUSED],
  attemptsPerMinute: 120,
});

export const signOut = defineRoute({
  name: 'signOut',
  summary: 'Ends the current sign-in: revokes its refresh tokens and deletes the cookie.',
  feature,
  owner: 'command-service',
  method: 'POST',
  path: '/api/auth/logout',
  action: accountActions.enter,
  untagged: 'Ends the sign-in; the browser discards all data.',
  reply: doneReply,
  errors: [],
});

export const accountRoutes = [
  registerPatient,
  signInPatient,
  registerDoctor,
  signInDoctor,
  signInAuditor,
  refreshSignIn,
  signOut,
] as const;
