import { keysOf, phrasesOf, spansOf } from '../words/phrases.js';
import words from './words/bleeding.json' with { type: 'json' };

const [wound, limb, within, womb, nose] = [words.wound, words.limb, words.within, words.womb, words.nose].map(
  phrasesOf,
);
/** Positions in the list of advice on bleeding: whom to call, and what to do if it comes from inside the body, from the womb or from the nose. */
const CALL = 1;
const WITHIN = -3;
const WOMB = -2;
const NOSE = -1;

/** The advice on bleeding from where a message says that it comes: within, from the womb or from the nose nobody presses on a wound. All of it, the wound first, if the message does not say. Pure. */
export function ofSourceFirst(advice: readonly string[], message: string): readonly string[] {
  const keys = keysOf(message);
  const has = (phrases: typeof wound) => spansOf(phrases!, keys).length > 0;
  if (has(wound)) return advice;
  // A wound on an arm or a leg is pressed on, whatever else the message says.
  const first = has(nose) ? NOSE : has(womb) && !has(limb) ? WOMB : has(within) ? WITHIN : null;
  if (first === null) return advice;
  return [advice.at(first)!, advice[CALL]!];
}
