import {
  EmailChanged,
  EmailChangeReverted,
  EmailClaimed,
  EmailClaimReleased,
} from '@anamnesis/contracts/accounts/email-change-events';
import { EMAIL_TAKEN } from '@anamnesis/contracts/accounts/errors';
import { type AppointedEvent, AuditorAppointed, OperatorAppointed } from '@anamnesis/contracts/accounts/events';
import { refuse } from '@anamnesis/contracts/language/refusal';
import type { Decider } from '@anamnesis/platform/deciding/decider';
import { evolveOn } from '../evolve-on.js';

/** The roles without a sign-up: their accounts are created by appointment. */
export type AppointedRole = 'auditor' | 'operator';

interface Person {
  id: string;
  fullName: string;
  email: string;
}

/** Identity only; the credentials are in `credentialsDecider`. */
export type Appointed =
  /** `claimed`: another account has this address. */
  { status: 'none'; claimed: boolean } | (Person & { status: 'appointed' });

export interface Appoint {
  type: 'Appoint';
  data: Person & { role: AppointedRole; passwordHash: string };
}

const handled = [
  ...([AuditorAppointed, OperatorAppointed] as const),
  ...([EmailChanged, EmailChangeReverted, EmailClaimed, EmailClaimReleased] as const),
] as const;

/** Identity of an auditor or an operator. */
export const appointedDecider: Decider<Appointed, Appoint, AppointedEvent, unknown> = {
  begins: ['Appoint'],
  opens: ['AuditorAppointed', 'OperatorAppointed', 'EmailChanged', 'EmailChangeReverted'],
  initialState: { status: 'none', claimed: false },

  evolve: evolveOn(handled, (state, { type, data }) => {
    switch (type) {
      case 'AuditorAppointed':
        return { status: 'appointed', id: data.auditorId, fullName: data.fullName, email: data.email };
      case 'OperatorAppointed':
        return { status: 'appointed', id: data.operatorId, fullName: data.fullName, email: data.email };
      case 'EmailClaimed':
      case 'EmailClaimReleased':
        return state.status === 'none' ? { ...state, claimed: type === 'EmailClaimed' } : state;
      case 'EmailChanged':
      case 'EmailChangeReverted':
        return state.status === 'none' ? state : { ...state, email: data.email };
    }
  }),

  decide: (state, { data: { role, id, ...person } }) => {
    if (state.status !== 'none' || state.claimed) refuse(EMAIL_TAKEN);
    return role === 'auditor'
      ? [{ type: 'AuditorAppointed', data: { auditorId: id, ...person } }]
      : [{ type: 'OperatorAppointed', data: { operatorId: id, ...person } }];
  },
};
