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

/** The week from Monday to Sunday; the last `streak` days including today are done. */
export function weekOf(streak: number, now: Date): WeekDay[] {
  const today = (now.getDay() + 6) % 7;
  return Array.from({ length: 7 }, (_, day) => {
    if (day === today) return 'now';
    if (day > today) return 'ahead';
    return today - day < streak ? 'done' : 'open';
  });
}
