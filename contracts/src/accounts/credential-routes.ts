import { z } from 'zod';
import { INPUT_INVALID, LINK_EXPIRED, LINK_UNREADABLE, NOT_CAUGHT_UP, TOO_MANY_TRIES } from '../language/errors.js';
import { defineRoute } from '../language/route.js';
import { spokenLanguages } from '../language/languages.js';
import { doneReply, id } from '../language/reply.js';
import { secret } from '../language/secret.js';
import { accountRoles } from '../language/account-role.js';
import { ACCOUNT_LOCKED, ACCOUNT_NOT_FOUND, CURRENT_PASSWORD_WRONG, LINK_USED, PASSWORD_NOT_SET } from './errors.js';
import { emailPurposes } from './emails.js';
import { emailChangeNumber, email, newPassword, password } from './inputs.js';
import { accountActions } from './policy.js';

const feature = 'accounts';
const owner = 'command-service';
const token = secret(z.string().min(1).max(2048));

export const showCredentials = defineRoute({
  name: 'showCredentials',
  summary: 'How the caller can sign in, and whether their email address is confirmed.',
  feature,
  owner: 'query-service',
  method: 'GET',
  path: '/api/accounts/credentials',
  action: accountActions.manageOwnAccount,
  shows: ['credentials'],
  secondFactor: false,
  reply: z.object({
    data: z.object({
      email: z.string(),
      emailConfirmed: z.boolean(),
      /** The requested address that is not confirmed yet; null without one. */
      pendingEmail: z.string().nullable(),
      hasPassword: z.boolean(),
      google: z.boolean(),
      /** The language of emails; null until one is chosen. */
      language: z.enum(spokenLanguages).nullable(),
    }),
  }),
  errors: [ACCOUNT_NOT_FOUND, NOT_CAUGHT_UP],
});

export const confirmEmail = defineRoute({
  name: 'confirmEmail',
  summary: 'Confirms an email address, by the link that was sent to it.',
  feature,
  owner,
  method: 'POST',
  path: '/api/accounts/confirm-email',
  action: accountActions.enter,
  changes: ['credentials'],
  body: z.object({ token }),
  reply: z.object({ data: z.object({ role: z.enum(accountRoles) }) }),
  errors: [INPUT_INVALID, LINK_UNREADABLE, LINK_EXPIRED, TOO_MANY_TRIES],
  attemptsPerMinute: 30,
});

export const requestConfirmation = defineRoute({
  name: 'requestConfirmation',
  summary: 'Sends another email with the link that confirms the address.',
  feature,
  owner,
  method: 'POST',
  path: '/api/accounts/request-confirmation',
  action: accountActions.manageOwnAccount,
  untagged: 'Sends an email; no displayed data change.',
  secondFactor: false,
  reply: doneReply,
  errors: [ACCOUNT_NOT_FOUND, TOO_MANY_TRIES],
});

export const requestPasswordReset = defineRoute({
  name: 'requestPasswordReset',
  summary:
    'Sends an email with a link to set a new password if the account exists. The reply does not reveal whether it does.',
  feature,
  owner,
  method: 'POST',
  path: '/api/accounts/forgot-password',
  action: accountActions.enter,
  untagged: 'Sends an email; no displayed data change.',
  body: z.object({ role: z.enum(accountRoles), email }),
  reply: doneReply,
  errors: [INPUT_INVALID, TOO_MANY_TRIES],
  attemptsPerMinute: 10,
});

export const resetPassword = defineRoute({
  name: 'resetPassword',
  summary: 'Sets a new password by the link of an email, which also confirms the address, and ends every sign-in.',
  feature,
  owner,
  method: 'POST',
  path: '/api/accounts/reset-password',
  action: accountActions.enter,
  changes: ['credentials', 'devices'],
  body: z.object({ token, password: newPassword }),
  reply: z.object({ data: z.object({ role: z.enum(accountRoles) }) }),
  errors: [INPUT_INVALID, LINK_UNREADABLE, LINK_EXPIRED, LINK_USED, ACCOUNT_LOCKED, TOO_MANY_TRIES],
  attemptsPerMinute: 20,
});

export const changePassword = defineRoute({
  name: 'changePassword',
  summary: 'Changes the password, given the current one, and ends every other sign-in.',
  feature,
  owner,
  method: 'POST',
  // The browser sends the refresh cookie to this path; it identifies the sign-in that stays open.
  path: '/api/auth/change-password',
  action: accountActions.manageOwnAccount,
  changes: ['credentials', 'devices'],
  secondFactor: false,
  body: z.object({ currentPassword: password, password: newPassword }),
  reply: doneReply,
  errors: [INPUT_INVALID, ACCOUNT_NOT_FOUND, CURRENT_PASSWORD_WRONG, PASSWORD_NOT_SET, ACCOUNT_LOCKED, TOO_MANY_TRIES],
  attemptsPerMinute: 10,
});

export const chooseLanguage = defineRoute({
  name: 'chooseLanguage',
  summary: 'Chooses the language in which the caller is sent emails.',
  feature,
  owner,
  method: 'POST',
  path: '/api/accounts/language',
  action: accountActions.manageOwnAccount,
  changes: ['credentials'],
  secondFactor: false,
  body: z.object({ language: z.enum(spokenLanguages) }),
  reply: doneReply,
  errors: [INPUT_INVALID, ACCOUNT_NOT_FOUND],
});

/** Called by the job that sends the email, so that addresses and links are never stored in a queue. */
export const composeEmail = defineRoute({
  name: 'composeEmail',
  summary: 'The data to compose an email: which one, address, name and link; null if it must not be sent.',
  feature,
  owner,
  method: 'POST',
  path: '/api/accounts/emails',
  action: accountActions.composeEmail,
  body: z.object({
    accountId: id,
    role: z.enum(accountRoles),
    purpose: z.enum(emailPurposes),
    number: emailChangeNumber,
  }),
  reply: z.object({
    data: z
      .object({
        /** The one that was asked for, unless the address turned out to need another one. */
        purpose: z.enum(emailPurposes),
        ...{ to: z.string(), name: z.string(), link: z.url(), language: z.enum(spokenLanguages) },
      })
      .nullable(),
  }),
  errors: [INPUT_INVALID],
});

export const credentialRoutes = [
  showCredentials,
  confirmEmail,
  requestConfirmation,
  requestPasswordReset,
  resetPassword,
  changePassword,
  chooseLanguage,
  composeEmail,
] as const;
