import { ignoredWords, saltWords } from './ignored-words.js';
import { MAX_WORDS, meaningOf, meaningOfMisspelt, type Meaning } from './names.js';
import { loneMinerals } from './synonyms.js';
import { isNumber, partsOf, type Word } from './words.js';

/** A name found in a text. */
interface FoundName {
  readonly meaning: Meaning;
  readonly written: string;
  /** Whether a typing error was assumed. */
  readonly guessed: boolean;
}

/** What a free text about medicines or allergies says. */
export interface Reading {
  readonly found: readonly FoundName[];
  /** Words that are neither names nor ignored, as written. */
  readonly unrecognised: readonly string[];
}

/** The longest name that begins at this word, and its number of words. */
function longestName(
  words: readonly Word[],
  start: number,
): { readonly found: FoundName; readonly length: number } | undefined {
  for (let length = Math.min(MAX_WORDS, words.length - start); length > 0; length--) {
    const name = words.slice(start, start + length);
    const meaning = meaningOf(name.map(({ key }) => key).join(' '));
    if (meaning)
      return { found: { meaning, written: name.map(({ written }) => written).join(' '), guessed: false }, length };
  }
  return undefined;
}

/** Salts that stand without a name: "calcium" is an ingredient, "sodium" is not recognised. */
function readSalts(salts: readonly Word[]): Reading {
  const mineralOf = ({ key, written }: Word): FoundName[] => {
    const ingredient = loneMinerals.get(key);
    return ingredient ? [{ meaning: { ingredients: [ingredient] }, written, guessed: false }] : [];
  };
  const found = salts.flatMap(mineralOf);
  return { found, unrecognised: found.length > 0 ? [] : salts.map(({ written }) => written) };
}

/** Reads one part of a text, between separators. */
function readPart(words: readonly Word[]): Reading {
  const found: FoundName[] = [];
  const salts: Word[] = [];
  const unrecognised: string[] = [];
  for (let index = 0; index < words.length; index++) {
    const word = words[index]!;
    const name = longestName(words, index);
    if (name) {
      found.push(name.found);
      index += name.length - 1;
    } else if (saltWords.has(word.key)) salts.push(word);
    else if (!ignoredWords.has(word.key) && !isNumber(word)) {
      const meaning = meaningOfMisspelt(word.key);
      if (meaning) found.push({ meaning, written: word.written, guessed: true });
      else unrecognised.push(word.written);
    }
  }
  if (found.length > 0) return { found, unrecognised };
  const lone = readSalts(salts);
  return { found: lone.found, unrecognised: [...unrecognised, ...lone.unrecognised] };
}

/** Reads a free text, for example "Tab. Augmentin 625 mg Duo" or "penicillins". Never throws. */
export function read(text: string): Reading {
  const parts = partsOf(text).map(readPart);
  return {
    found: parts.flatMap(({ found }) => found),
    unrecognised: [...new Set(parts.flatMap(({ unrecognised }) => unrecognised))],
  };
}
