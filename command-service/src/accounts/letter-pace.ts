import { LETTER_PAUSE_SECONDS, LETTERS_AN_HOUR } from '@anamnesis/contracts/accounts/letters';

const HOUR_SECONDS = 60 * 60;

/** The letters that were asked for last, as moments; enough of them to know whether another one may be. */
export const withLetter = (asked: readonly string[], at: string): readonly string[] =>
  [...asked, at].slice(-LETTERS_AN_HOUR);

/** Seconds until another letter may be asked for; 0 when it may now. A clock set back makes nobody wait longer than that. */
export function secondsUntilLetter(asked: readonly string[], now: Date): number {
  const since = (moment: string | undefined) =>
    moment === undefined ? Infinity : Math.abs(now.getTime() - Date.parse(moment)) / 1000;
  const oldest = asked.length < LETTERS_AN_HOUR ? undefined : asked[0];
  const wait = Math.max(LETTER_PAUSE_SECONDS - since(asked.at(-1)), HOUR_SECONDS - since(oldest), 0);
  return Math.ceil(wait);
}
