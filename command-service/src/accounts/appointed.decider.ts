import { EMAIL_TAKEN } from '@anamnesis/contracts/accounts/errors';
import type { AppointedEvent } from '@anamnesis/contracts/accounts/events';
import { refuse } from '@anamnesis/contracts/language/refusal';
import type { Decider } from '@anamnesis/platform/deciding/decider';

/** The roles that nobody signs up for. */
export type AppointedRole = 'auditor' | 'operator';

interface Person {
  id: string;
  fullName: string;
  email: string;
}

/** By what they sign in, their credentials tell. */
export type Appointed = { status: 'none' } | (Person & { status: 'appointed' });

export interface Appoint {
  type: 'Appoint';
  data: Person & { role: AppointedRole; passwordHash: string };
}

/** Who an auditor or an operator is. */
export const appointedDecider: Decider<Appointed, Appoint, AppointedEvent, unknown> = {
  begins: ['Appoint'],
  initialState: { status: 'none' },

  evolve: (state, { type, data }) => {
    if (type !== 'AuditorAppointed' && type !== 'OperatorAppointed') return state;
    const id = type === 'AuditorAppointed' ? data.auditorId : data.operatorId;
    return { status: 'appointed', id, fullName: data.fullName, email: data.email };
  },

  decide: (state, { data: { role, id, ...person } }) => {
    if (state.status !== 'none') refuse(EMAIL_TAKEN);
    return role === 'auditor'
      ? [{ type: 'AuditorAppointed', data: { auditorId: id, ...person } }]
      : [{ type: 'OperatorAppointed', data: { operatorId: id, ...person } }];
  },
};
