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

/** Now, and the day of the patient that it belongs to. */
export interface OwnDay extends Today {
  now: Date;
  /** The end of today in the patient's zone, ISO 8601, UTC. */
  endsAt: string;
}

interface CountedDays extends Streak {
  /** When the last day ends in the zone in which it was counted; null before the first, and where an earlier version counted it. */
  readonly endsAt: string | null;
}

/** Earlier versions appended a second event on each day, the suggested activity. */
const MAX_EVENTS_A_DAY = 2;

export const signInStreakStream = (patientId: string) => `signInStreak-${patientId}`;

/**
 * The days on which a patient signed in. The first sign-in of a day is recorded, later ones are not. The next day counts once the last one has
 * ended where it was counted: a day that has begun elsewhere is no further day, so a change of the zone adds none.
 */
export const signInStreakDecider: Decider<CountedDays, RecordSignIn, SignInStreakEvent, OwnDay> = {
  begins: ['RecordSignUp'],
  // Each event carries the streak so far, so the events of the last day are enough.
  last: MAX_EVENTS_A_DAY,
  initialState: { streak: 0, maxStreak: 0, lastDay: null, endsAt: null },

  evolve: evolveOn([PatientSignedIn], (_, { data }) => {
    const { streak, maxStreak, day, endsAt = null } = data;
    return { streak, maxStreak, lastDay: day, endsAt };
  }),

  decide: (state, { data: { patientId } }, { today, now, endsAt }) => {
    if (state.endsAt !== null && now.getTime() < Date.parse(state.endsAt)) return [];
    const next = streakAfter(state, today);
    if (next === state) return [];
    const { streak, maxStreak } = next;
    return [{ type: 'PatientSignedIn', data: { patientId, day: today, endsAt, streak, maxStreak } }];
  },
};
