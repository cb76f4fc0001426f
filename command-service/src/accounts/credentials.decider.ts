import type { AccountRole } from '@anamnesis/contracts/language/account-role';
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
import { secondsUntilLetter, withLetter } from './letter-pace.js';

/** Whatever may stand in the stream of an account. */
export type AccountEvent = PatientAccountEvent | DoctorEvent | AppointedEvent;

export interface Account {
  status: 'known';
  accountId: string;
  role: AccountRole;
  /** As this stream tells it: see `nameOf` for the one that a patient goes by now. */
  fullName: string;
  email: string;
  /** Null where no password opens the account. */
  passwordHash: string | null;
  /** How often the password was changed or withdrawn: a link that sets a new one is good for one of these. */
  passwordChanges: number;
  emailConfirmed: boolean;
  /** Google's id of the account that may sign in as this one. */
  googleSubject: string | null;
  /** Nobody is let in. */
  locked: boolean;
  /** When the letter that confirms the address was asked for again. */
  lettersAsked: readonly string[];
}
export type Credentials = { status: 'none' } | Account;

export type CredentialsCommand =
  | { type: 'ConfirmEmail'; data: { by: 'letter' | 'operator' } }
  | { type: 'RequestConfirmation' }
  /** `passwordChanges` of the password that was typed as the present one; null where it never was. */
  | { type: 'ChangePassword'; data: { passwordHash: string; passwordChanges: number | null } }
  | { type: 'ResetPassword'; data: { passwordHash: string; passwordChanges: number } }
  | { type: 'SignInWithGoogle'; data: { subject: string } }
  | { type: 'LockAccount' }
  | { type: 'UnlockAccount' };

const handled = [
  ...([PatientRegistered, DoctorRegistered, AuditorAppointed, OperatorAppointed] as const),
  ...([DoctorProfileEdited, GoogleAccountLinked, ...credentialEvents] as const),
] as const;

/** By what somebody signs in, whatever their role: password, Google, and the address they have shown to be theirs. */
export const credentialsDecider: Decider<Credentials, CredentialsCommand, AccountEvent> = {
  opens: [
    ...(['PatientRegistered', 'DoctorRegistered', 'AuditorAppointed', 'OperatorAppointed'] as const),
    ...(['DoctorProfileEdited', 'PasswordChanged', 'GoogleAccountLinked'] as const),
  ],
  initialState: { status: 'none' },

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
        // Changed a moment ago by somebody else: what was typed as the present password is so no longer.
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
      case 'LockAccount':
        if (state.status === 'none') refuse(ACCOUNT_NOT_FOUND);
        return state.locked ? [] : [{ type: 'AccountLocked', data: { ...whoseOf(state), reason: 'demo' } }];
      case 'UnlockAccount':
        if (state.status === 'none') refuse(ACCOUNT_NOT_FOUND);
        return state.locked ? [{ type: 'AccountUnlocked', data: whoseOf(state) }] : [];
    }
  },
};

function evolve(state: Credentials, event: EventOf<(typeof handled)[number]>): Credentials {
  if (event.type === 'PatientRegistered') return opened('patient', event.data.patientId, event.data);
  if (event.type === 'DoctorRegistered') return opened('doctor', event.data.doctorId, event.data);
  if (event.type === 'AuditorAppointed') return opened('auditor', event.data.auditorId, event.data);
  if (event.type === 'OperatorAppointed') return opened('operator', event.data.operatorId, event.data);
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
      return { ...state, lettersAsked: withLetter(state.lettersAsked, event.data.requestedAt) };
    case 'AccountLocked':
      return { ...state, locked: true };
    case 'AccountUnlocked':
      return { ...state, locked: false };
    case 'GoogleAccountLinked':
      return { ...state, googleSubject: event.data.subject };
  }
}

const opened = (
  role: AccountRole,
  accountId: string,
  { fullName, email, passwordHash }: { fullName: string; email: string; passwordHash: string | null },
): Account => ({
  ...{ status: 'known', accountId, role, fullName, email, passwordHash, passwordChanges: 0 },
  ...{ emailConfirmed: false, googleSubject: null, locked: false, lettersAsked: [] },
});

const whoseOf = ({ accountId, role }: Account) => ({ accountId, role });

const withPassword = (state: Account, passwordHash: string | null): Account => ({
  ...state,
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

function requestConfirmation({ accountId, role, emailConfirmed, lettersAsked }: Account, now: Date): AccountEvent[] {
  if (emailConfirmed) return [];
  const retryAfterSeconds = secondsUntilLetter(lettersAsked, now);
  if (retryAfterSeconds > 0) refuse(TOO_MANY_TRIES, { retryAfterSeconds });
  return [{ type: 'EmailConfirmationRequested', data: { accountId, role, requestedAt: now.toISOString() } }];
}

/**
 * The first Google account that comes with the verified e-mail stays the account's own. Another one with the same e-mail
 * is another person, to whom the address was given later: refused with GOOGLE_ACCOUNT_OTHER. A password from before the
 * address was confirmed may be of anybody who typed it: it opens nothing any more.
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
