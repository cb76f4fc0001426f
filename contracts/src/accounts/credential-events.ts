import { z } from 'zod';
import { defineEvent, type EventOf } from '../language/event.js';
import { id, moment } from '../language/reply.js';
import { accountRoles } from '../language/account-role.js';
import { type EmailClaimEvent, emailChangeEvents } from './email-change-events.js';

const account = { accountId: id, role: z.enum(accountRoles) };

/**
 * The owner of the account has confirmed the email address: by the link of a letter, by Google, or on an operator's word.
 */
export const EmailVerified = defineEvent({
  type: 'EmailVerified',
  schema: z.object({ ...account, by: z.enum(['letter', 'google', 'operator']) }),
});

/** Another confirmation letter was requested. */
export const EmailConfirmationRequested = defineEvent({
  type: 'EmailConfirmationRequested',
  schema: z.object({ ...account, requestedAt: moment }),
});

/** Changed with the previous password, or by the link of a letter. */
export const PasswordChanged = defineEvent({
  type: 'PasswordChanged',
  schema: z.object({ ...account, passwordHash: z.string(), by: z.enum(['password', 'letter']) }),
  subject: (data) => data.accountId,
  personal: { passwordHash: '' },
});

/** A password set before the address was confirmed no longer works: somebody else may have set it. */
export const PasswordWithdrawn = defineEvent({ type: 'PasswordWithdrawn', schema: z.object(account) });

/** A demo account is closed because the installation is no longer a demo. */
const AccountLocked = defineEvent({
  type: 'AccountLocked',
  schema: z.object({ ...account, reason: z.enum(['demo']) }),
});

const AccountUnlocked = defineEvent({ type: 'AccountUnlocked', schema: z.object(account) });

/** A reset letter was requested for an account, which may not exist. */
export const PasswordResetRequested = defineEvent({
  type: 'PasswordResetRequested',
  schema: z.object({ ...account, requestedAt: moment }),
});

export const credentialEvents = [
  EmailVerified,
  EmailConfirmationRequested,
  PasswordChanged,
  PasswordWithdrawn,
  AccountLocked,
  AccountUnlocked,
  ...emailChangeEvents,
] as const;
/** The credential events in the stream of an account, for every role; or who else has the address of that stream. */
export type CredentialEvent = EventOf<(typeof credentialEvents)[number]> | EmailClaimEvent;

/** Requests for reset letters have a stream of their own. */
export const passwordResetEvents = [PasswordResetRequested] as const;
export type PasswordResetEvent = EventOf<(typeof passwordResetEvents)[number]>;
