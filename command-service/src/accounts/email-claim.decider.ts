import { EmailClaimed, EmailClaimReleased } from '@anamnesis/contracts/accounts/email-change-events';
import { EMAIL_LINK_VOID, EMAIL_TAKEN } from '@anamnesis/contracts/accounts/errors';
import {
  AuditorAppointed,
  DoctorRegistered,
  OperatorAppointed,
  PatientRegistered,
} from '@anamnesis/contracts/accounts/events';
import type { EventOf } from '@anamnesis/contracts/language/event';
import { refuse } from '@anamnesis/contracts/language/refusal';
import type { Decider } from '@anamnesis/platform/deciding/decider';
import { evolveOn } from '../evolve-on.js';
import type { AccountEvent } from './credentials.decider.js';

/** Ownership of an email address; `open` if no account has it. */
export type EmailClaim =
  | { status: 'open' }
  /** An account was created with it, and keeps it. */
  | { status: 'registered' }
  | { status: 'claimed'; claim: EventOf<typeof EmailClaimed>['data'] };

export type EmailClaimCommand =
  | { type: 'ClaimEmail'; data: Omit<EventOf<typeof EmailClaimed>['data'], 'claimedAt'> }
  | { type: 'ReleaseEmail'; data: EventOf<typeof EmailClaimReleased>['data'] };

const handled = [
  ...([PatientRegistered, DoctorRegistered, AuditorAppointed, OperatorAppointed] as const),
  ...([EmailClaimed, EmailClaimReleased] as const),
] as const;

/** Decides whether an address is free. Folds the stream that an account created with the address would have. */
export const emailClaimDecider: Decider<EmailClaim, EmailClaimCommand, AccountEvent> = {
  opens: [],
  initialState: { status: 'open' },

  evolve: evolveOn(handled, (_, event): EmailClaim => {
    switch (event.type) {
      case 'EmailClaimed':
        return { status: 'claimed', claim: event.data };
      case 'EmailClaimReleased':
        return { status: 'open' };
      case 'PatientRegistered':
      case 'DoctorRegistered':
      case 'AuditorAppointed':
      case 'OperatorAppointed':
        return { status: 'registered' };
    }
  }),

  decide: (state, { type, data }, { now }) => {
    switch (type) {
      case 'ClaimEmail':
        if (state.status === 'registered') refuse(EMAIL_TAKEN);
        if (state.status === 'claimed') {
          if (state.claim.accountId !== data.accountId) refuse(EMAIL_TAKEN);
          // A later request was confirmed first: its claim must not be replaced by one that may still fail.
          if (state.claim.number > data.number) refuse(EMAIL_LINK_VOID);
          if (state.claim.number === data.number) return [];
        }
        return [{ type: 'EmailClaimed', data: { ...data, claimedAt: now.toISOString() } }];
      case 'ReleaseEmail': {
        if (state.status !== 'claimed') return [];
        const { accountId, number } = state.claim;
        return accountId === data.accountId && number === data.number ? [{ type: 'EmailClaimReleased', data }] : [];
      }
    }
  },
};
