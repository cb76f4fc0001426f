import { activities } from '@anamnesis/contracts/activities/constants';
import type { ActivityEvent } from '@anamnesis/contracts/activities/events';
import type { Decider } from '@anamnesis/platform/deciding/decider';
import type { Today } from '../accounts/sign-in-streak.decider.js';

type Done = Pick<ActivityEvent['data'], 'day' | 'activity'>;
/** A patient's latest completed activities, in the order in which they were recorded. */
export type DoneActivities = readonly Done[];

export interface CompleteActivity {
  type: 'CompleteActivity';
  data: { patientId: string; activity: string };
}

/**
 * The number of events that can follow one for a day while it is still that day somewhere: a day lasts 50 hours around the world, and
 * touches the two before it and the two after it.
 */
const REMEMBERED = 5 * activities.length;

export const activitiesStream = (patientId: string) => `activities-${patientId}`;

/** An activity is recorded at most once for a day, also when the patient's zone changes and a day comes again. */
export const activityDecider: Decider<DoneActivities, CompleteActivity, ActivityEvent, Today> = {
  last: REMEMBERED,
  initialState: [],

  evolve: (state, event) => {
    switch (event.type) {
      case 'ActivityCompleted': {
        const { day, activity } = event.data;
        return [...state, { day, activity }].slice(-REMEMBERED);
      }
    }
  },

  decide: (state, { data: { patientId, activity } }, { today }) => {
    if (state.some((done) => done.day === today && done.activity === activity)) return [];
    return [{ type: 'ActivityCompleted', data: { patientId, day: today, activity } }];
  },
};
