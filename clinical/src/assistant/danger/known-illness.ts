import { foodWords } from '../scope/scope-words.js';
import { type Keys, keysOf, phrasesOf, spansOf } from '../words/phrases.js';
import words from './known-illness-words.json' with { type: 'json' };

const ILLNESSES = phrasesOf(words.illnesses);
const FOOD = phrasesOf(foodWords);
const SAID = [words.people, words.said, words.asked].flatMap(phrasesOf);
/** A longer message tells more than that. */
const LONGEST = 14;

/** Whether a message names one of its subjects, and has no words but these. */
const hasOnly = (text: string, subjects: readonly Keys[], said: readonly Keys[]): boolean => {
  const keys = keysOf(text);
  if (keys.length > LONGEST) return false;
  const named = spansOf(subjects, keys);
  const known = [...named, ...spansOf(said, keys)];
  return named.length > 0 && keys.every((_, at) => known.some(({ start, end }) => start <= at && end >= at));
};

/**
 * Whether a message says nothing but which lasting illness somebody has, perhaps with the question what to eat: "my father has high blood pressure", "mujhe sugar hai, kya main aam kha sakta hu". Any other word, be it a sign, a
 * number or how bad it is, may tell of danger. Pure.
 */
export const tellsOnlyKnownIllness = (text: string): boolean => hasOnly(text, ILLNESSES, [...FOOD, ...SAID]);

/** Whether a message asks of food and of nothing else: "and chikoo?". Pure. */
export const asksOnlyOfFood = (text: string): boolean => hasOnly(text, FOOD, SAID);
