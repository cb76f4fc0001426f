import { type Keys, keysOf, phrasesOf, spansOf } from '../words/phrases.js';
import { people } from './thread-words.js';

const BEFORE = phrasesOf('am, im, age, aged, umar, umr, umra, उम्र, he is, she is');
const BEHIND = phrasesOf(
  'ka hu, ki hu, ke hu, ke hai, ka hai, male, female, years, year, yrs, yr, saal, years old, साल, साल के, साल की, साल का',
);
const PEOPLE = people.flatMap(({ names }) => names.map(keysOf));
const PERSONS: ReadonlySet<string> = new Set(PEOPLE.flat());
/** Whether a word is one for a person: "papa". */
export const isPerson = (key: string): boolean => PERSONS.has(key);
/** Words of people, and of how old they are. */
export const ageWords: ReadonlySet<string> = new Set([...BEFORE, ...BEHIND, ...PEOPLE].flat());
const [IS, ...NOW] = keysOf('is now ab abhi');
/** Years. Younger people are left out: the age of a child may itself mean danger, and small numbers are mostly counts, of days or tablets. */
const [YOUNGEST, OLDEST] = [14, 110];

/**
 * The positions of numbers that are the age of somebody grown up: "I am 35", "35 ka hu", "62 saal", "papa 62". What is somebody's is a value ("papa ka 62"), and so is what is "now". Pure.
 */
export function agesIn(keys: Keys): ReadonlySet<number> {
  const before = new Set(spansOf([...BEFORE, ...PEOPLE], keys).map(({ end }) => end));
  const behind = new Set(spansOf(BEHIND, keys).map(({ start }) => start));
  const isAge = (at: number) => {
    const value = Number(keys[at]);
    if (!/^\d+$/.test(keys[at]!) || value < YOUNGEST || value > OLDEST || NOW.includes(keys[at + 1] ?? ''))
      return false;
    return behind.has(at + 1) || before.has(at - 1) || (keys[at - 1] === IS && before.has(at - 2));
  };
  return new Set([...keys.keys()].filter(isAge));
}
