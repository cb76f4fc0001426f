import { z } from 'zod';
import { defineError } from '../language/refusal.js';

export const CREDENTIALS_WRONG = defineError(
  'CREDENTIALS_WRONG',
  401,
  'The e-mail or the password is not right. Please check both and try again.',
);
export const DOCTOR_CREDENTIALS_WRONG = defineError(
  'DOCTOR_CREDENTIALS_WRONG',
  401,
  'The e-mail, the phone number or the password is not right. Please check all three and try again.',
);
export const ACCOUNT_LOCKED = defineError(
  'ACCOUNT_LOCKED',
  403,
  'This account was made for the demo, which is off here, so it is locked. Nothing was changed; please use an account of your own.',
);
export const SIGN_IN_PAUSED = defineError(
  'SIGN_IN_PAUSED',
  429,
  'Somebody, perhaps not you, tried too often to come in here. Please wait a little, use a device on which you signed in before, or set a new password by mail.',
  { retryAfterSeconds: z.number() },
);
export const ACCOUNT_NOT_FOUND = defineError('ACCOUNT_NOT_FOUND', 404, 'There is no such account.');
export const DEVICE_NOT_FOUND = defineError('DEVICE_NOT_FOUND', 404, 'This device is not signed in to your account.');
export const EMAIL_TAKEN = defineError(
  'EMAIL_TAKEN',
  409,
  'An account with this e-mail exists already. Please sign in instead.',
);
export const USERNAME_TAKEN = defineError('USERNAME_TAKEN', 409, 'This username is taken. Please choose another one.');
export const SECOND_FACTOR_NEEDED = defineError(
  'SECOND_FACTOR_NEEDED',
  401,
  'One more step: please give the code that your authenticator app shows now, or a recovery code.',
  { challenge: z.string() },
);
export const SECOND_FACTOR_WRONG = defineError(
  'SECOND_FACTOR_WRONG',
  401,
  'That code is not right, or was used already. Please give the one your app shows now; your clock has to be right.',
);
export const SECOND_FACTOR_EXPIRED = defineError(
  'SECOND_FACTOR_EXPIRED',
  401,
  'This took too long or too many tries. Nothing was changed; please begin again.',
);
export const SECOND_FACTOR_ON = defineError(
  'SECOND_FACTOR_ON',
  409,
  'The second factor is on already. Nothing was changed.',
);
export const SECOND_FACTOR_OFF = defineError(
  'SECOND_FACTOR_OFF',
  409,
  'The second factor is off, so it has no recovery codes.',
);
export const CURRENT_PASSWORD_WRONG = defineError(
  'CURRENT_PASSWORD_WRONG',
  403,
  'That is not your present password. Nothing was changed; please try again.',
);
export const EMAIL_UNCHANGED = defineError(
  'EMAIL_UNCHANGED',
  409,
  'This is the address of your account already. Nothing was changed.',
);
export const EMAIL_UNCONFIRMED = defineError(
  'EMAIL_UNCONFIRMED',
  409,
  'Please confirm the address of your account first, by the link that was sent to it. Nothing was changed.',
);
export const EMAIL_LINK_VOID = defineError(
  'EMAIL_LINK_VOID',
  410,
  'This link is void: it was used, a newer one was sent, or the password was changed since. The address of the account is as it was.',
);
export const PASSWORD_NOT_SET = defineError(
  'PASSWORD_NOT_SET',
  409,
  'This account has no password yet. Please ask for a letter, by which you set one.',
);
export const LINK_USED = defineError(
  'LINK_USED',
  410,
  'This link was used already, or the password was changed since. Please ask for a new letter if you need one.',
);
export const GOOGLE_SIGN_IN_UNKNOWN = defineError(
  'GOOGLE_SIGN_IN_UNKNOWN',
  400,
  'This sign-in with Google was begun in another browser, was used already or took too long. Nothing was changed; please begin again.',
);
export const GOOGLE_CODE_REFUSED = defineError(
  'GOOGLE_CODE_REFUSED',
  401,
  'Google no longer stands by this sign-in: it was used already or took too long. Nothing was changed; please begin again.',
);
export const GOOGLE_EMAIL_UNVERIFIED = defineError(
  'GOOGLE_EMAIL_UNVERIFIED',
  403,
  'Google has not verified this e-mail address, so it cannot open an account here. Please verify it with Google, or use your password.',
);
export const GOOGLE_ACCOUNT_OTHER = defineError(
  'GOOGLE_ACCOUNT_OTHER',
  403,
  'Another Google account opens this account. Please choose that one, or use your password.',
);
export const GOOGLE_ACCOUNT_UNKNOWN = defineError(
  'GOOGLE_ACCOUNT_UNKNOWN',
  404,
  'There is no account with this e-mail address yet. Please sign up first; nothing was made so far.',
);
export const GOOGLE_DOCTOR_PAPERS_NEEDED = defineError(
  'GOOGLE_DOCTOR_PAPERS_NEEDED',
  422,
  "A doctor's account needs more than a Google account. Your name and e-mail are filled in; please add your phone number, experience and certificates.",
  { fullName: z.string(), email: z.string() },
);
export const GOOGLE_NOT_SET_UP = defineError(
  'GOOGLE_NOT_SET_UP',
  503,
  'Signing in with Google is not set up here. Please use your e-mail and password.',
);
export const GOOGLE_UNAVAILABLE = defineError(
  'GOOGLE_UNAVAILABLE',
  503,
  'Google does not answer right now. Nothing was changed; please try again in a moment.',
);
