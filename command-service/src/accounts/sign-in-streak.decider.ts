import { PatientSignedIn, type SignInStreakEvent } from '@anamnesis/contracts/accounts/events';
import { streakAfter, type Streak } from '@anamnesis/contracts/activities/streak';
import type { Decider } from '@anamnesis/platform/deciding/decider';
import { evolveOn } from '../evolve-on.js';

export interface RecordSignIn {
  /** `RecordSignUp` for the first day, at sign-up. */
  type: 'RecordSignUp' | 'RecordSignIn';
  data: { patientId: string };
}

/** Today in the patient's zone, YYYY-MM-DD. */
export interface Today {
  today: string;
}

/** Earlier versions appended a second event on each day, the suggested activity. */
const MAX_EVENTS_A_DAY = 2;

export const signInStreakStream = (patientId: string) => `signInStreak-${patientId}`;

/** The days on which a patient signed in. The first sign-in of a day is recorded, later ones are not. */
export const signInStreakDecider: Decider<Streak, RecordSignIn, SignInStreakEvent, Today> = {
  begins: ['RecordSignUp'],
  // Each event carries the streak so far, so the events of the last day are enough.
  last: MAX_EVENTS_A_DAY,
  initialState: { streak: 0, maxStreak: 0, lastDay: null },

  evolve: evolveOn([PatientSignedIn], (_, { data }) => {
    const { streak, maxStreak, day } = data;
    return { streak, maxStreak, lastDay: day };
  }),

  decide: (state, { data: { patientId } }, { today }) => {
    const next = streakAfter(state, today);
    if (next === state) return [];
    const { streak, maxStreak } = next;
    return [{ type: 'PatientSignedIn', data: { patientId, day: today, streak, maxStreak } }];
  },
};
