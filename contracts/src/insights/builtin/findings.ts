import { labTest } from '../../labs/tests.js';
import { type Change, changeSince } from '../trends.js';
import type { LabFact, ReportFacts } from './facts.js';
import { distanceOutside, nearLimit } from './nearness.js';
import type { UrgentLimit } from './urgent-limits.js';
import { isKnownAndSteady, urgentLimitOf } from './urgency.js';

/** A value of the report with all that is said of it. */
export interface Finding {
  readonly fact: LabFact;
  readonly change: Change | null;
  /** The limit that makes it urgent. */
  readonly urgent: UrgentLimit | null;
  /** It is beyond such a limit, known and steady. */
  readonly isKnown: boolean;
  /** How far outside its range; 0 if it is not outside. */
  readonly outside: number;
  readonly near: 'low' | 'high' | null;
}

export const isOutside = ({ fact }: Finding): boolean => fact.standing === 'low' || fact.standing === 'high';
export const hasMoved = ({ change }: Finding): boolean => change !== null && change.direction !== 'steady';

/** Whether a value is worth sentences of its own. */
export const isNotable = (finding: Finding): boolean =>
  finding.urgent !== null ||
  finding.isKnown ||
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
  if (finding.urgent) return finding.urgent.rank === 'hospital' ? 0 : 1;
  if (isOutside(finding) || finding.isKnown) return 2;
  if (hasMoved(finding)) return 3;
  return finding.near ? 4 : 5;
};

function urgencyOf(
  fact: LabFact,
  { earlier, date, person }: Pick<ReportFacts, 'earlier' | 'date' | 'person'>,
): Pick<Finding, 'urgent' | 'isKnown'> {
  const limit = urgentLimitOf(fact, person.age, person.isNewborn === true);
  const isKnown = limit !== null && isKnownAndSteady(limit, fact, earlier, date);
  return { urgent: isKnown ? null : limit, isKnown };
}

/** The values that can be relied upon, the most important first: those that cannot wait, outside by distance, then changes by size, then those near a limit. */
export function findingsOf(facts: ReportFacts): Finding[] {
  const { date, values, earlier } = facts;
  return values
    .filter(({ doubt }) => doubt === null)
    .map((fact) => ({
      fact,
      change: changeSince(fact, earlier, date),
      ...urgencyOf(fact, facts),
      outside: distanceOutside(fact),
      near: nearLimit(fact),
    }))
    .sort(
      (a, b) =>
        rankOf(a) - rankOf(b) ||
        b.outside - a.outside ||
        (rankOf(a) === 3 ? (b.change?.percent ?? 0) - (a.change?.percent ?? 0) : 0),
    );
}
