import administrative from './administrative-words.json' with { type: 'json' };
import expected from './expected-lines.json' with { type: 'json' };

const setOf = (...lists: readonly (readonly string[])[]): ReadonlySet<string> =>
  new Set(lists.flat().flatMap((row) => row.split(' ')));
const isOf =
  (words: ReadonlySet<string>) =>
  (word: string): boolean =>
    words.has(word);

/** A word of the laboratory, its forms and methods: a line with any other word may say something of the person. */
export const isAdministrativeWord = isOf(setOf(administrative.words, administrative.methods));
/** A word of headings: a line of these words alone says nothing at all. */
export const isHeadingWord = isOf(setOf(expected.headings));

// The lists below are gathered from printed reports; which words they have is our own choice.
const isOfMethods = isOf(setOf(administrative.methods, expected.headings));
const METHOD_ENDING = new RegExp(`(?:${administrative.methodEndings.join('|')})$`);
/** A word of a way of measuring: "ELISA", "nephelometry". */
export const isMethodWord = (word: string): boolean => isOfMethods(word) || METHOD_ENDING.test(word);
/** The maker or the model of an instrument. */
export const isInstrumentWord = isOf(setOf(administrative.instruments));
/** What a sample is of, where and how it was taken, and that its report is ready. */
export const isSpecimenWord = isOf(setOf(administrative.specimens, expected.headings));
/** A part of an address or of a hospital. */
export const isPlaceWord = isOf(setOf(administrative.places));
const isListedInNoName = isOf(setOf(administrative.inNoName));
const NO_NAME_ENDING = new RegExp(`(?:${administrative.inNoNameEndings.join('|')})$`);
/** A word that no person's name has: of advice, time, the body or a finding, or one that joins a sentence. "Foundation" may be in that of an institution. */
export const isInNoName = (word: string): boolean =>
  isListedInNoName(word) || (NO_NAME_ENDING.test(word) && !isAdministrativeWord(word));
