import { dayAfter } from '../time/slots.js';

export interface Streak {
  /** Consecutive days with a sign-in, up to `lastDay`. */
  readonly streak: number;
  readonly maxStreak: number;
  /** YYYY-MM-DD; null before the first sign-in. */
  readonly lastDay: string | null;
}

/** The streak after a sign-in on a day. A day that is not after the last one, as after a journey west, changes nothing. */
export function streakAfter(before: Streak, day: string): Streak {
  const { streak, maxStreak, lastDay } = before;
  if (lastDay !== null && lastDay >= day) return before;
  const days = lastDay !== null && dayAfter(lastDay, 1) === day ? streak + 1 : 1;
  return { streak: days, maxStreak: Math.max(days, maxStreak), lastDay: day };
}

/** The streak as it stands on a day: 0 once a whole day has passed without a sign-in. */
export const streakOn = ({ streak, lastDay }: Omit<Streak, 'maxStreak'>, today: string): number =>
  lastDay !== null && lastDay >= dayAfter(today, -1) ? streak : 0;
