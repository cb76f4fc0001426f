import type { SignInStreakEvent } from '@anamnesis/contracts/accounts/events';
import { suggestedActivity } from '@anamnesis/contracts/activities/suggestion';
import { dayAfter } from '@anamnesis/contracts/time/slots';
import type { Decider } from '@anamnesis/platform/deciding/decider';

/** For how many days in a row a patient has come, and what was suggested to them last. */
export interface SignInStreak {
  streak: number;
  maxStreak: number;
  lastDay: string | null;
  activity: string | null;
}

export interface RecordSignIn {
  /** The first of all is the sign-up itself. */
  type: 'RecordSignUp' | 'RecordSignIn';
  data: { patientId: string };
}

/** Today in the clinic's zone, YYYY-MM-DD. */
export interface Today {
  today: string;
}

/** What `recordSignIn` appends. */
const EVENTS_A_DAY = 2;

export const signInStreakStream = (patientId: string) => `signInStreak-${patientId}`;

/** On which days a patient came. */
export const signInStreakDecider: Decider<SignInStreak, RecordSignIn, SignInStreakEvent, Today> = {
  begins: ['RecordSignUp'],
  // Each day tells the streak so far, so the events of the last one are enough.
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

/** Only the first sign-in of a day is a fact worth keeping; a day left out starts the streak anew. */
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
