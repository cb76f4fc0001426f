import { keysOf, phrasesOf, spansOf } from '../words/phrases.js';
import words from './words/context.json' with { type: 'json' };

const LIFELESS = phrasesOf([words.noBreath, words.noPulse].join());
/** Where the advice on compressions stands in that on somebody who does not wake. */
const COMPRESSIONS = 2;

/** The advice on somebody who does not wake, with compressions right after the call if a message says that they do not breathe or have no pulse. Pure. */
export function ofLifelessFirst(advice: readonly string[], message: string): readonly string[] {
  if (spansOf(LIFELESS, keysOf(message)).length === 0) return advice;
  return [
    ...advice.slice(0, 1),
    ...advice.slice(COMPRESSIONS, COMPRESSIONS + 1),
    ...advice.slice(1, COMPRESSIONS),
    ...advice.slice(COMPRESSIONS + 1),
  ];
}
