import {
  LONGEST_URGENT_LINE,
  MOST_URGENT_LINES,
  rankOf,
  type ReportUrgency,
  type UrgentLine as ShownUrgentLine,
} from '../../labs/urgent-line.js';
import { type UrgentRank, urgentRanks } from '../../labs/urgent-rank.js';
import { isAdult } from '../../labs/range.js';
import { neutrophilsOf } from './calculated-values.js';
import { withEarlyWeeks } from './early-pregnancy.js';
import type { LabFact, ReportFacts } from './facts.js';
import { type Finding, findingsOf } from './findings.js';
import { urgencyOfInfantLine } from './infant-lines.js';
import { urgencyOfLine } from './urgent-lines.js';
import type { UrgentLimit } from './urgent-limits.js';
import type { LineUrgency } from './urgent-measures.js';
import { isInfant, urgentLimitOf } from './urgency.js';
import { ACOG, CHOSEN } from './urgent-sources.js';
import { areKetonesWithSugar, isPressureOfPregnancy, isSignTogether, urgentTogether } from './urgent-together.js';
import { isOfNoPerson, isOfUnknown } from './whose.js';

/** A value that cannot wait, with the limit that it is beyond. */
interface UrgentValue {
  readonly fact: LabFact;
  readonly limit: UrgentLimit;
  /** The report does not print it: it follows from others. */
  readonly isCalculated?: true;
}

/** A line that cannot wait, word for word. */
interface UrgentLine extends LineUrgency {
  readonly text: string;
}

/** The limit that a value of a report is beyond. */
const limitOf = (fact: LabFact, { person }: ReportFacts): UrgentLimit | null =>
  urgentLimitOf(fact, person.age, person.isNewborn === true);

/** The values that the report does not print and that cannot wait. */
function calculatedOf(facts: ReportFacts): readonly UrgentValue[] {
  const fact = neutrophilsOf(facts);
  const limit = fact && limitOf(fact, facts);
  return fact && limit ? [{ fact, limit, isCalculated: true }] : [];
}

/** The values of a report that cannot wait: those that cannot because of what else it says, then what follows from them, then the certain ones in the order of the findings, then the doubtful ones. A known and steady value is not among them. */
export function urgentValuesOf(facts: ReportFacts, findings: readonly Finding[]): readonly UrgentValue[] {
  const certain = findings.flatMap(({ fact, urgent }) => (urgent ? [{ fact, limit: urgent }] : []));
  const doubtful = facts.values.flatMap((fact) => {
    const limit = fact.doubt === null ? null : limitOf(fact, facts);
    return limit ? [{ fact, limit }] : [];
  });
  const together = urgentTogether(facts);
  const isOther = ({ fact }: UrgentValue) => !together.some((each) => each.fact === fact);
  return [...together, ...calculatedOf(facts), ...[...certain, ...doubtful].filter(isOther)];
}

const mostUrgent = (all: readonly (LineUrgency | null)[]): LineUrgency | null =>
  urgentRanks.flatMap((rank) => all.find((each) => each?.rank === rank) ?? [])[0] ?? null;

/** How urgent a line is because of what else its report says; null if it is not. */
function urgencyTogether(facts: ReportFacts, text: string): LineUrgency | null {
  const ofHospital = { rank: 'hospital', isToCheck: false } as const;
  if (areKetonesWithSugar(facts, text) || isSignTogether(facts, text)) return { ...ofHospital, source: CHOSEN };
  return isPressureOfPregnancy(facts, text) ? { ...ofHospital, source: ACOG } : null;
}

/** The lines of a report that cannot wait, beside its values that cannot: a line of the same test that is no more urgent says nothing more. */
export function urgentLinesOf(facts: ReportFacts, values: readonly UrgentValue[]): readonly UrgentLine[] {
  const measured = new Set(facts.values.map(({ test }) => test));
  return facts.leftOver.flatMap((line) => {
    const ofInfant = isInfant(facts.person) ? urgencyOfInfantLine(line.text) : null;
    const own = mostUrgent([urgencyOfLine(withEarlyWeeks(line, facts.leftOver), measured), ofInfant]);
    const urgency = own?.rank === 'hospital' ? own : (urgencyTogether(facts, line.text) ?? own);
    const isTold = values.some(
      ({ fact, limit }) => fact.test === urgency?.test && (limit.rank === 'hospital' || limit.rank === urgency.rank),
    );
    return urgency && !isTold ? [{ text: line.text, ...urgency }] : [];
  });
}

function shownValue(
  { fact, limit: { rank, isOfInfants }, isCalculated }: UrgentValue,
  facts: ReportFacts,
): ShownUrgentLine {
  const { test, value, comparator, decimals, unit, doubt } = fact;
  // The profile gives no age for another person's report. The notice says that it is not known whose results these are.
  const isOfAdults = isOfInfants !== true && facts.problem !== 'otherPerson' && !isAdult(facts.person);
  return {
    ...{ kind: 'value', rank, isToCheck: doubt !== null, test, value, comparator, decimals, unit, isOfAdults },
    ...(isCalculated && { isCalculated }),
  };
}
const shownLine = ({ rank, isToCheck, text }: UrgentLine): ShownUrgentLine => ({
  ...{ kind: 'line', rank, isToCheck },
  text: text.slice(0, LONGEST_URGENT_LINE),
});

/**
 * The results of a report that cannot wait, the most urgent first: the same that its explanation opens with. None if none is urgent, or if the report is of no person. How old the report is does not count
 * here: whoever asks decides whom to tell. The limits are those of adults; of a child, or without an age, a result beyond them counts too, because its notification asks for a look only.
 */
export function urgentResultsOf(facts: ReportFacts): ReportUrgency {
  if (isOfNoPerson(facts)) return { lines: [], isOfUnknown: false };
  const values = urgentValuesOf(facts, findingsOf(facts));
  const all = [...values.map((each) => shownValue(each, facts)), ...urgentLinesOf(facts, values).map(shownLine)];
  const inOrder = urgentRanks.flatMap((rank) => all.filter((each) => each.rank === rank));
  const lines = inOrder.slice(0, MOST_URGENT_LINES);
  return { lines, isOfUnknown: isOfUnknown(facts) && lines.length > 0 };
}

/** How urgent a report is: as its most urgent result; null if none is urgent. */
export const urgencyOfReport = (facts: ReportFacts): UrgentRank | null => rankOf(urgentResultsOf(facts));
