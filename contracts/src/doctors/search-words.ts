import { cutText } from '../language/text.js';

/** Letters that differ from a plain one by more than a mark above or below. */
const PLAIN: Readonly<Record<string, string>> = { ß: 'ss', æ: 'ae', œ: 'oe', ø: 'o', ł: 'l', đ: 'd', ð: 'd', ı: 'i' };

/** A text as it is sorted and compared: small letters, those of the Latin script without their marks. */
export const plainText = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase()
    .replace(/[ßæœøłđðı]/g, (letter) => PLAIN[letter] ?? letter);

/** A sign can be written out as eighteen letters, and Postgres breaks a word of more than 2,046 bytes in an index. */
const WORD_MOST = 64;

/** The words of a text as they are searched by, each once; of a very long one the beginning. */
export const searchWords = (text: string): string[] => [
  ...new Set(
    plainText(text)
      .split(/[^\p{L}\p{N}\p{M}]+/u)
      .filter(Boolean)
      .map((word) => cutText(word, WORD_MOST)),
  ),
];
