import type { AccountRole } from '@anamnesis/contracts/language/account-role';
import type { SignUpAttemptEvent } from '@anamnesis/contracts/accounts/credential-events';
import type { Decider, DecisionContext } from '@anamnesis/platform/deciding/decider';
import { secondsUntilNextEmail, withRequest } from './email-limit.js';

interface SignUpAttempts {
  attempts: readonly string[];
}

interface NoteSignUpAttempt {
  type: 'NoteSignUpAttempt';
  data: { accountId: string; role: AccountRole };
}

/** By the id that an account created with the address would have. */
export const signUpAttemptsStream = (accountId: string) => `signUpAttempts-${accountId}`;

/** Sign-ups with an address that has an account. One within the pause of emails changes nothing: its owner was written to. */
export const signUpAttemptsDecider: Decider<SignUpAttempts, NoteSignUpAttempt, SignUpAttemptEvent, DecisionContext> = {
  initialState: { attempts: [] },
  evolve: ({ attempts }, event) => {
    switch (event.type) {
      case 'SignUpAttempted':
        return { attempts: withRequest(attempts, event.data.attemptedAt) };
    }
  },
  decide: ({ attempts }, { data }, { now }) =>
    secondsUntilNextEmail(attempts, now) > 0
      ? []
      : [{ type: 'SignUpAttempted', data: { ...data, attemptedAt: now.toISOString() } }],
};
