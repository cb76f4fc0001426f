import type { AuditorEvent } from '@anamnesis/contracts/accounts/events';
import { refuse } from '@anamnesis/contracts/language/errors';
import type { Decider } from '@anamnesis/platform/deciding/decider';

type Appointment = Extract<AuditorEvent, { type: 'AuditorAppointed' }>['data'];

/** By what an auditor signs in, their credentials tell. */
export type Auditor = { status: 'none' } | (Omit<Appointment, 'passwordHash'> & { status: 'appointed' });

export interface AppointAuditor {
  type: 'AppointAuditor';
  data: Appointment;
}

/** Auditors are appointed by the operator; nobody signs up as one. */
export const auditorDecider: Decider<Auditor, AppointAuditor, AuditorEvent, unknown> = {
  initialState: { status: 'none' },
  evolve: (state, event) => {
    if (event.type !== 'AuditorAppointed') return state;
    const { passwordHash: _, ...person } = event.data;
    return { ...person, status: 'appointed' };
  },
  decide: (state, command) => {
    if (state.status !== 'none') refuse('EMAIL_TAKEN');
    return [{ type: 'AuditorAppointed', data: command.data }];
  },
};
