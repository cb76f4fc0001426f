import { LETTER_PAUSE_SECONDS, LETTERS_AN_HOUR } from '@anamnesis/contracts/accounts/letters';

const HOUR_SECONDS = 60 * 60;

/** Appends a request to the latest ones; older ones than the limit needs are dropped. */
export const withLetter = (asked: readonly string[], at: string): readonly string[] =>
  [...asked, at].slice(-LETTERS_AN_HOUR);

/**
 * Seconds until another letter may be requested; 0 if it may be now. If the clock was set back, the wait is not longer than
 * usual.
 */
export function secondsUntilLetter(asked: readonly string[], now: Date): number {
  const since = (moment: string | undefined) =>
    moment === undefined ? Infinity : Math.abs(now.getTime() - Date.parse(moment)) / 1000;
  const oldest = asked.length < LETTERS_AN_HOUR ? undefined : asked[0];
  const wait = Math.max(LETTER_PAUSE_SECONDS - since(asked.at(-1)), HOUR_SECONDS - since(oldest), 0);
  return Math.ceil(wait);
}
