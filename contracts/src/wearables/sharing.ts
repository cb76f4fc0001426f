import type { WearableEvent } from './events.js';

/** Whether a patient shares the days of their devices after the events of their devices: decided on by commands, and by queries that must not wait for a read model. */
export const sharingFold = {
  opens: [],
  initialState: false as boolean,

  evolve: (isShared: boolean, { type }: WearableEvent): boolean => {
    if (type === 'HealthDaysShared') return true;
    return type === 'HealthDaysWithdrawn' ? false : isShared;
  },
};
