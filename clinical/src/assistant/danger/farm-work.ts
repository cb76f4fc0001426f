import context from '../emergencies/words/context.json' with { type: 'json' };
import { keysOf, phrasesOf, spansOf } from '../words/phrases.js';
import words from './farm-work-words.json' with { type: 'json' };
import { saysOnly, tellingWords } from './says-only.js';

/** A question of what to wear is longer than the messages of which the others are made. */
const LONGEST = 16;

const FIELD = phrasesOf(words.field);
const saysOnlyFarmWork = saysOnly({
  subjects: phrasesOf(context.pesticide),
  said: phrasesOf(words.work),
  telling: [...tellingWords, ...phrasesOf(words.telling)],
  longest: LONGEST,
});

/**
 * Whether a message says nothing but that a pesticide is bought for a field and its plants, or used on them: "I bought pesticide for my field today, which mask should I wear while spraying". Any other word may tell that somebody took it,
 * or means to: "mixed the weedkiller, wife thinks it is for tomorrow spraying". Pure.
 */
export const isFarmWork = (text: string): boolean => saysOnlyFarmWork(text) && spansOf(FIELD, keysOf(text)).length > 0;
