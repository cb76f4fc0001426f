import type { PrintedStanding } from '../../labs/printed-standing.js';
import { numberBehind } from './number-behind.js';

/** "CK 2" may be the number of the whole enzyme. */
export const CK_MB = /(?<![a-z])(?:ck|cpk)(?:[\s-]*\(?mb\)?|-?2)(?![a-z0-9]|[.,]\d)/;
/** A share of the whole enzyme, and no amount: "CK-MB (relative index) 3". Behind the amount it may stand too. */
const isShare = (line: string): boolean => {
  const [behind = ''] = line.split(CK_MB).slice(1);
  return /^\D*(?:index|ratio|relative|%)|^\D*\d[\d.]*\s*%/.test(behind);
};
/** Twice the upper limit was an infarction where troponin was not measured (ESC and ACC 2000). */
const TIMES = 2;
/** Without a range, twice the limits that are usual: as mass in ng/mL, and as activity in U/L. */
const [MUCH_MASS, MUCH_ACTIVITY] = [10, 50];

/** Whether the enzyme of the heart muscle is twice its upper limit or more. */
export function isMuchHeartEnzyme(line: string): boolean {
  const number = isShare(line) ? null : numberBehind(CK_MB, line);
  if (!number || number.sign === '<') return false;
  const value = Number(number.digits);
  if (number.high !== null) return value >= TIMES * number.high;
  if (/^\s*(?:ng|(?:u|mc)g)/.test(number.rest)) return value >= MUCH_MASS;
  return value >= MUCH_ACTIVITY;
}

/** Whether it is above the limit on its report. */
export const isAboveItsLimit = (line: string, standing: PrintedStanding): boolean =>
  standing === 'above' && !isShare(line);
