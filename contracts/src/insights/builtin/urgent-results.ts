import type { LabFact, ReportFacts } from './facts.js';
import { type Finding, findingsOf } from './findings.js';
import { urgencyOfLine } from './urgent-lines.js';
import { type UrgentLimit, type UrgentRank, urgentRanks } from './urgent-limits.js';
import { urgentLimitOf } from './urgency.js';

/** A value that cannot wait, with the limit that it is beyond. */
interface UrgentValue {
  readonly fact: LabFact;
  readonly limit: UrgentLimit;
}

/** A line that cannot wait, word for word. */
interface UrgentLine {
  readonly text: string;
  readonly rank: UrgentRank;
  readonly source: string;
}

/** A value far outside what can be measured was misread: it says nothing. */
const isReadable = (doubt: string | null) => doubt !== 'implausible';

/** The values of a report that cannot wait: the certain ones in the order of the findings, then the doubtful ones. A known and steady value is not among them. */
export function urgentValuesOf(facts: ReportFacts, findings: readonly Finding[]): readonly UrgentValue[] {
  const certain = findings.flatMap(({ fact, urgent }) => (urgent ? [{ fact, limit: urgent }] : []));
  const doubtful = facts.values.flatMap((fact) => {
    const limit = fact.doubt !== null && isReadable(fact.doubt) ? urgentLimitOf(fact) : null;
    return limit ? [{ fact, limit }] : [];
  });
  return [...certain, ...doubtful];
}

/** The lines of a report that cannot wait, of tests that the table of tests lacks. */
export const urgentLinesOf = ({ leftOver }: ReportFacts): readonly UrgentLine[] =>
  leftOver.flatMap((line) => {
    const urgency = urgencyOfLine(line);
    return urgency ? [{ text: line.text, rank: urgency.rank, source: urgency.source }] : [];
  });

/**
 * How urgent a report is, as its most urgent result: the same results that its explanation opens with. Null if none is urgent, or if the report is not recent: it is then too
 * late for "today". The limits are those of adults; of a child, or without an age, a result beyond them counts too, because its notification asks for a look only.
 */
export function urgencyOfReport(facts: ReportFacts): UrgentRank | null {
  if (!facts.isRecent) return null;
  const ranks = [
    ...urgentValuesOf(facts, findingsOf(facts)).map(({ limit }) => limit.rank),
    ...urgentLinesOf(facts).map(({ rank }) => rank),
  ];
  return urgentRanks.find((rank) => ranks.includes(rank)) ?? null;
}
