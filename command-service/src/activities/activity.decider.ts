import type { PatientEvent } from '@anamnesis/contracts/accounts/events';
import { refuse } from '@anamnesis/contracts/language/errors';
import type { Decider } from '@anamnesis/platform/deciding/decider';
import type { Today } from '../accounts/patient.decider.js';

/** What a patient has done on the last day on which they did anything. */
export type DoneActivities = { patientId: string | null; day: string | null; done: readonly string[] };

export interface CompleteActivity {
  type: 'CompleteActivity';
  data: { activity: string };
}

/** Each activity is done once a day. */
export const activityDecider: Decider<DoneActivities, CompleteActivity, PatientEvent, Today> = {
  initialState: { patientId: null, day: null, done: [] },

  evolve: (state, event) => {
    if (event.type === 'PatientRegistered') return { ...state, patientId: event.data.patientId };
    if (event.type !== 'ActivityCompleted') return state;
    const { day, activity } = event.data;
    return { ...state, day, done: day === state.day ? [...state.done, activity] : [activity] };
  },

  decide: ({ patientId, day, done }, { data: { activity } }, { today }) => {
    if (patientId === null) return refuse('ACCOUNT_NOT_FOUND');
    if (day === today && done.includes(activity)) return [];
    return [{ type: 'ActivityCompleted', data: { patientId, day: today, activity } }];
  },
};
