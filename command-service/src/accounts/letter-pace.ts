import { LETTER_PAUSE_SECONDS, LETTERS_AN_HOUR } from '@anamnesis/contracts/accounts/letters';

const HOUR_SECONDS = 60 * 60;

/** Appends a request to the latest ones, and drops those that the limit no longer needs. */
export const withLetter = (asked: readonly string[], at: string): readonly string[] =>
  [...asked, at].slice(-LETTERS_AN_HOUR);

/**
 * Seconds until another email may be requested; 0 if it may be requested now. A clock that was set back does not lengthen the
 * wait.
 */
export function secondsUntilLetter(asked: readonly string[], now: Date): number {
  const since = (moment: string | undefined) =>
    moment === undefined ? Infinity : Math.abs(now.getTime() - Date.parse(moment)) / 1000;
  const oldest = asked.length < LETTERS_AN_HOUR ? undefined : asked[0];
  const wait = Math.max(LETTER_PAUSE_SECONDS - since(asked.at(-1)), HOUR_SECONDS - since(oldest), 0);
  return Math.ceil(wait);
}
