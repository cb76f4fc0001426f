import type { PlainWord } from '../words/plain-words.js';

/** Part of a text by its first and last word. */
export interface Span {
  readonly start: number;
  readonly end: number;
}

/** Words that begin another statement. */
const CONJUNCTIONS = new Set(['but', 'and', 'now', 'nov', 'aur', 'lekin', 'ab', 'par', 'magar']);

/** Words between two parts of a text. */
export const gap = (one: Span, other: Span): number =>
  Math.max(0, one.start - other.end - 1, other.start - one.end - 1);

/** Whether two parts of a text are of one clause, and no conjunction is between them. */
export function isOneStatement(words: readonly PlainWord[], one: Span, other: Span): boolean {
  const [first, second] = one.start < other.start ? [one, other] : [other, one];
  if (words[first.start]!.clause !== words[second.end]!.clause) return false;
  return !words.slice(first.end + 1, second.start).some(({ key }) => CONJUNCTIONS.has(key));
}
