import { z } from 'zod';
import { defineEvent, type EventOf } from '../language/event.js';
import { id, moment } from '../language/reply.js';
import { accountRoles } from '../language/account-role.js';

const account = { accountId: id, role: z.enum(accountRoles) };

/** The account's own e-mail address is read by whoever owns the account: by a link in a letter, by Google, or by the operator's word. */
export const EmailVerified = defineEvent({
  type: 'EmailVerified',
  schema: z.object({ ...account, by: z.enum(['letter', 'google', 'operator']) }),
});

/** The letter with the link was asked for once more. */
export const EmailConfirmationRequested = defineEvent({
  type: 'EmailConfirmationRequested',
  schema: z.object({ ...account, requestedAt: moment }),
});

/** Told with the password it had before, or by a link in a letter. */
export const PasswordChanged = defineEvent({
  type: 'PasswordChanged',
  schema: z.object({ ...account, passwordHash: z.string(), by: z.enum(['password', 'letter']) }),
  subject: (data) => data.accountId,
  personal: { passwordHash: '' },
});

/** A password that was set before the address was confirmed opens nothing any more: its maker may be somebody else. */
export const PasswordWithdrawn = defineEvent({ type: 'PasswordWithdrawn', schema: z.object(account) });

/** Nobody signs in to this account any more: it was made for the demo, and the installation is none now. */
const AccountLocked = defineEvent({
  type: 'AccountLocked',
  schema: z.object({ ...account, reason: z.enum(['demo']) }),
});

const AccountUnlocked = defineEvent({ type: 'AccountUnlocked', schema: z.object(account) });

/** Somebody says to have forgotten the password of an account, which may or may not exist. */
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
] as const;
/** What happens to the credentials of an account of any role, in the account's stream. */
export type CredentialEvent = EventOf<(typeof credentialEvents)[number]>;

/** Forgotten passwords have a stream of their own. */
export const passwordResetEvents = [PasswordResetRequested] as const;
export type PasswordResetEvent = EventOf<(typeof passwordResetEvents)[number]>;
