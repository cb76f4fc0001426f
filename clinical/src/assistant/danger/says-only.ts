import { smallWords } from '../built-in/small-words.js';
import { type Keys, keysOf, phrasesOf, spansOf } from '../words/phrases.js';
import words from './plain-health-words.json' with { type: 'json' };

/** The words of which a message is made that tells nothing else. */
interface Plain {
  /** The things that the message may be about; it has to name at least one. */
  readonly subjects: readonly Keys[];
  /** Words that may be said about them. */
  readonly said: readonly Keys[];
  /** Words of which none may stand there, unless inside of a longer phrase of the others. */
  readonly telling: readonly Keys[];
  /** Whether a word is a subject that is in no list. */
  readonly isSubject?: (key: string) => boolean;
  /** The most words: a longer message tells more than that. */
  readonly longest?: number;
}

/** Words that may tell of a wish, a purpose, or how much at once. */
export const tellingWords = phrasesOf(words.telling);
/** Words for people. */
export const peopleWords = phrasesOf(words.people);
/** After "how" it asks, by itself it is an amount. */
const [HOW, MANY] = keysOf('how many');
/** Units of what is no amount of tablets: of a stone, a strength, a time. */
const UNITS = new Set(keysOf(words.units));
const WITH_UNIT = /^\d+(?:mm|cm|mg|mcg)$/;
const LONGEST = 12;

/** Returns whether a message has, beside small words, none but these, one of its subjects among them, and no number but one of a unit. Pure. */
export const saysOnly =
  ({ subjects, said, telling, isSubject = () => false, longest = LONGEST }: Plain) =>
  (text: string): boolean => {
    const keys = keysOf(text);
    if (keys.length > longest) return false;
    const ofSubjects = spansOf(subjects, keys);
    const known = [...ofSubjects, ...spansOf(said, keys)];
    const isWithin = (start: number, end: number) =>
      known.some((each) => each.start <= start && each.end >= end && each.end - each.start > end - start);
    if (spansOf(telling, keys).some(({ start, end }) => !isWithin(start, end))) return false;
    const isPlain = (key: string, at: number) => {
      if (known.some(({ start, end }) => start <= at && end >= at)) return true;
      if (key === MANY) return keys[at - 1] === HOW;
      if (/^\d/.test(key)) return WITH_UNIT.test(key) || UNITS.has(keys[at + 1] ?? '');
      return isSubject(key) || smallWords.has(key);
    };
    return (ofSubjects.length > 0 || keys.some(isSubject)) && keys.every(isPlain);
  };
