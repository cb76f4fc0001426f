import type { AccountRole } from '@anamnesis/contracts/language/account-role';
import type { SpokenLanguage } from '@anamnesis/contracts/language/languages';
import {
  ACCOUNT_LOCKED,
  ACCOUNT_NOT_FOUND,
  CURRENT_PASSWORD_WRONG,
  GOOGLE_ACCOUNT_OTHER,
  GOOGLE_ACCOUNT_UNKNOWN,
  LINK_USED,
  PASSWORD_NOT_SET,
} from '@anamnesis/contracts/accounts/errors';
import { credentialEvents } from '@anamnesis/contracts/accounts/credential-events';
import { EmailClaimed, EmailClaimReleased } from '@anamnesis/contracts/accounts/email-change-events';
import {
  type AppointedEvent,
  AuditorAppointed,
  DoctorRegistered,
  GoogleAccountLinked,
  OperatorAppointed,
  type PatientAccountEvent,
  PatientRegistered,
} from '@anamnesis/contracts/accounts/events';
import type { DoctorEvent } from '@anamnesis/contracts/events';
import { TOO_MANY_TRIES } from '@anamnesis/contracts/language/errors';
import type { EventOf } from '@anamnesis/contracts/language/event';
import { refuse } from '@anamnesis/contracts/language/refusal';
import { DoctorProfileEdited } from '@anamnesis/contracts/profiles/events';
import type { Decider } from '@anamnesis/platform/deciding/decider';
import { evolveOn } from '../evolve-on.js';
import {
  decideEmailChange,
  type EmailChangeCommand,
  emailChangeEvolved,
  type EmailHistory,
  noEmailChange,
  withoutPendingEmail,
} from './email-change.js';
import { secondsUntilNextEmail, withRequest } from './email-limit.js';

/** Any event in the stream of an account. */
export type AccountEvent = PatientAccountEvent | DoctorEvent | AppointedEvent;

export interface Account {
  status: 'known';
  accountId: string;
  role: AccountRole;
  /** The name in this stream. A patient's current name is in the profile stream: see `nameOf`. */
  fullName: string;
  email: string;
  /** Null if the account has no password. */
  passwordHash: string | null;
  /** How often the password was changed or withdrawn, or the address changed. A reset link is valid for one value only. */
  passwordChanges: number;
  emailConfirmed: boolean;
  /** The language of emails; null until one is chosen. */
  language: SpokenLanguage | null;
  /** Google's id of the linked account; null without one. */
  googleSubject: string | null;
  /** If true, sign-in is refused. */
  locked: boolean;
  /** Times (ISO 8601, UTC) of the latest requests for emails, oldest first. */
  emailRequests: readonly string[];
  emails: EmailHistory;
}
/** `claimedBy`: id of the account that claimed the address of this stream by a change of address. */
export type Credentials = { status: 'none'; claimedBy: string | null } | Account;

export type CredentialsCommand =
  | { type: 'ConfirmEmail'; data: { by: 'letter' | 'operator' } }
  | { type: 'RequestConfirmation' }
  /** `passwordChanges` when the entered current password was verified; null if it was wrong. */
  | { type: 'ChangePassword'; data: { passwordHash: string; passwordChanges: number | null } }
  | { type: 'ResetPassword'; data: { passwordHash: string; passwordChanges: number } }
  | { type: 'ChooseLanguage'; data: { language: SpokenLanguage } }
  | { type: 'SignInWithGoogle'; data: { subject: string } }
  | { type: 'LockAccount' }
  | { type: 'UnlockAccount' }
  | EmailChangeCommand;

const handled = [
  ...([PatientRegistered, DoctorRegistered, AuditorAppointed, OperatorAppointed] as const),
  ...([DoctorProfileEdited, GoogleAccountLinked, ...credentialEvents] as const),
  ...([EmailClaimed, EmailClaimReleased] as const),
] as const;

/** Credentials of an account of any role: password, Google account, confirmed email address. */
export const credentialsDecider: Decider<Credentials, CredentialsCommand, AccountEvent> = {
  opens: [
    ...(['PatientRegistered', 'DoctorRegistered', 'AuditorAppointed', 'OperatorAppointed'] as const),
    ...(['DoctorProfileEdited', 'PasswordChanged', 'GoogleAccountLinked', 'LanguageChosen'] as const),
    ...(['EmailChangeRequested', 'EmailChanged', 'EmailChangeReverted'] as const),
  ],
  initialState: { status: 'none', claimedBy: null },

  evolve: evolveOn(handled, evolve),

  decide: (state, command, { now }) => {
    switch (command.type) {
      case 'ConfirmEmail':
        if (state.status === 'none') refuse(ACCOUNT_NOT_FOUND);
        return confirmed(state, command.data.by);
      case 'RequestConfirmation':
        if (state.status === 'none') refuse(ACCOUNT_NOT_FOUND);
        return requestConfirmation(state, now);
      case 'ChangePassword':
        if (state.status === 'none') refuse(ACCOUNT_NOT_FOUND);
        if (state.locked) refuse(ACCOUNT_LOCKED);
        if (state.passwordHash === null) refuse(PASSWORD_NOT_SET);
        // The password was changed after the caller verified it, so the entered one is no longer current.
        if (state.passwordChanges !== command.data.passwordChanges) refuse(CURRENT_PASSWORD_WRONG);
        return [changed(state, command.data.passwordHash, 'password')];
      case 'ResetPassword':
        if (state.status === 'none' || state.passwordChanges !== command.data.passwordChanges) refuse(LINK_USED);
        if (state.locked) refuse(ACCOUNT_LOCKED);
        return [changed(state, command.data.passwordHash, 'letter'), ...confirmed(state, 'letter')];
      case 'SignInWithGoogle':
        if (state.status === 'none') refuse(GOOGLE_ACCOUNT_UNKNOWN);
        if (state.locked) refuse(ACCOUNT_LOCKED);
        return linkGoogle(state, command.data.subject);
      case 'ChooseLanguage':
        if (state.status === 'none') refuse(ACCOUNT_NOT_FOUND);
        return state.language === command.data.language
          ? []
          : [{ type: 'LanguageChosen', data: { ...whoseOf(state), language: command.data.language } }];
      case 'LockAccount':
        if (state.status === 'none') refuse(ACCOUNT_NOT_FOUND);
        return state.locked ? [] : [{ type: 'AccountLocked', data: { ...whoseOf(state), reason: 'demo' } }];
      case 'UnlockAccount':
        if (state.status === 'none') refuse(ACCOUNT_NOT_FOUND);
        return state.locked ? [{ type: 'AccountUnlocked', data: whoseOf(state) }] : [];
      case 'RequestEmailChange':
      case 'ChangeEmail':
      case 'AbandonEmailChange':
      case 'RevertEmailChange':
        if (state.status === 'none') refuse(ACCOUNT_NOT_FOUND);
        return decideEmailChange(state, command, now);
    }
  },
};

