import { illnessNouns, illnessWords } from '../scope/illness-words.js';
import words from './illness-names.json' with { type: 'json' };

/** States with open endings or with spaces that vary. */
const PATTERNS = [
  String.raw`prediabet\w+|gall\s?stones?|kidney\s+stones?|dehydrat\w+|chicken\s?pox`,
  String.raw`(?:heart|kidney|liver|lung|thyroid|skin|stomach|nerve|brain|eye|mental|prostate|gall bladder)\s+(?:problem|trouble|condition|attack)`,
  String.raw`\p{L}{3,20}(?:itis|osis|[ae]mia|oma|pathy)`,
];

/**
 * An illness, or a state that a diagnosis names; English, Hindi and Hinglish. The data file contains what is diagnosed as often, and is in no list of illnesses because it means other
 * things in questions; a longer word stands before its beginning.
 */
export const ILLNESS = `(?:${[illnessWords, illnessNouns, words.states, words.hindi].join(', ').split(/,\s*/).concat(PATTERNS).join('|')})`;
/** The end of its name. */
export const EDGE = String.raw`(?![\p{L}\p{M}])`;
