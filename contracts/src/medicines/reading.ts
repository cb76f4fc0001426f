import { separated } from './glue.js';
import { ignoredWords, saltWords, units } from './ignored-words.js';
import { MAX_WORDS, meaningOf, meaningOfMisspelt, type Meaning } from './names.js';
import { loneMinerals } from './synonyms.js';
import { isNumber, keyOfWords, partsOf, type Word } from './words.js';

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

interface FoundAt {
  readonly found: FoundName;
  /** The number of words from the first one. */
  readonly length: number;
}

const foundIn = (words: readonly Word[], meaning: Meaning): FoundName => ({
  ...{ meaning, written: words.map(({ written }) => written).join(' '), guessed: false },
});

/** The longest name that begins at this word. */
function longestName(words: readonly Word[], start: number): FoundAt | undefined {
  for (let length = Math.min(MAX_WORDS, words.length - start); length > 0; length--) {
    const name = words.slice(start, start + length);
    const meaning = meaningOf(keyOfWords(name));
    if (meaning) return withLetters(words, start, { found: foundIn(name, meaning), length });
  }
  return undefined;
}

const isStrength = (word: Word) => isNumber(word) || units.has(word.key);

/** A brand whose strength stands before the letters of the combination: "Telma 40 H" is Telma H. */
function withLetters(words: readonly Word[], start: number, name: FoundAt): FoundAt {
  let end = start + name.length;
  while (words[end] && isStrength(words[end]!)) end++;
  const letters = words[end];
  if (end === start + name.length || !letters || ignoredWords.has(letters.key)) return name;
  const combination = [...words.slice(start, start + name.length), letters];
  const meaning = meaningOf(keyOfWords(combination));
  return meaning ? { found: foundIn(combination, meaning), length: end + 1 - start } : name;
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
function readPart(written: readonly Word[]): Reading {
  const words = written.flatMap(separated);
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
