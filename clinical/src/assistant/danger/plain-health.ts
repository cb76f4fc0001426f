import { ingredientsOf } from '@anamnesis/contracts/medicines/ingredients';
import { medicineWords } from '../built-in/medicine-words.js';
import { smallWords } from '../built-in/small-words.js';
import { type Keys, keysOf, phrasesOf, spansOf } from '../words/phrases.js';
import words from './plain-health-words.json' with { type: 'json' };

const { common, prescribed, thinner, steroid, fits, controlled } = medicineWords;
/** What such a message is about: a medicine that is taken for long, a part of the body, an illness; or how long "it" lasts. */
const SUBJECTS = [common, prescribed, thinner, steroid, fits, words.body, words.asked].flatMap(phrasesOf);
/** Who takes it and how, and how an illness goes. */
const SAID = [words.taking, words.course, words.people].flatMap(phrasesOf);
/** Words that may tell of a wish, a purpose, or how much at once, and medicines that are taken to die. */
const TELLING = [words.telling, controlled].flatMap(phrasesOf);
/** After "how" it asks, by itself it is an amount. */
const [HOW, MANY] = keysOf('how many');
/** Units of what is no amount of tablets: of a stone, a strength, a time. */
const UNITS = new Set(keysOf(words.units));
const WITH_UNIT = /^\d+(?:mm|cm|mg|mcg)$/;
/** A longer message tells more than that. */
const LONGEST = 12;

const isSubject = (key: string): boolean => ingredientsOf(key).recognised.length > 0;
const covered = (phrases: readonly Keys[], keys: Keys): ReadonlySet<string> =>
  new Set(spansOf(phrases, keys).flatMap(({ start, end }) => keys.slice(start, end + 1)));

/**
 * Whether a message says nothing but which medicine is taken, or how an illness or a part of the body is: "warfarin leti hu", "kidney stone 6mm will it pass". None of its words tells of a wish to die, and what was learned of
 * them was learned by chance. Pure.
 */
export function isPlainHealth(text: string): boolean {
  const keys = keysOf(text);
  if (keys.length > LONGEST || spansOf(TELLING, keys).length > 0) return false;
  const [subjects, said] = [covered(SUBJECTS, keys), covered(SAID, keys)];
  const isOf = (key: string) => subjects.has(key) || isSubject(key);
  const isPlain = (key: string, at: number) => {
    if (key === MANY) return keys[at - 1] === HOW;
    if (/^\d/.test(key)) return WITH_UNIT.test(key) || UNITS.has(keys[at + 1] ?? '');
    return isOf(key) || said.has(key) || smallWords.has(key);
  };
  return keys.some(isOf) && keys.every(isPlain);
}
