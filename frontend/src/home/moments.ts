import { addDays, mondayOf } from '../time/clinic-time';
import type { TextsOf } from '../language/message-types';
import type english from './messages.en';

/** The part of the reader's own day, for the greeting. */
export function partOfDay(at: Date): 'morning' | 'afternoon' | 'evening' {
  const hour = at.getHours();
  if (hour >= 4 && hour < 12) return 'morning';
  return hour >= 12 && hour < 17 ? 'afternoon' : 'evening';
}

/** "in 5 h 20 min", "in 3 days"; null once it has started. */
export function untilWords(m: TextsOf<typeof english>, startsAt: string, now: Date): string | null {
  const minutes = Math.ceil((new Date(startsAt).getTime() - now.getTime()) / 60_000);
  if (minutes <= 0) return null;
  if (minutes < 60) return m.inMinutes({ minutes });
  const hours = Math.floor(minutes / 60);
  if (hours >= 24) return m.inDays({ days: Math.round(hours / 24) });
  return minutes % 60 === 0 ? m.inHours({ hours }) : m.inHoursAndMinutes({ hours, minutes: minutes % 60 });
}

export type WeekDay = 'done' | 'now' | 'open' | 'ahead';

/** The week of a day, from Monday to Sunday, with the days on which the patient signed in. */
export function weekOf(signedInOn: readonly string[], today: string): { kind: WeekDay; signedIn: boolean }[] {
  const monday = mondayOf(today);
  return Array.from({ length: 7 }, (_, index) => {
    const day = addDays(monday, index);
    const signedIn = signedInOn.includes(day);
    if (day === today) return { kind: 'now', signedIn };
    return { kind: day > today ? 'ahead' : signedIn ? 'done' : 'open', signedIn };
  });
}
