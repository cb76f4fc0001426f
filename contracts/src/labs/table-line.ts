import type { ValueRange } from './lab-result.js';
import type { FoundName } from './names.js';
import { rangeAt, twoSidedRangeAt } from './printed-range.js';
import { isNeutral, labelIn, type Span } from './table-labels.js';

/** Limits in a line. */
interface Band extends Span {
  readonly range: ValueRange;
}

/** The limits in a line, from left to right. */
function bandsOf(line: string): Band[] {
  const bands: Band[] = [];
  for (let position = 0; position < line.length; position += 1) {
    if (/[a-z0-9.]/.test(line[position - 1] ?? '') || /\s/.test(line[position]!)) continue;
    const found = twoSidedRangeAt(line, position) ?? rangeAt(line, position);
    if (!found) continue;
    const { end, ...range } = found;
    bands.push({ start: position, end, range });
    position = end - 1;
  }
  return bands;
}

/** Where the number of a result ends in front of the first limits; 0 without one. */
function endOfValue(line: string, first: Band, names: readonly FoundName[]): number {
  let end = 0;
  for (const { 0: digits, index } of line.slice(0, first.start).matchAll(/(?<![a-z\d.])\d[\d.,]*/g))
    if (!names.some((name) => index >= name.start && index < name.end)) end = index + digits.length;
  return end;
}

/** What a line has of a decision table. */
export interface TableLine {
  readonly rows: readonly { readonly label: Span; readonly band: Band }[];
  /** Where the number of a result ends in front of the rows; 0 without one. */
  readonly valueEnd: number;
  /** No result stands in front of the rows. */
  readonly isWhole: boolean;
}

/** A column of comments behind the limits: words without a number. */
const isComment = (line: string, { start, end }: Span): boolean => /^ {2,}[^\d]+$/.test(line.slice(start, end));

/** "Non diabetic adults >= 18 years": of adults are all tables. */
const ADULT_AGE = /(?:>\s*=?|≥)\s*1[68]\s*(?:years?|yrs?)/g;

/** The rows of a line, whose labels all stand in front of their limits, or all behind them. Null if one has no label. */
export function tableLineOf(printed: string, names: readonly FoundName[]): TableLine | null {
  const line = printed.replace(ADULT_AGE, (age) => ' '.repeat(age.length));
  const bands = bandsOf(line);
  const [first, last] = [bands[0], bands.at(-1)];
  if (!first || !last) return null;
  const from = endOfValue(line, first, names);
  const before = bands.map(({ start }, index) => ({ start: bands[index - 1]?.end ?? from, end: start }));
  const behind = bands.map(({ end }, index) => ({ start: end, end: bands[index + 1]?.start ?? line.length }));
  for (const [parts, rest] of [
    [before, { start: last.end, end: line.length }],
    [behind, { start: from, end: first.start }],
  ] as const) {
    const labels = parts.map((part) => labelIn(line, part, names));
    const rows = labels.flatMap((label, index) => (label ? [{ label, band: bands[index]! }] : []));
    const isAllSaid = isNeutral(line, rest, names) || (parts === before && from === 0 && isComment(line, rest));
    if (rows.length === bands.length && isAllSaid) return { rows, valueEnd: from, isWhole: from === 0 };
  }
  return null;
}