function evolve(state: Credentials, event: EventOf<(typeof handled)[number]>): Credentials {
  if (event.type === 'PatientRegistered') return opened('patient', event.data.patientId, event.data);
  if (event.type === 'DoctorRegistered') return opened('doctor', event.data.doctorId, event.data);
  if (event.type === 'AuditorAppointed') return opened('auditor', event.data.auditorId, event.data);
  if (event.type === 'OperatorAppointed') return opened('operator', event.data.operatorId, event.data);
  if (event.type === 'EmailClaimed')
    return state.status === 'none' ? { ...state, claimedBy: event.data.accountId } : state;
  if (event.type === 'EmailClaimReleased') return state.status === 'none' ? { ...state, claimedBy: null } : state;
  if (state.status === 'none') return state;
  switch (event.type) {
    case 'DoctorProfileEdited':
      return { ...state, fullName: event.data.fullName };
    case 'PasswordChanged':
      return withPassword(state, event.data.passwordHash);
    case 'PasswordWithdrawn':
      return withPassword(state, null);
    case 'EmailVerified':
      return { ...state, emailConfirmed: true };
    case 'EmailConfirmationRequested':
      return { ...state, emailRequests: withRequest(state.emailRequests, event.data.requestedAt) };
    case 'LanguageChosen':
      return { ...state, language: event.data.language };
    case 'AccountLocked':
      return { ...state, locked: true };
    case 'AccountUnlocked':
      return { ...state, locked: false };
    case 'GoogleAccountLinked':
      return { ...state, googleSubject: event.data.subject };
    case 'EmailChangeRequested':
    case 'EmailChangeAbandoned':
    case 'EmailChanged':
    case 'EmailChangeReverted':
      return emailChangeEvolved(state, event);
  }
}

const opened = (
  role: AccountRole,
  accountId: string,
  { fullName, email, passwordHash }: { fullName: string; email: string; passwordHash: string | null },
): Account => ({
  ...{ status: 'known', accountId, role, fullName, email, passwordHash, passwordChanges: 0 },
  ...{ emailConfirmed: false, googleSubject: null, locked: false, emailRequests: [] },
  language: null,
  emails: noEmailChange,
});

const whoseOf = ({ accountId, role }: Account) => ({ accountId, role });

/** A new password also cancels a pending change of address: this is how the owner objects to it. */
const withPassword = (state: Account, passwordHash: string | null): Account => ({
  ...withoutPendingEmail(state),
  passwordHash,
  passwordChanges: state.passwordChanges + 1,
});

const confirmed = (
  { accountId, role, emailConfirmed }: Account,
  by: 'letter' | 'google' | 'operator',
): AccountEvent[] => (emailConfirmed ? [] : [{ type: 'EmailVerified', data: { accountId, role, by } }]);

const changed = ({ accountId, role }: Account, passwordHash: string, by: 'password' | 'letter'): AccountEvent => ({
  type: 'PasswordChanged',
  data: { accountId, role, passwordHash, by },
});

function requestConfirmation({ accountId, role, emailConfirmed, emailRequests }: Account, now: Date): AccountEvent[] {
  if (emailConfirmed) return [];
  const retryAfterSeconds = secondsUntilNextEmail(emailRequests, now);
  if (retryAfterSeconds > 0) refuse(TOO_MANY_TRIES, { retryAfterSeconds });
  return [{ type: 'EmailConfirmationRequested', data: { accountId, role, requestedAt: now.toISOString() } }];
}

/**
 * The first Google account with the verified email address stays linked. Another Google account with the same address belongs to a
 * person who got the address later: refused with GOOGLE_ACCOUNT_OTHER. A password set before the address was confirmed may not be
 * the owner's, so it is withdrawn.
 */
function linkGoogle(state: Account, subject: string): AccountEvent[] {
  const { accountId, role, googleSubject, passwordHash, emailConfirmed } = state;
  if (googleSubject !== null && googleSubject !== subject) refuse(GOOGLE_ACCOUNT_OTHER);
  return [
    ...(googleSubject === null ? [{ type: 'GoogleAccountLinked' as const, data: { accountId, subject } }] : []),
    ...(passwordHash !== null && !emailConfirmed
      ? [{ type: 'PasswordWithdrawn' as const, data: { accountId, role } }]
      : []),
    ...confirmed(state, 'google'),
  ];
}
