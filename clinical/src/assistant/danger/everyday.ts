import { type Keys, keysOf, phrasesOf, spansOf } from '../words/phrases.js';
import words from './everyday-words.json' with { type: 'json' };
import { peopleWords, saysOnly, tellingWords } from './says-only.js';

const THINGS = phrasesOf(words.things);
const COMPLAINTS = [words.mild, words.places].flatMap(phrasesOf);
const PREGNANCY = phrasesOf(words.pregnancy);
const PLACES = phrasesOf(words.places);
const DOINGS = phrasesOf(words.doings);
/** Children: a complaint that is mild in an adult may be serious in them. */
const SMALL = phrasesOf(words.small);
/** How bad a complaint is, and since when. */
const GRADES = phrasesOf(words.grades);
/** That somebody is shut in; what somebody will do. */
const SHUT = phrasesOf(words.shut);
const COLD = phrasesOf(words.cold);

const isPlain = saysOnly({
  subjects: [...THINGS, ...COMPLAINTS, ...PREGNANCY],
  said: [...DOINGS, ...SMALL, ...peopleWords],
  telling: tellingWords,
});

/**
 * Whether a message says nothing but what is common: things of every day and what is done with them ("railway helpline", "papa ne naya phone liya"), a mild complaint ("my leg hurts", "hichki"), or that somebody is pregnant, and
 * neither how bad it is nor since when, so that what was learned of them was learned by chance. A complaint in a pregnancy or of a small child is not common, nor what happens to a pregnant woman, nor a limb that is cold. Pure.
 */
export function isEveryday(text: string): boolean {
  if (!isPlain(text)) return false;
  const keys = keysOf(text);
  const has = (phrases: readonly Keys[]) => spansOf(phrases, keys).length > 0;
  if (has(SHUT) || (has(COLD) && has(PLACES)) || (has(PREGNANCY) && has(DOINGS))) return false;
  return !has(COMPLAINTS) || (!has(PREGNANCY) && !has(SMALL) && !has(GRADES));
}
