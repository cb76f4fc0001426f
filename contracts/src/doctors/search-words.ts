import { truncateText } from '../language/text.js';

/** Letters whose base form does not result from removing diacritics. */
const PLAIN: Readonly<Record<string, string>> = { ß: 'ss', æ: 'ae', œ: 'oe', ø: 'o', ł: 'l', đ: 'd', ð: 'd', ı: 'i' };

/** A text normalised for sorting and comparison: lower case, Latin letters without diacritics. */
export const plainText = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase()
    .replace(/[ßæœøłđðı]/g, (letter) => PLAIN[letter] ?? letter);

/** One character can expand to eighteen letters, and a word in a Postgres text search index is limited to 2,046 bytes. */
const MAX_WORD_LENGTH = 64;

/** The distinct search words of a text. Very long words are truncated. */
export const searchWords = (text: string): string[] => [
  ...new Set(
    plainText(text)
      .split(/[^\p{L}\p{N}\p{M}]+/u)
      .filter(Boolean)
      .map((word) => truncateText(word, MAX_WORD_LENGTH)),
  ),
];

const TITLES: ReadonlySet<string> = new Set(['dr', 'doctor']);

/** The words of a search for a doctor, without titles: they match no doctor, because names are stored without them. */
export function doctorSearchWords(search: string): string[] {
  const words = searchWords(search);
  const withoutTitles = words.filter((word) => !TITLES.has(word));
  // A title on its own can be the beginning of a name: Drishti.
  return withoutTitles.length > 0 ? withoutTitles : words;
}
