import { labTest } from '../../labs/tests.js';
import { type Change, changeSince } from '../trends.js';
import { type EmergencyLimit, emergencyOf } from './emergencies.js';
import type { LabFact, ReportFacts } from './facts.js';
import { distanceOutside, nearLimit } from './nearness.js';

/** A value of the report with all that is said of it. */
export interface Finding {
  readonly fact: LabFact;
  readonly change: Change | null;
  readonly emergency: EmergencyLimit | null;
  /** How far outside its range; 0 if it is not outside. */
  readonly outside: number;
  readonly near: 'low' | 'high' | null;
}

export const isOutside = ({ fact }: Finding): boolean => fact.standing === 'low' || fact.standing === 'high';
export const hasMoved = ({ change }: Finding): boolean => change !== null && change.direction !== 'steady';

/** Whether a value is worth sentences of its own. */
export const isNotable = (finding: Finding): boolean =>
  finding.emergency !== null ||
  isOutside(finding) ||
  hasMoved(finding) ||
  finding.near !== null ||
  (finding.fact.standing === 'unknown' && finding.fact.range !== null);

/** Whether adults have a range in the table, which could not be chosen for want of sex, age or unit. */
export const hasRangeInTable = ({ fact }: Finding): boolean => {
  const { range, printedRangeOnly } = labTest(fact.test);
  return range !== null && !printedRangeOnly;
};

const rankOf = (finding: Finding): number => {
  if (finding.emergency) return 0;
  if (isOutside(finding)) return 1;
  if (hasMoved(finding)) return 2;
  return finding.near ? 3 : 4;
};

/** The values that can be relied upon, the most important first: outside by distance, then changes by size, then those near a limit. */
export function findingsOf({ date, values, earlier }: ReportFacts): Finding[] {
  return values
    .filter(({ doubt }) => doubt === null)
    .map((fact) => ({
      fact,
      change: changeSince(fact, earlier, date),
      emergency: emergencyOf(fact),
      outside: distanceOutside(fact),
      near: nearLimit(fact),
    }))
    .sort(
      (a, b) =>
        rankOf(a) - rankOf(b) ||
        b.outside - a.outside ||
        (rankOf(a) === 2 ? (b.change?.percent ?? 0) - (a.change?.percent ?? 0) : 0),
    );
}
