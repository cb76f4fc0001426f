import { distance } from '../language/distance.js';

/** Words of results that are misprinted as one letter more, less or another: "POSITVE", "REACTVE", "DETECED", "NEGTIVE". */
const RESULT_WORDS = [
  'positive',
  'negative',
  'reactive',
  'nonreactive',
  'unreactive',
  'detected',
  'undetected',
  'isolated',
  'resistant',
  'susceptible',
  'sensitive',
  'equivocal',
  'indeterminate',
  'abnormal',
  'critical',
];

/** Letters and digits: recognition reads "O" as "0". A shorter word is near to too many others. */
const WORD = /(?<![\p{L}\d])(?=\d*\p{L})[\p{L}\d]{7,14}(?![\p{L}\d])/gu;

/** A word, and the word without each of its letters: two words with one edit between them have one of these in common. */
const withoutOne = (word: string): string[] => [
  word,
  ...Array.from(word, (_, index) => word.slice(0, index) + word.slice(index + 1)),
];
const NEIGHBOURS = new Set(RESULT_WORDS.flatMap(withoutOne));

/** Two letters that changed places count as one edit. */
function isOneEdit(word: string, known: string): boolean {
  if (distance(word, known, 1) <= 1) return true;
  const at = [...word].findIndex((letter, index) => letter !== known[index]);
  const swapped = word.slice(0, at) + (word[at + 1] ?? '') + word[at] + word.slice(at + 2);
  return swapped === known;
}

const isNear = (word: string): boolean =>
  withoutOne(word).some((each) => NEIGHBOURS.has(each)) &&
  RESULT_WORDS.some((known) => word !== known && isOneEdit(word, known));

/** Whether a plain text has the word of a result but for one letter. What it says is not known: no result is taken from it. */
export const hasNearResultWord = (plain: string): boolean => (plain.match(WORD) ?? []).some(isNear);
