import { ignoredWords, saltWords } from './ignored-words.js';
import { meaningOf } from './names.js';
import { wordsOf, type Word } from './words.js';

const listOf = (text: string): readonly string[] => text.split(' ');

/** Units stand after a strength, where the next word can be written against them: "500mgParacetamol". */
const UNITS = listOf('mcg mg gm ml iu');
/** Forms can be written against either end of a name: "TABPARACETAMOL", "crocinsyrup". */
const FORMS = listOf(
  'tablets tablet tabs tab capsules capsule caps cap syrup syp syr injection inj suspension susp drops cream ointment oint',
);

/** A shorter name is too often the end of another: "Capmox" need not be a capsule of Mox. */
const MIN_NAME = 5;
/** Longer words are no names. */
const MAX_WORD = 60;

/** Where a word changes to upper case, and before the last capital of several: "TelmaH", "TABParacetamol". */
const CHANGE_OF_CASE = /(?<=\p{Ll})(?=\p{Lu})|(?<=\p{Lu})(?=\p{Lu}\p{Ll})/u;

const isName = (key: string) => meaningOf(key) !== undefined;
const isKnown = ({ key }: Word) => isName(key) || ignoredWords.has(key) || saltWords.has(key);
const isPiece = (key: string) => (key.length >= MIN_NAME && isName(key)) || FORMS.includes(key) || saltWords.has(key);

/** A word as names, forms and salts only, one after the other; undefined if it is not made of these. */
function piecesOf(key: string): string[] | undefined {
  if (isPiece(key)) return [key];
  for (let length = key.length - 2; length >= 2; length--) {
    const first = key.slice(0, length);
    const rest = isPiece(first) ? piecesOf(key.slice(length)) : undefined;
    if (rest) return [first, ...rest];
  }
  return undefined;
}

/** What stands after a unit; undefined if the word does not begin with one, or the rest is not known. */
function afterUnit(key: string): string[] | undefined {
  const unit = UNITS.find((each) => key.startsWith(each));
  const rest = unit && key.slice(unit.length);
  if (!rest) return undefined;
  const pieces = isName(rest) || ignoredWords.has(rest) ? [rest] : piecesOf(rest);
  return pieces && [unit, ...pieces];
}

/**
 * The words that were written as one, if all letters of it belong to known words, or if capitals part it and one of its words is known.
 * Otherwise the word itself: a name is never found inside an unknown word, so that "Penamox" is not read as penicillin.
 */
export function separated(word: Word): readonly Word[] {
  const { key, written } = word;
  if (isKnown(word) || key.length > MAX_WORD) return [word];
  const parts = written.split(CHANGE_OF_CASE).flatMap(wordsOf);
  if (parts.length > 1 && parts.some(isKnown)) return parts.flatMap(separated);
  const pieces = afterUnit(key) ?? piecesOf(key);
  return pieces?.map((piece) => ({ written, key: piece })) ?? [word];
}
