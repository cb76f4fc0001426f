import context from '../emergencies/words/context.json' with { type: 'json' };
import { phrasesOf } from '../words/phrases.js';
import words from './farm-work-words.json' with { type: 'json' };
import { saysOnly, tellingWords } from './says-only.js';

/** A question of what to wear is longer than the messages of which the others are made. */
const LONGEST = 16;

/**
 * Whether a message says nothing but that a pesticide is bought, or used on a field and its plants: "I bought pesticide for my field today, which mask should I wear while spraying". Any other word may tell that somebody took it,
 * or means to: "mixed the weedkiller, wife thinks it is for tomorrow spraying". Pure.
 */
export const isFarmWork = saysOnly({
  subjects: phrasesOf(context.pesticide),
  said: phrasesOf(words.work),
  telling: tellingWords,
  longest: LONGEST,
});
