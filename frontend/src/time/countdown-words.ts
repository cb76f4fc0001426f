import type { TimeTexts } from './messages';

const two = (number: number) => String(number).padStart(2, '0');

/** A remaining time in ms as text: "11 days, 2:05:09", "2:05:09", "14:59". A negative one is "00:00". */
export function countdownWords(m: TimeTexts, ms: number): string {
  const seconds = Math.max(0, Math.ceil(ms / 1_000));
  const [days, rest] = [Math.floor(seconds / 86_400), seconds % 86_400];
  const [hours, minutes] = [Math.floor(rest / 3_600), Math.floor(rest / 60) % 60];
  const clock = `${days + hours > 0 ? `${hours}:` : ''}${two(minutes)}:${two(seconds % 60)}`;
  return days === 0 ? clock : m.daysAndClock({ days, clock });
}
