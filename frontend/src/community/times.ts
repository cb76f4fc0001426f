import { dateFormat } from '../language/formats';
import type { TextsOf } from '../language/message-types';
import { addDays } from '../time/clinic-time';
import type english from './messages.en';

type DayTexts = Pick<TextsOf<typeof english>, 'todayAt' | 'yesterday' | 'todayIs' | 'yesterdayIs'>;

const inWords = (at: string | Date, options: Intl.DateTimeFormatOptions) => dateFormat(options).format(new Date(at));

/** The calendar day of a moment (YYYY-MM-DD). Times of messages name no zone, so they are those of the reader's own clock. Not by Intl: it runs for each of thousands of messages. */
export function ownDay(at: string | Date): string {
  const moment = new Date(at);
  const two = (part: number) => String(part).padStart(2, '0');
  return `${moment.getFullYear()}-${two(moment.getMonth() + 1)}-${two(moment.getDate())}`;
}

/** "10:31 AM" */
export const clock = (at: string): string => inWords(at, { hour: 'numeric', minute: '2-digit', hour12: true });

const sameYear = (at: string, now: Date) => ownDay(at).slice(0, 4) === ownDay(now).slice(0, 4);
const yearIfOther = (at: string, now: Date) => (sameYear(at, now) ? {} : ({ year: 'numeric' } as const));

/** When the last message of a room was posted: "10:31 AM", "Yesterday", "Wed", "Nov 5", "Nov 5, 2025". */
export function shortTime(m: DayTexts, at: string, now: Date): string {
  const [day, today] = [ownDay(at), ownDay(now)];
  if (day >= today) return clock(at);
  if (day === addDays(today, -1)) return m.yesterday;
  if (day > addDays(today, -7)) return inWords(at, { weekday: 'short' });
  return inWords(at, { month: 'short', day: 'numeric', ...yearIfOther(at, now) });
}

/** The line above the messages of a day: "Today, Nov 20", "Yesterday, Nov 19", "Wed, Nov 18", "Tue, Nov 18, 2025". */
export function dayLine(m: DayTexts, at: string, now: Date): string {
  const [day, today] = [ownDay(at), ownDay(now)];
  const date = inWords(at, { month: 'short', day: 'numeric', ...yearIfOther(at, now) });
  if (day === today) return m.todayIs({ date });
  if (day === addDays(today, -1)) return m.yesterdayIs({ date });
  return inWords(at, { weekday: 'short', month: 'short', day: 'numeric', ...yearIfOther(at, now) });
}

/** A moment in a sentence: "today, 10:31 AM", "Nov 18, 10:31 AM". */
export function dayAndClock(m: DayTexts, at: string, now: Date): string {
  if (ownDay(at) === ownDay(now)) return m.todayAt({ time: clock(at) });
  const day = { month: 'short', day: 'numeric', ...yearIfOther(at, now) } as const;
  return inWords(at, { ...day, hour: 'numeric', minute: '2-digit', hour12: true });
}
