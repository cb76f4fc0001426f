import { z } from 'zod';
import { INPUT_INVALID, LINK_EXPIRED, LINK_UNREADABLE, TOO_MANY_TRIES } from '../language/errors.js';
import { defineRoute } from '../language/route.js';
import { doneReply } from '../language/reply.js';
import { secret } from '../language/secret.js';
import { accountRoles } from '../language/account-role.js';
import {
  ACCOUNT_LOCKED,
  ACCOUNT_NOT_FOUND,
  CURRENT_PASSWORD_WRONG,
  EMAIL_LINK_VOID,
  EMAIL_TAKEN,
  EMAIL_UNCHANGED,
  EMAIL_UNCONFIRMED,
  PASSWORD_NOT_SET,
  SECOND_FACTOR_WRONG,
  SIGN_IN_PAUSED,
} from './errors.js';
import { email, password } from './inputs.js';
import { accountActions } from './policy.js';

const shared = { feature: 'accounts', owner: 'command-service', method: 'POST' } as const;
const byLink = {
  ...shared,
  action: accountActions.enter,
  changes: ['credentials', 'profile'],
  body: z.object({ token: secret(z.string().min(1).max(2048)) }),
  reply: z.object({ data: z.object({ role: z.enum(accountRoles), email: z.string() }) }),
  attemptsPerMinute: 30,
} as const;

export const requestEmailChange = defineRoute({
  ...shared,
  name: 'requestEmailChange',
  summary:
    'Sends an email to a new address. The account keeps its current address until the link in that email is opened. An address that has an account gets another email, without a link; the reply is the same.',
  path: '/api/accounts/change-email',
  action: accountActions.manageOwnAccount,
  changes: ['credentials'],
  secondFactor: false,
  body: z.object({
    email,
    currentPassword: password,
    /** Required if the second factor is on: a code of the authenticator app, or a recovery code. */
    code: secret(z.string().trim().max(40)).optional(),
  }),
  reply: doneReply,
  errors: [
    ...([INPUT_INVALID, ACCOUNT_NOT_FOUND, ACCOUNT_LOCKED, CURRENT_PASSWORD_WRONG, PASSWORD_NOT_SET] as const),
    ...([SECOND_FACTOR_WRONG, SIGN_IN_PAUSED, EMAIL_UNCHANGED, EMAIL_UNCONFIRMED] as const),
    TOO_MANY_TRIES,
  ],
  attemptsPerMinute: 10,
});

export const confirmEmailChange = defineRoute({
  ...byLink,
  name: 'confirmEmailChange',
  summary: 'Changes the email address of an account, by the link that was sent to the new address.',
  path: '/api/accounts/confirm-email-change',
  errors: [
    ...([INPUT_INVALID, LINK_UNREADABLE, LINK_EXPIRED, EMAIL_LINK_VOID] as const),
    ...([EMAIL_TAKEN, ACCOUNT_LOCKED, TOO_MANY_TRIES] as const),
  ],
});

export const revertEmailChange = defineRoute({
  ...byLink,
  name: 'revertEmailChange',
  summary:
    'Restores the earlier email address of an account, by the link that was sent there. Ends its sign-ins and invalidates its password.',
  path: '/api/accounts/revert-email-change',
  errors: [
    ...([INPUT_INVALID, LINK_UNREADABLE, LINK_EXPIRED, EMAIL_LINK_VOID] as const),
    ...([ACCOUNT_LOCKED, TOO_MANY_TRIES] as const),
  ],
});

export const emailChangeRoutes = [requestEmailChange, confirmEmailChange, revertEmailChange] as const;
