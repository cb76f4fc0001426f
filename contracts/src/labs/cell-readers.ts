import { endOf } from './plain-text.js';
import { unitAt } from './units.js';

/** Reads one kind of content, such as an age, at a position of a cell: returns the position behind it, or null if it is not there. */
export type Reader = (cell: string, from: number) => number | null;
type Words = (word: string) => boolean;

const DECIMAL = /^\d+\.\d+$/;
const WORD = /\p{L}[\p{L}\p{M}\d]*/uy;
const LETTERS = /[a-z]+/y;
const NUMBER_BEHIND = /[\s:=<>~-]*\d/y;
const BLANKS = /\s{0,2}/y;

/** A reader of what a pattern matches; the pattern needs the flag y. */
export const like =
  (pattern: RegExp): Reader =>
  (cell, from) =>
    endOf(pattern, cell, from);

/** The same, unless it is a measured number: one with a point, or in front of a unit. */
export const unmeasured =
  (pattern: RegExp): Reader =>
  (cell, from) => {
    const end = endOf(pattern, cell, from);
    if (end === null || DECIMAL.test(cell.slice(from, end))) return null;
    return unitAt(cell, endOf(BLANKS, cell, end) ?? end) ? null : end;
  };

/** Only as the first of a cell. */
export const first =
  (read: Reader): Reader =>
  (cell, from) =>
    cell.slice(0, from).trim() === '' ? read(cell, from) : null;

/** A known word. In front of a number any word may be the name of a result. */
export const wordOf =
  (isKnown: Words): Reader =>
  (cell, from) => {
    const end = endOf(WORD, cell, from);
    return end !== null && isKnown(cell.slice(from, end)) && endOf(NUMBER_BEHIND, cell, end) === null ? end : null;
  };

/** A known word with a number behind it that belongs to it. */
export const numbered =
  (isKnown: Words, number: RegExp): Reader =>
  (cell, from) => {
    const end = endOf(LETTERS, cell, from);
    return end !== null && isKnown(cell.slice(from, end)) ? unmeasured(number)(cell, end) : null;
  };

/** Tries the readers in order, and returns the position behind what the first successful one read; null if none reads anything. */
export function endOfFirst(readers: readonly Reader[], cell: string, from: number): number | null {
  for (const read of readers) {
    const end = read(cell, from);
    if (end !== null && end > from) return end;
  }
  return null;
}
