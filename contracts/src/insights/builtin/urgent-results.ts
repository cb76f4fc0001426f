import type { LabFact, ReportFacts } from './facts.js';
import { type Finding, findingsOf } from './findings.js';
import { urgencyOfInfantLine } from './infant-lines.js';
import { urgencyOfLine } from './urgent-lines.js';
import { type UrgentLimit, type UrgentRank, urgentRanks } from './urgent-limits.js';
import type { LineUrgency } from './urgent-measures.js';
import { isInfant, urgentLimitOf } from './urgency.js';
import { CHOSEN } from './urgent-sources.js';
import { areKetonesWithSugar, urgentTogether } from './urgent-together.js';
import { isOfNoPerson } from './whose.js';

/** A value that cannot wait, with the limit that it is beyond. */
interface UrgentValue {
  readonly fact: LabFact;
  readonly limit: UrgentLimit;
}

/** A line that cannot wait, word for word. */
interface UrgentLine extends LineUrgency {
  readonly text: string;
}

/** The values of a report that cannot wait: those that cannot because of what else it says, then the certain ones in the order of the findings, then the doubtful ones. A known and steady value is not among them. */
export function urgentValuesOf(facts: ReportFacts, findings: readonly Finding[]): readonly UrgentValue[] {
  const certain = findings.flatMap(({ fact, urgent }) => (urgent ? [{ fact, limit: urgent }] : []));
  const doubtful = facts.values.flatMap((fact) => {
    const limit = fact.doubt === null ? null : urgentLimitOf(fact, facts.person.age);
    return limit ? [{ fact, limit }] : [];
  });
  const together = urgentTogether(facts);
  const isOther = ({ fact }: UrgentValue) => !together.some((each) => each.fact === fact);
  return [...together, ...[...certain, ...doubtful].filter(isOther)];
}

const mostUrgent = (all: readonly (LineUrgency | null)[]): LineUrgency | null =>
  urgentRanks.flatMap((rank) => all.find((each) => each?.rank === rank) ?? [])[0] ?? null;

/** The lines of a report that cannot wait, beside its values that cannot: a line of the same test that is no more urgent says nothing more. */
export const urgentLinesOf = (facts: ReportFacts, values: readonly UrgentValue[]): readonly UrgentLine[] =>
  facts.leftOver.flatMap((line) => {
    const ofInfant = isInfant(facts.person) ? urgencyOfInfantLine(line.text) : null;
    const own = mostUrgent([urgencyOfLine(line), ofInfant]);
    const urgency: LineUrgency | null =
      own?.rank !== 'hospital' && areKetonesWithSugar(facts, line.text)
        ? { rank: 'hospital', source: CHOSEN, isToCheck: false }
        : own;
    const isTold = values.some(
      ({ fact, limit }) => fact.test === urgency?.test && (limit.rank === 'hospital' || limit.rank === urgency.rank),
    );
    return urgency && !isTold ? [{ text: line.text, ...urgency }] : [];
  });

/**
 * How urgent a report is, as its most urgent result: the same results that its explanation opens with. Null if none is urgent, or if the report is of no person. How old the report is does not count here: whoever asks decides whom to tell. The limits are those of adults; of a child, or without an age, a result beyond them counts too, because its notification asks for a look only.
 */
export function urgencyOfReport(facts: ReportFacts): UrgentRank | null {
  if (isOfNoPerson(facts)) return null;
  const values = urgentValuesOf(facts, findingsOf(facts));
  const ranks = [...values.map(({ limit }) => limit.rank), ...urgentLinesOf(facts, values).map(({ rank }) => rank)];
  return urgentRanks.find((rank) => ranks.includes(rank)) ?? null;
}
