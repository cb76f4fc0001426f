import { keysOf, phrasesOf, spansOf } from '../words/phrases.js';
import words from './words/context.json' with { type: 'json' };

const PIT = phrasesOf(words.pit);

/** The advice on gas, whose last sentence is on tanks, wells and manholes, with that sentence first if a message names one: who climbs in after somebody dies too. Pure. */
export const ofPitFirst = (advice: readonly string[], message: string): readonly string[] =>
  spansOf(PIT, keysOf(message)).length > 0 ? [...advice.slice(-1), ...advice.slice(0, -1)] : advice;
