import { type PlainWord, plainWords, soundKey } from '../words/plain-words.js';
import { smallWords } from './small-words.js';

/** A name by which something is asked for: all its words are in a question that names it. */
export interface Name {
  readonly words: readonly string[];
  /** Whether the words stand one after another: if only one of them says something ("pet se"). */
  readonly isPhrase: boolean;
}

/** Below this length the sound of a word is that of others ("kill" and "कील"): it is compared as it is written. */
export const SOUND_FROM = 4;
/** "bacche" is "bachche"; "bache" is another word. */
const soundOf = ({ key, written }: PlainWord): string =>
  written.includes('cch') ? soundKey(written.replaceAll('cch', 'chch')) : key;
const formOf = (word: PlainWord): string => (word.key.length < SOUND_FROM ? word.written : soundOf(word));

/** The words of a text in the form in which names are compared. */
export const formsOf = (text: string): string[] => plainWords(text).map(formOf);
/** Foods whose Hindi names sound like small words, "am" and "good": mango and jaggery. */
const FOODS = new Set(['aam', 'आम', 'gud', 'गुड']);
export const isSmall = (form: string): boolean =>
  !FOODS.has(form) && (smallWords.has(form) || smallWords.has(soundKey(form)));

/** Below this length a word has no ending to leave out. */
const STEMMED = 5;
/** A word without its ending, in Hindi and English ("ghutne", "ghutnon"); at least four letters stay, so that "किडनी" is no "kid". */
export const stemOf = (form: string): string =>
  form.length < STEMMED
    ? form
    : form.replace(/s$/, '').replace(/(?<=.{4})(?:iyon|iyan|ing|ein|[nt]?(?:on|en|an|in|[aeio])|ed)$/, '');

/** Names separated by commas; `as`: the form of their words that is compared. */
export const namesOf = (written: string, as: (form: string) => string = (form) => form): Name[] =>
  written
    .split(',')
    .map((name): Name => {
      const words = formsOf(name).map(as);
      const telling = words.filter((word) => !isSmall(word));
      const isPhrase = telling.length < 2;
      return { words: isPhrase ? words : telling, isPhrase };
    })
    .filter(({ words }) => words.length > 0);

/** The words of a name stand within so many others. */
const WITHIN = 10;

/** The positions of a name in a text; empty if it is not in it. */
export function placesOf({ words, isPhrase }: Name, text: readonly string[]): readonly number[] {
  if (!words.every((word) => text.includes(word))) return [];
  if (isPhrase) {
    const start = text.findIndex((_, at) => words.every((word, offset) => text[at + offset] === word));
    return start < 0 ? [] : words.map((_, offset) => start + offset);
  }
  const places = words.map((word) => text.indexOf(word));
  return Math.max(...places) - Math.min(...places) > WITHIN ? [] : places;
}
