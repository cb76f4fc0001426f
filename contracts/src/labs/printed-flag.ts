import { endOf } from './plain-text.js';
import { unitAt } from './units.js';

/** What a laboratory prints beside a value outside its range. */
export type Flag = 'low' | 'high';

// "Low risk" and "high normal" are no flags.
const HIGH =
  /(?:(?:high|raised|increased|elevated|hh|h)(?![a-z0-9/%])(?![\s-]+(?:risk|normal|grade|probab|sens))|positive(?!\w|\s*(?:[:<>≤≥=]|above|over|if|when|at|control))|[↑▲]+)/y;
const LOW = /(?:(?:low|decreased|reduced|ll|l)(?![a-z0-9/%])(?![\s-]+(?:risk|normal|grade|probab))|[↓▼]+)/y;
const OTHER = /(?:normal|abnormal|critical|borderline)(?![a-z0-9/%])|[*!#]/y;

/** The flag at a position of a plain text, and where it ends: "High", "L", "↑"; `direction` is null for one such as "*". Null for no flag. */
export function flagAt(plain: string, position: number): { direction: Flag | null; end: number } | null {
  const [high, low] = [endOf(HIGH, plain, position), endOf(LOW, plain, position)];
  const end = high ?? low ?? endOf(OTHER, plain, position);
  return end === null ? null : { direction: high !== null ? 'high' : low !== null ? 'low' : null, end };
}

/** Between a number, its unit and its flag. */
const GAP = /[\s,([*]*/y;
/** "High: > 240" is the label of a range, and "above 14" explains. */
const NO_FLAG_BEHIND = /^\s*[:<>≤≥=]/;

/**
 * The flag behind a number, given the plain text that follows the number; null without one. `start`: where it or anything else stands behind the unit. A single letter counts behind a
 * unit only: "1.5 L" is a volume.
 */
export function flagBehind(rest: string): { readonly flag: Flag | null; readonly start: number } {
  const unitStart = endOf(GAP, rest, 0) ?? 0;
  const unitEnd = unitAt(rest, unitStart)?.end ?? null;
  const start = unitEnd === null ? unitStart : (endOf(GAP, rest, unitEnd) ?? unitEnd);
  const first = flagAt(rest, start);
  // "Critical high"
  const from = first?.direction === null ? (endOf(GAP, rest, first.end) ?? first.end) : start;
  const found = flagAt(rest, from);
  const isLetterAlone = found !== null && found.end - from === 1 && /[a-z]/.test(rest[from] ?? '');
  const isNone = !found || (isLetterAlone && unitEnd === null) || NO_FLAG_BEHIND.test(rest.slice(found.end));
  return { flag: isNone ? null : found.direction, start };
}

const WORD_BEFORE =
  /(?<![a-z])(?:(?<high>high|raised|elevated|increased|(?<!\S)h(?!\S))|(?<low>low|decreased|reduced|(?<!\S)l(?!\S)))(?![a-z])|(?<up>[↑▲])|[↓▼]/g;

/** The direction that stands between a name and its value: "High 112", "(Jaffe) Low 0.4". */
export function directionBefore(plain: string): Flag | null {
  const found = [...plain.replace(/[([][^()[\]]*[)\]]/g, ' ').matchAll(WORD_BEFORE)].at(-1);
  if (!found) return null;
  return found.groups?.['high'] || found.groups?.['up'] ? 'high' : 'low';
}
