import { plainWords } from '../words/plain-words.js';
import words from './content-words.json' with { type: 'json' };

const keysOf = (list: string) => new Set(plainWords(list).map(({ key }) => key));
/**
 * Words that tell nothing by themselves: greetings, thanks, short answers, and what stands between other words. In English, and in Hindi as it is typed;
 * those of other letters have the same sounds.
 */
const EMPTY = keysOf(words.empty);
const NOT = keysOf(words.not);
const WELL = keysOf(words.well);

/** Whether a word tells nothing by itself, nor that anything is not so. */
export const tellsNothing = (key: string): boolean => EMPTY.has(key) && !NOT.has(key);

/** A longer message is no greeting, thanks or short answer: "it would be better if i was not here". */
const LONGEST_SHORT = 5;

/** How many words of a message tell something: all words of a longer one. "Not fine" does, although neither word alone would. */
export function contentWords(text: string): number {
  const keys = plainWords(text).map(({ key }) => key);
  if (keys.length > LONGEST_SHORT) return keys.length;
  const isUnwell = keys.some(
    (key, index) => NOT.has(key) && keys.slice(Math.max(0, index - 2), index + 4).some((next) => WELL.has(next)),
  );
  return keys.filter((key) => !EMPTY.has(key)).length + (isUnwell ? 2 : 0);
}
