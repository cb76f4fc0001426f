import { activities } from '@anamnesis/contracts/activities/constants';
import type { ActivityEvent } from '@anamnesis/contracts/activities/events';
import type { Decider } from '@anamnesis/platform/deciding/decider';
import type { Today } from '../accounts/sign-in-streak.decider.js';

/** The activities that a patient completed on the last day with any. */
export type DoneActivities = { day: string | null; done: readonly string[] };

export interface CompleteActivity {
  type: 'CompleteActivity';
  data: { patientId: string; activity: string };
}

export const activitiesStream = (patientId: string) => `activities-${patientId}`;

/** An activity is recorded at most once a day. */
export const activityDecider: Decider<DoneActivities, CompleteActivity, ActivityEvent, Today> = {
  // A day has at most one event per activity, so the events of the last day are enough.
  last: activities.length,
  initialState: { day: null, done: [] },

  evolve: (state, event) => {
    switch (event.type) {
      case 'ActivityCompleted': {
        const { day, activity } = event.data;
        return { day, done: day === state.day ? [...state.done, activity] : [activity] };
      }
    }
  },

  decide: ({ day, done }, { data: { patientId, activity } }, { today }) => {
    if (day === today && done.includes(activity)) return [];
    return [{ type: 'ActivityCompleted', data: { patientId, day: today, activity } }];
  },
};
