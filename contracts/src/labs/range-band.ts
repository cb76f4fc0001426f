import type { LabResult, ValueRange } from './lab-result.js';
import { flagAt } from './printed-flag.js';
import { standing } from './range.js';
import { unitAt } from './units.js';

/** Words behind the limits of a band of a decision table: "< 40 Low", "160 - 189 High". */
export const BAND =
  /^[([]*(?:low|high|borderline|near|above|below|very|elevated|raised|abnormal|deficien|insufficien|toxic|diabet|pre-?\s?diabet|impaired|moderate|mild|severe|poor|fair|risk|increased|decreased)/;
/** Words behind limits that are those of some people: "0-1 yr", "0.3 - 0.7 (child)", "0.3 - 0.7 (age < 12)", "13 - 17 [only men]". */
export const OF_SOME =
  /^[([]*(?:(?:age[ds]?|only|y|yrs?|years?|mths?|months?|wks?|weeks?|days?)(?![a-z])|child|paed|pediatr|infant|newborn|neonat|pregnan|trimester|follicular|luteal|ovulat|menopaus)/;

const WORD_BEHIND = /^([\s([:,;-]*)([a-z][a-z-]*)/;
const LIMITS = /\d\s*-\s*\d|[<>≤≥]\s*=?\s*\d/;
/** The next band, in the line below. */
const LIMITS_FIRST = /^\s*(?:[<>≤≥]|\d[\d.]*\s*-\s*\d)/;
/** No line of a table is longer. */
const LONGEST_LINE = 200;

/** A range in a text. */
interface PlacedRange {
  readonly range: ValueRange;
  readonly end: number;
  /** A label stands in front of it: "Desirable: < 200". */
  readonly hasLabel: boolean;
}

/**
 * Whether the words behind a range say that it is one of several bands, or that of some people: "< 40 Low, >= 60 High". A flag that agrees with the range is a
 * flag.
 */
export function isBandBehind(
  plain: string,
  { range, end, hasLabel }: PlacedRange,
  value: Pick<LabResult, 'value' | 'comparator'>,
): boolean {
  const [line = '', below = ''] = plain.slice(end, end + LONGEST_LINE).split('\n');
  const unit = unitAt(line, /^\s*/.exec(line)![0].length);
  const rest = line.slice(unit?.end ?? 0);
  const [all, gap = '', word = ''] = WORD_BEHIND.exec(rest) ?? [];
  if (all === undefined) return false;
  if (OF_SOME.test(word)) return true;
  const behind = rest.slice(all.length);
  const isLabelOfNext = /^\s*:/.test(behind) && !gap.includes(':');
  if (hasLabel || isLabelOfNext || !BAND.test(word)) return false;
  const direction = flagAt(word, 0)?.direction ?? null;
  const stands = standing(value, range);
  const isOneOfSeveral = LIMITS.test(behind) || LIMITS_FIRST.test(below);
  if (direction) return isOneOfSeveral && stands !== direction;
  return !/^(?:borderline|abnormal)/.test(word) || isOneOfSeveral || stands === 'inRange';
}
