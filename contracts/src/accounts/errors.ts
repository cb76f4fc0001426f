import { z } from 'zod';
import { defineError } from '../language/refusal.js';

export const CREDENTIALS_WRONG = defineError(
  'CREDENTIALS_WRONG',
  401,
  'The email or the password is not right. Please check both and try again.',
);
export const DOCTOR_CREDENTIALS_WRONG = defineError(
  'DOCTOR_CREDENTIALS_WRONG',
  401,
  'The email, the phone number or the password is not right. Please check all three and try again.',
);
export const ACCOUNT_LOCKED = defineError(
  'ACCOUNT_LOCKED',
  403,
  'This is a demo account, and the demo is turned off here, so it is locked. Nothing was changed; please use an account of your own.',
);
export const SIGN_IN_PAUSED = defineError(
  'SIGN_IN_PAUSED',
  429,
  'There were too many failed sign-in attempts, perhaps not by you. Please wait a little, use a device on which you signed in before, or reset your password by email.',
  { retryAfterSeconds: z.number() },
);
export const ACCOUNT_NOT_FOUND = defineError('ACCOUNT_NOT_FOUND', 404, 'There is no such account.');
export const DEVICE_NOT_FOUND = defineError('DEVICE_NOT_FOUND', 404, 'This device is not signed in to your account.');
export const EMAIL_TAKEN = defineError(
  'EMAIL_TAKEN',
  409,
  'An account with this email exists already. Please sign in instead.',
);
export const USERNAME_TAKEN = defineError('USERNAME_TAKEN', 409, 'This username is taken. Please choose another one.');
export const SECOND_FACTOR_NEEDED = defineError(
  'SECOND_FACTOR_NEEDED',
  401,
  'One more step: please enter the current code of your authenticator app, or a recovery code.',
  { challenge: z.string() },
);
export const SECOND_FACTOR_WRONG = defineError(
  'SECOND_FACTOR_WRONG',
  401,
  'That code is not right, or was used already. Please enter the current code of your app, and check that the clock of your device is right.',
);
export const SECOND_FACTOR_EXPIRED = defineError(
  'SECOND_FACTOR_EXPIRED',
  401,
  'This took too long or too many attempts. Nothing was changed; please start again.',
);
export const SECOND_FACTOR_ON = defineError(
  'SECOND_FACTOR_ON',
  409,
  'The second factor is already turned on. Nothing was changed.',
);
export const SECOND_FACTOR_OFF = defineError(
  'SECOND_FACTOR_OFF',
  409,
  'The second factor is turned off, so there are no recovery codes.',
);
export const CURRENT_PASSWORD_WRONG = defineError(
  'CURRENT_PASSWORD_WRONG',
  403,
  'That is not your current password. Nothing was changed; please try again.',
);
export const EMAIL_UNCHANGED = defineError(
  'EMAIL_UNCHANGED',
  409,
  'This is already the email address of your account. Nothing was changed.',
);
export const EMAIL_UNCONFIRMED = defineError(
  'EMAIL_UNCONFIRMED',
  409,
  'Please confirm the email address of your account first, with the link that was sent to it. Nothing was changed.',
);
export const EMAIL_LINK_VOID = defineError(
  'EMAIL_LINK_VOID',
  410,
  'This link is no longer valid: it was used, a newer one was sent, or the password was changed. The email address of the account is unchanged.',
);
export const PASSWORD_NOT_SET = defineError(
  'PASSWORD_NOT_SET',
  409,
  'This account has no password yet. Please request an email with a link to set one.',
);
export const LINK_USED = defineError(
  'LINK_USED',
  410,
  'This link was already used, or the password was changed since. Please request a new email if you need one.',
);
export const GOOGLE_SIGN_IN_UNKNOWN = defineError(
  'GOOGLE_SIGN_IN_UNKNOWN',
  400,
  'This sign-in with Google was started in another browser, was already used or took too long. Nothing was changed; please start again.',
);
export const GOOGLE_CODE_REFUSED = defineError(
  'GOOGLE_CODE_REFUSED',
  401,
  'Google rejected this sign-in: it was already used or took too long. Nothing was changed; please start again.',
);
export const GOOGLE_EMAIL_UNVERIFIED = defineError(
  'GOOGLE_EMAIL_UNVERIFIED',
  403,
  'Google has not verified this email address, so you cannot sign in with it here. Please verify it with Google, or use your password.',
);
export const GOOGLE_ACCOUNT_OTHER = defineError(
  'GOOGLE_ACCOUNT_OTHER',
  403,
  'This account is linked to another Google account. Please choose that one, or use your password.',
);
export const GOOGLE_ACCOUNT_UNKNOWN = defineError(
  'GOOGLE_ACCOUNT_UNKNOWN',
  404,
  'There is no account with this email address yet. None was created; please sign up first.',
);
export const GOOGLE_DOCTOR_CERTIFICATES_NEEDED = defineError(
  'GOOGLE_DOCTOR_CERTIFICATES_NEEDED',
  422,
  "A doctor's account needs more than a Google account. Your name and email are filled in; please add your phone number, experience and certificates.",
  { fullName: z.string(), email: z.string() },
);
export const GOOGLE_NOT_SET_UP = defineError(
  'GOOGLE_NOT_SET_UP',
  503,
  'Signing in with Google is not set up here. Please use your email and password.',
);
export const GOOGLE_UNAVAILABLE = defineError(
  'GOOGLE_UNAVAILABLE',
  503,
  'Google is not responding right now. Nothing was changed; please try again in a moment.',
);
