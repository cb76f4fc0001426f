import { keysOf, phrasesOf, spansOf } from '../words/phrases.js';
import words from './words/bites.json' with { type: 'json' };

/** Animals that bite or sting. Their advice is given in this order. */
const biters = [words.snake, words.animal, words.sting].map(phrasesOf);

/** The advice on bites (of snakes, of other animals, of stings, in this order) with that on what a message names first; a snake stays first. Pure. */
export function ofBiterFirst(advice: readonly string[], message: string): readonly string[] {
  const keys = keysOf(message);
  const named = Math.max(
    0,
    biters.findIndex((biter) => spansOf(biter, keys).length > 0),
  );
  return [...advice.slice(named, named + 1), ...advice.filter((_, at) => at !== named)];
}
