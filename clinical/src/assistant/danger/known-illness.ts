import { foodWords } from '../scope/scope-words.js';
import { phrasesOf } from '../words/phrases.js';
import words from './known-illness-words.json' with { type: 'json' };
import { peopleWords, saysOnly, tellingWords } from './says-only.js';

const FOOD = phrasesOf(foodWords);
const SAID = [...phrasesOf(words.said), ...peopleWords];
/** How much, or that it has changed: "very high now", "gone down". */
const TELLING = [...tellingWords, ...phrasesOf(words.telling)];

/**
 * Whether a message says nothing but which lasting illness somebody has, perhaps with the question what to eat: "my father has high blood pressure", "mujhe sugar hai, kya main aam kha sakta hu". Any other word, be it a sign, a
 * number or how bad it is, may tell of danger. Pure.
 */
export const tellsOnlyKnownIllness = saysOnly({
  subjects: phrasesOf(words.illnesses),
  said: [...FOOD, ...SAID],
  telling: TELLING,
});

/** Whether a message asks of food and of nothing else: "and chikoo?". Pure. */
export const asksOnlyOfFood = saysOnly({ subjects: FOOD, said: SAID, telling: TELLING });
