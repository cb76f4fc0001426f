import { type Keys, keysOf, phrasesOf, spansOf } from '../words/phrases.js';
import words from './everyday-words.json' with { type: 'json' };
import { peopleWords, saysOnly, tellingWords } from './says-only.js';

const THINGS = phrasesOf(words.things);
const COMPLAINTS = [words.mild, words.places].flatMap(phrasesOf);
const PREGNANCY = phrasesOf(words.pregnancy);
/** Of whom a mild complaint may be more. */
const SMALL = phrasesOf(words.small);

const isPlain = saysOnly({
  subjects: [...THINGS, ...COMPLAINTS, ...PREGNANCY],
  said: [...phrasesOf(words.doings), ...SMALL, ...peopleWords],
  telling: tellingWords,
});

/**
 * Whether a message says nothing but what is common: things of every day and what is done with them ("railway helpline", "papa ne naya phone liya"), a mild complaint ("my leg hurts", "hichki"), or that somebody is pregnant. No
 * word tells how bad, how sudden or of what value it is, nor of any wish, so that what was learned of them was learned by chance. A complaint in a pregnancy or of a small child is not common. Pure.
 */
export function isEveryday(text: string): boolean {
  if (!isPlain(text)) return false;
  const keys = keysOf(text);
  const has = (phrases: readonly Keys[]) => spansOf(phrases, keys).length > 0;
  return !has(COMPLAINTS) || (!has(PREGNANCY) && !has(SMALL));
}
