import { z } from 'zod';
import { defineEvent, type EventOf } from '../language/event.js';
import { id, moment } from '../language/reply.js';
import { accountRoles } from '../language/account-role.js';
import { spokenLanguages } from '../language/languages.js';
import { type EmailClaimEvent, emailChangeEvents } from './email-change-events.js';

const account = { accountId: id, role: z.enum(accountRoles) };

/**
 * The email address is confirmed: by the link of an email (`letter`), by Google, or by an operator.
 */
export const EmailVerified = defineEvent({
  type: 'EmailVerified',
  schema: z.object({ ...account, by: z.enum(['letter', 'google', 'operator']) }),
});

/** Another confirmation email was requested. */
export const EmailConfirmationRequested = defineEvent({
  type: 'EmailConfirmationRequested',
  schema: z.object({ ...account, requestedAt: moment }),
});

/** Changed with the previous password, or by the link of an email (`letter`). */
export const PasswordChanged = defineEvent({
  type: 'PasswordChanged',
  schema: z.object({ ...account, passwordHash: z.string(), by: z.enum(['password', 'letter']) }),
  subject: (data) => data.accountId,
  personal: { passwordHash: '' },
});

/** A password set before the address was confirmed is no longer valid: another person may have set it. */
export const PasswordWithdrawn = defineEvent({ type: 'PasswordWithdrawn', schema: z.object(account) });

/** A demo account is locked because the installation is no longer a demo. */
const AccountLocked = defineEvent({
  type: 'AccountLocked',
  schema: z.object({ ...account, reason: z.enum(['demo']) }),
});

/** The language in which the person reads emails. English until one is chosen. */
export const LanguageChosen = defineEvent({
  type: 'LanguageChosen',
  schema: z.object({ ...account, language: z.enum(spokenLanguages) }),
  subject: (data) => data.accountId,
  personal: { language: 'en' },
});

const AccountUnlocked = defineEvent({ type: 'AccountUnlocked', schema: z.object(account) });

/** A reset email was requested for an account, which may not exist. */
export const PasswordResetRequested = defineEvent({
  type: 'PasswordResetRequested',
  schema: z.object({ ...account, requestedAt: moment }),
});

/** Somebody wanted to sign up with an address that has an account. Its owner is written to. */
export const SignUpAttempted = defineEvent({
  type: 'SignUpAttempted',
  schema: z.object({ ...account, attemptedAt: moment }),
});

export const credentialEvents = [
  EmailVerified,
  EmailConfirmationRequested,
  PasswordChanged,
  PasswordWithdrawn,
  AccountLocked,
  AccountUnlocked,
  LanguageChosen,
  ...emailChangeEvents,
] as const;
/** The events of credentials in an account's stream, for every role, including claims on its address by another account. */
export type CredentialEvent = EventOf<(typeof credentialEvents)[number]> | EmailClaimEvent;

/** Requests for reset emails, in a separate stream. */
export const passwordResetEvents = [PasswordResetRequested] as const;
export type PasswordResetEvent = EventOf<(typeof passwordResetEvents)[number]>;

/** Sign-ups with an address that has an account, in a separate stream. */
export const signUpAttemptEvents = [SignUpAttempted] as const;
export type SignUpAttemptEvent = EventOf<(typeof signUpAttemptEvents)[number]>;
