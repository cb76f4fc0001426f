import type { UsernameEvent } from '@anamnesis/contracts/accounts/events';
import { refuse } from '@anamnesis/contracts/language/errors';
import type { Decider } from '@anamnesis/platform/deciding/decider';

export type Username = { owner: string | null };
export type UsernameCommand =
  { type: 'ReserveUsername'; data: { patientId: string } } | { type: 'ReleaseUsername'; data: { patientId: string } };

/** A username has one owner at a time. */
export const usernameDecider: Decider<Username, UsernameCommand, UsernameEvent, unknown> = {
  initialState: { owner: null },

  evolve: (_, event) => ({ owner: event.type === 'UsernameReserved' ? event.data.patientId : null }),

  decide: ({ owner }, { type, data }) => {
    switch (type) {
      case 'ReserveUsername':
        if (owner === data.patientId) return [];
        if (owner !== null) refuse('USERNAME_TAKEN');
        return [{ type: 'UsernameReserved', data }];
      case 'ReleaseUsername':
        return owner === data.patientId ? [{ type: 'UsernameReleased', data }] : [];
    }
  },
};
