import { keysOf, phrasesOf, spansOf } from '../words/phrases.js';
import words from './words/bleeding.json' with { type: 'json' };

const [wound, within, nose] = [words.wound, words.within, words.nose].map(phrasesOf);
/** Where the call, and what is done about bleeding from within and from the nose, stand in the advice. */
const CALL = 1;
const WITHIN = -2;
const NOSE = -1;

/** The advice on bleeding from where a message says that it comes: within or from the nose nobody presses on a wound. All of it, the wound first, if the message does not say. Pure. */
export function ofSourceFirst(advice: readonly string[], message: string): readonly string[] {
  const keys = keysOf(message);
  const has = (phrases: typeof wound) => spansOf(phrases!, keys).length > 0;
  if (has(wound)) return advice;
  const first = has(nose) ? NOSE : has(within) ? WITHIN : null;
  if (first === null) return advice;
  return [advice.at(first)!, advice[CALL]!];
}
