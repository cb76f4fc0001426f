import type { AccountRole } from '@anamnesis/contracts/language/account-role';
import type { PasswordResetEvent } from '@anamnesis/contracts/accounts/credential-events';
import type { Decider, Moment } from '@anamnesis/platform/deciding/decider';
import { secondsUntilLetter, withLetter } from './letter-pace.js';

export interface PasswordReset {
  asked: readonly string[];
}

export interface RequestPasswordReset {
  type: 'RequestPasswordReset';
  data: { accountId: string; role: AccountRole };
}

export const passwordResetStream = (accountId: string) => `passwordReset-${accountId}`;

/**
 * That somebody forgot a password, in a stream of its own, which exists for accounts that don't: whether there is one, only
 * the letter's writer finds out. Asked for again too soon, it is already so: a letter is on its way.
 */
export const passwordResetDecider: Decider<PasswordReset, RequestPasswordReset, PasswordResetEvent, Moment> = {
  initialState: { asked: [] },
  evolve: ({ asked }, event) => {
    switch (event.type) {
      case 'PasswordResetRequested':
        return { asked: withLetter(asked, event.data.requestedAt) };
    }
  },
  decide: ({ asked }, { data }, { now }) =>
    secondsUntilLetter(asked, now) > 0
      ? []
      : [{ type: 'PasswordResetRequested', data: { ...data, requestedAt: now.toISOString() } }],
};
