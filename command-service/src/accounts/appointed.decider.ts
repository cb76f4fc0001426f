import { EMAIL_TAKEN } from '@anamnesis/contracts/accounts/errors';
import { type AppointedEvent, AuditorAppointed, OperatorAppointed } from '@anamnesis/contracts/accounts/events';
import { refuse } from '@anamnesis/contracts/language/refusal';
import type { Decider } from '@anamnesis/platform/deciding/decider';
import { evolveOn } from '../evolve-on.js';

/** The roles without a sign-up: somebody appoints them. */
export type AppointedRole = 'auditor' | 'operator';

interface Person {
  id: string;
  fullName: string;
  email: string;
}

/** Identity only; the credentials are in `credentialsDecider`. */
export type Appointed = { status: 'none' } | (Person & { status: 'appointed' });

export interface Appoint {
  type: 'Appoint';
  data: Person & { role: AppointedRole; passwordHash: string };
}

/** Who an auditor or an operator is. */
export const appointedDecider: Decider<Appointed, Appoint, AppointedEvent, unknown> = {
  begins: ['Appoint'],
  opens: ['AuditorAppointed', 'OperatorAppointed'],
  initialState: { status: 'none' },

  evolve: evolveOn([AuditorAppointed, OperatorAppointed], (_, { type, data }) => {
    const { fullName, email } = data;
    switch (type) {
      case 'AuditorAppointed':
        return { status: 'appointed', id: data.auditorId, fullName, email };
      case 'OperatorAppointed':
        return { status: 'appointed', id: data.operatorId, fullName, email };
    }
  }),

  decide: (state, { data: { role, id, ...person } }) => {
    if (state.status !== 'none') refuse(EMAIL_TAKEN);
    return role === 'auditor'
      ? [{ type: 'AuditorAppointed', data: { auditorId: id, ...person } }]
      : [{ type: 'OperatorAppointed', data: { operatorId: id, ...person } }];
  },
};
