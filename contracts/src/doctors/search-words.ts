import { cutText } from '../language/text.js';

/** Letters whose plain form does not follow from removing diacritics. */
const PLAIN: Readonly<Record<string, string>> = { ß: 'ss', æ: 'ae', œ: 'oe', ø: 'o', ł: 'l', đ: 'd', ð: 'd', ı: 'i' };

/** A text normalised for sorting and comparing: lower case, Latin letters without diacritics. */
export const plainText = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase()
    .replace(/[ßæœøłđðı]/g, (letter) => PLAIN[letter] ?? letter);

/** One character can expand to eighteen letters, and a Postgres index entry is limited to 2,046 bytes a word. */
const WORD_MOST = 64;

/** The distinct search words of a text. Only the beginning of a very long text is used. */
export const searchWords = (text: string): string[] => [
  ...new Set(
    plainText(text)
      .split(/[^\p{L}\p{N}\p{M}]+/u)
      .filter(Boolean)
      .map((word) => cutText(word, WORD_MOST)),
  ),
];

const TITLES: ReadonlySet<string> = new Set(['dr', 'doctor']);

/** The words that a doctor is looked for by. A title says nothing: every doctor has one, and none is kept with the name. */
export function soughtWords(search: string): string[] {
  const words = searchWords(search);
  const named = words.filter((word) => !TITLES.has(word));
  // Alone it may be the beginning of a name: Drishti.
  return named.length > 0 ? named : words;
}
