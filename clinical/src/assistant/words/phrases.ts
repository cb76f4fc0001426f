import { plainWords, soundKey } from './plain-words.js';

/** Words by their sound. */
export type Keys = readonly string[];

/** The words of a text by their sound, in order. */
export const keysOf = (text: string): Keys => plainWords(text).map(({ key }) => key);

/** The single words of a list with commas between them, by their sound. */
export const keySet = (list: string): ReadonlySet<string> =>
  new Set(list.split(',').map((each) => soundKey(each.trim())));

/** The phrases of a list with commas between them. */
export const phrasesOf = (list: string): readonly Keys[] => list.split(',').map(keysOf);

/** The longest of these phrases at each place in a text, by the positions of its first and last word. Pure. */
export const spansOf = (phrases: readonly Keys[], keys: Keys) =>
  keys.flatMap((_, start) => {
    const lengths = phrases
      .filter((phrase) => phrase.every((key, offset) => keys[start + offset] === key))
      .map(({ length }) => length);
    return lengths.length > 0 ? [{ start, end: start + Math.max(...lengths) - 1 }] : [];
  });
