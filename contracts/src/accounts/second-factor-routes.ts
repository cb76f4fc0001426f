import { z } from 'zod';
import { INPUT_INVALID, TOO_MANY_TRIES } from '../language/errors.js';
import { moment } from '../language/reply.js';
import { defineRoute } from '../language/route.js';
import { secret } from '../language/secret.js';
import {
  ACCOUNT_LOCKED,
  CURRENT_PASSWORD_WRONG,
  PASSWORD_NOT_SET,
  SECOND_FACTOR_EXPIRED,
  SECOND_FACTOR_OFF,
  SECOND_FACTOR_ON,
  SECOND_FACTOR_WRONG,
  SIGN_IN_PAUSED,
} from './errors.js';
import { CODE_MISSING, CURRENT_PASSWORD_MISSING } from './field-problems.js';
import { zoneHeader } from '../time/own-day.js';
import { accountView, activityView } from './routes.js';
import { accountActions } from './policy.js';
import { SIGNING_IN } from './tags.js';

const feature = 'accounts';
const owner = 'command-service';
/** Password and code are required again, so that nobody can change the second factor in an unattended browser. */
const currentPassword = secret(z.string().min(1, CURRENT_PASSWORD_MISSING.code).max(1024));
const code = secret(z.string().trim().min(1, CODE_MISSING.code).max(40));
const opaqueToken = secret(z.string().min(1).max(4096));
const recoveryCodes = z.array(z.string());
const verificationErrors = [
  INPUT_INVALID,
  CURRENT_PASSWORD_WRONG,
  ACCOUNT_LOCKED,
  PASSWORD_NOT_SET,
  SECOND_FACTOR_WRONG,
  SIGN_IN_PAUSED,
] as const;

export const finishSignIn = defineRoute({
  name: 'finishSignIn',
  summary:
    'The second step of a sign-in, for every role and method: the challenge of the first step, and a code of the authenticator app or a recovery code.',
  feature,
  owner,
  method: 'POST',
  path: '/api/auth/second-factor',
  action: accountActions.enter,
  untagged: SIGNING_IN,
  headers: zoneHeader,
  body: z.object({ challenge: opaqueToken, code }),
  reply: z.object({
    data: z.object({
      user: accountView,
      accessToken: z.string(),
      /** Null unless the caller is a patient, like the streak. */
      suggestedActivity: activityView.nullable(),
      streak: z.number().int().nullable(),
      maxStreak: z.number().int().nullable(),
    }),
    message: z.string(),
  }),
  errors: [INPUT_INVALID, ACCOUNT_LOCKED, SECOND_FACTOR_WRONG, SECOND_FACTOR_EXPIRED, SIGN_IN_PAUSED, TOO_MANY_TRIES],
  attemptsPerMinute: 20,
});

export const showSecondFactor = defineRoute({
  name: 'showSecondFactor',
  summary: 'Whether the caller’s account has a second factor, and whether it needs one.',
  feature,
  owner,
  method: 'GET',
  path: '/api/auth/second-factor',
  action: accountActions.manageOwnAccount,
  shows: ['second-factor'],
  secondFactor: false,
  reply: z.object({
    data: z.object({
      enabled: z.boolean(),
      /** Number of unused recovery codes. */
      recoveryCodesLeft: z.number().int(),
      /** True if the caller can open only their own account until a second factor is turned on and used. */
      needed: z.boolean(),
    }),
  }),
  errors: [],
});

export const setUpSecondFactor = defineRoute({
  name: 'setUpSecondFactor',
  summary: 'Returns a key for an authenticator app. It takes effect only when a code generated with it is sent back.',
  feature,
  owner,
  method: 'POST',
  path: '/api/auth/second-factor/setup',
  action: accountActions.manageOwnAccount,
  untagged: 'Returns a key, which takes effect only when a code generated with it is sent back.',
  secondFactor: false,
  reply: z.object({
    data: z.object({
      /** The key in Base32, for typing if the QR code cannot be scanned. */
      secret: z.string(),
      /** The key as an otpauth:// URI, for a QR code. */
      uri: z.string(),
      /** An opaque token, to be sent back with the first code. */
      setup: z.string(),
      expiresAt: moment,
    }),
  }),
  errors: [SECOND_FACTOR_ON],
  attemptsPerMinute: 20,
});

export const enableSecondFactor = defineRoute({
  name: 'enableSecondFactor',
  summary: 'Turns the second factor on. Returns the recovery codes, which cannot be read again.',
  feature,
  owner,
  method: 'POST',
  path: '/api/auth/second-factor/enable',
  action: accountActions.manageOwnAccount,
  changes: ['second-factor', 'devices'],
  secondFactor: false,
  body: z.object({ setup: opaqueToken, currentPassword, code }),
  reply: z.object({ data: z.object({ recoveryCodes, accessToken: z.string() }) }),
  errors: [...verificationErrors, SECOND_FACTOR_EXPIRED, SECOND_FACTOR_ON],
  attemptsPerMinute: 20,
});

export const renewRecoveryCodes = defineRoute({
  name: 'renewRecoveryCodes',
  summary: 'Replaces all recovery codes. Returns the new ones, which cannot be read again.',
  feature,
  owner,
  method: 'POST',
  path: '/api/auth/second-factor/recovery-codes',
  action: accountActions.manageOwnAccount,
  changes: ['second-factor'],
  secondFactor: false,
  body: z.object({ currentPassword, code }),
  reply: z.object({ data: z.object({ recoveryCodes }) }),
  errors: [...verificationErrors, SECOND_FACTOR_OFF],
  attemptsPerMinute: 20,
});

export const removeSecondFactor = defineRoute({
  name: 'removeSecondFactor',
  summary: 'Turns the second factor off.',
  feature,
  owner,
  method: 'POST',
  path: '/api/auth/second-factor/remove',
  action: accountActions.manageOwnAccount,
  changes: ['second-factor'],
  secondFactor: false,
  body: z.object({ currentPassword, code }),
  reply: z.object({ success: z.literal(true) }),
  errors: verificationErrors,
  attemptsPerMinute: 20,
});

export const secondFactorRoutes = [
  finishSignIn,
  showSecondFactor,
  setUpSecondFactor,
  enableSecondFactor,
  renewRecoveryCodes,
  removeSecondFactor,
] as const;
