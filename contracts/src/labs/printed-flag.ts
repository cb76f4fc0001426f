import { endOf } from './plain-text.js';

/** What a laboratory prints beside a value outside its range. */
export type Flag = 'low' | 'high';

const HIGH = /(?:(?:high|raised|increased|elevated|hh|h)(?![a-z0-9/%])|[↑▲]+)/y;
const LOW = /(?:(?:low|decreased|reduced|ll|l)(?![a-z0-9/%])|[↓▼]+)/y;
const OTHER = /(?:normal|abnormal|critical|borderline)(?![a-z0-9/%])|[*!#]/y;

/** The flag at a position of a plain text, and where it ends: "High", "L", "↑"; `direction` is null for one such as "*". Null for no flag. */
export function flagAt(plain: string, position: number): { direction: Flag | null; end: number } | null {
  const [high, low] = [endOf(HIGH, plain, position), endOf(LOW, plain, position)];
  const end = high ?? low ?? endOf(OTHER, plain, position);
  return end === null ? null : { direction: high !== null ? 'high' : low !== null ? 'low' : null, end };
}

const WORD_BEFORE =
  /(?<![a-z])(?:(?<high>high|raised|elevated|increased|(?<!\S)h(?!\S))|(?<low>low|decreased|reduced|(?<!\S)l(?!\S)))(?![a-z])|(?<up>[↑▲])|[↓▼]/g;

/** The direction that stands between a name and its value: "High 112", "(Jaffe) Low 0.4". */
export function directionBefore(plain: string): Flag | null {
  const found = [...plain.replace(/[([][^()[\]]*[)\]]/g, ' ').matchAll(WORD_BEFORE)].at(-1);
  if (!found) return null;
  return found.groups?.['high'] || found.groups?.['up'] ? 'high' : 'low';
}
