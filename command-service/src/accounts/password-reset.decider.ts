import type { AccountRole } from '@anamnesis/contracts/language/account-role';
import type { PasswordResetEvent } from '@anamnesis/contracts/accounts/credential-events';
import type { Decider, DecisionContext } from '@anamnesis/platform/deciding/decider';
import { secondsUntilNextEmail, withRequest } from './email-limit.js';

export interface PasswordReset {
  requests: readonly string[];
}

export interface RequestPasswordReset {
  type: 'RequestPasswordReset';
  data: { accountId: string; role: AccountRole };
}

export const passwordResetStream = (accountId: string) => `passwordReset-${accountId}`;

/**
 * Requests for a reset email. They have a stream of their own, which also exists for unknown accounts: only the job that
 * composes the email reads the account. A request within the pause changes nothing.
 */
export const passwordResetDecider: Decider<PasswordReset, RequestPasswordReset, PasswordResetEvent, DecisionContext> = {
  initialState: { requests: [] },
  evolve: ({ requests }, event) => {
    switch (event.type) {
      case 'PasswordResetRequested':
        return { requests: withRequest(requests, event.data.requestedAt) };
    }
  },
  decide: ({ requests }, { data }, { now }) =>
    secondsUntilNextEmail(requests, now) > 0
      ? []
      : [{ type: 'PasswordResetRequested', data: { ...data, requestedAt: now.toISOString() } }],
};
