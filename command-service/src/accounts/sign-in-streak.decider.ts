import type { SignInStreakEvent } from '@anamnesis/contracts/accounts/events';
import { suggestedActivity } from '@anamnesis/contracts/activities/suggestion';
import { dayAfter } from '@anamnesis/contracts/time/slots';
import type { Decider } from '@anamnesis/platform/deciding/decider';

/** The number of consecutive days with a sign-in, and the last suggested activity. */
export interface SignInStreak {
  streak: number;
  maxStreak: number;
  lastDay: string | null;
  activity: string | null;
}

export interface RecordSignIn {
  /** `RecordSignUp` for the first day, at sign-up. */
  type: 'RecordSignUp' | 'RecordSignIn';
  data: { patientId: string };
}

/** Today in the clinic's zone, YYYY-MM-DD. */
export interface Today {
  today: string;
}

/** Number of events that `recordSignIn` appends on a day. */
const EVENTS_A_DAY = 2;

export const signInStreakStream = (patientId: string) => `signInStreak-${patientId}`;

/** The days on which a patient signed in. */
export const signInStreakDecider: Decider<SignInStreak, RecordSignIn, SignInStreakEvent, Today> = {
  begins: ['RecordSignUp'],
  // Each event carries the streak so far, so the events of the last day are enough.
  last: EVENTS_A_DAY,
  initialState: { streak: 0, maxStreak: 0, lastDay: null, activity: null },

  evolve: (state, { type, data }) => {
    switch (type) {
      case 'PatientSignedIn':
        return { ...state, streak: data.streak, maxStreak: data.maxStreak, lastDay: data.day };
      case 'ActivitySuggested':
        return { ...state, activity: data.activity };
    }
  },

  decide: (state, { data }, { today }) => recordSignIn(state, data.patientId, today),
};

/** The events for the first sign-in of a day; none for later ones. After a missed day the streak starts again at 1. */
function recordSignIn({ lastDay, ...state }: SignInStreak, patientId: string, day: string): SignInStreakEvent[] {
  if (lastDay !== null && lastDay >= day) return [];
  const inARow = lastDay !== null && dayAfter(lastDay, 1) === day;
  const streak = inARow ? state.streak + 1 : 1;
  const maxStreak = Math.max(streak, state.maxStreak);
  return [
    { type: 'PatientSignedIn', data: { patientId, day, streak, maxStreak } },
    { type: 'ActivitySuggested', data: { patientId, day, activity: suggestedActivity(patientId, day).title } },
  ];
}
