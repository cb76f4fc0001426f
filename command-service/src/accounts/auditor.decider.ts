import type { AuditorEvent } from '@anamnesis/contracts/accounts/events';
import { refuse } from '@anamnesis/contracts/language/errors';
import type { Decider } from '@anamnesis/platform/deciding/decider';

export type Auditor = { status: 'none' } | (AuditorEvent['data'] & { status: 'appointed' });

export interface AppointAuditor {
  type: 'AppointAuditor';
  data: AuditorEvent['data'];
}

/** Auditors are appointed by the operator; nobody signs up as one. */
export const auditorDecider: Decider<Auditor, AppointAuditor, AuditorEvent, unknown> = {
  initialState: { status: 'none' },
  evolve: (_, event) => ({ ...event.data, status: 'appointed' }),
  decide: (state, command) => {
    if (state.status !== 'none') refuse('EMAIL_TAKEN');
    return [{ type: 'AuditorAppointed', data: command.data }];
  },
};
