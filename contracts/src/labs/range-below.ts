import { endOf } from './plain-text.js';
import { isUsable, rangeAt } from './printed-range.js';
import type { ValueRange } from './lab-result.js';
import { unitAt } from './units.js';

const LABEL =
  /[\s(*]*(?:bio(?:logical)?\.?\s*)?(?:ref(?:erence)?\.?|normal)\s*(?:range|interval|value|limit)?s?[\s.:=-]*/y;
const GAP = /[\s()[\].*]+/y;
/** Whom a range alone in its line is for: "Adult : < 3.0". */
const ADULTS = /\s*(?:adults?|normal|desirable|optimal)\s*:\s*/y;

/** A range, and the line in which it stands. */
export interface RangeBelow {
  readonly range: ValueRange;
  readonly line: number;
}

/**
 * The range that the lines below a result give under a label of their own: "Reference Range : < 100", in one line or two. Null without a label, and
 * where anything but a unit stands beside the range: limits of several groups are not told apart.
 */
export function rangeBelow(lines: readonly string[]): RangeBelow | null {
  const [first = '', second = ''] = lines;
  const label = endOf(LABEL, first, 0);
  if (label === null || label === 0) return null;
  const isAlone = first.slice(label).trim() === '';
  const [text, from] = isAlone ? [second, endOf(ADULTS, second, 0) ?? endOf(GAP, second, 0) ?? 0] : [first, label];
  const found = rangeAt(text, from);
  if (!found || !isUsable(text, found)) return null;
  const { end, ...range } = found;
  let position = endOf(GAP, text, end) ?? end;
  const unit = unitAt(text, position);
  if (unit) position = endOf(GAP, text, unit.end) ?? unit.end;
  return position >= text.length ? { range, line: isAlone ? 1 : 0 } : null;
}
