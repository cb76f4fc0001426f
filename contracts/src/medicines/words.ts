/** A word of a free text. */
export interface Word {
  /** As it was written, but for full-width letters and ligatures. */
  readonly written: string;
  /** For comparison: lower case, without diacritics, in one spelling. */
  readonly key: string;
}

const SEPARATORS = /[+&/,;:|()[\]{}"\n]|\b(?:and|with)\b/iu;
/** A number, or letters with apostrophes and invisible characters such as soft hyphens. Digits end a word: "Dolo650". */
const WORD = /\p{N}+|[\p{L}\p{M}\p{Cf}'’]+/gu;
const DROPPED = /[\u0300-\u036f\p{Cf}'’]/gu;

/** Older spellings, and those of other countries: sulphonamide, cephalexin, oestradiol, amoxycillin. */
const RESPELT: readonly (readonly [old: string, current: string])[] = [
  ['sulph', 'sulf'],
  ['ceph', 'cef'],
  ['oestr', 'estr'],
  ['amoxy', 'amoxi'],
];

function keyOf(written: string): string {
  const plain = written.normalize('NFKD').replace(DROPPED, '').toLowerCase();
  return RESPELT.reduce((word, [old, current]) => word.replace(old, current), plain);
}

/** The words of a text without separators. */
export const wordsOf = (part: string): Word[] =>
  (part.match(WORD) ?? []).map((written) => ({ written, key: keyOf(written) })).filter(({ key }) => key !== '');

/** The words of a text, one list for each part between separators such as "+", "/", "," and "and". */
export const partsOf = (text: string): Word[][] => text.normalize('NFKC').split(SEPARATORS).map(wordsOf);

/** The form in which names are compared: their letters and digits, so that "Pan-D", "Pan D" and "PAND" are one name. */
export const nameKeyOf = (name: string): string => keyOfWords(wordsOf(name.normalize('NFKC')));

/** The form in which a name of several words is compared. */
export const keyOfWords = (words: readonly Word[]): string => words.map(({ key }) => key).join('');

const NUMBER = /^\p{N}/u;
/** Whether a word is a number: a strength or a schedule, unless it is part of a name. */
export const isNumber = (word: Word): boolean => NUMBER.test(word.key);
