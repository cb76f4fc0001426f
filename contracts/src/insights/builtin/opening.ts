import { isAdult } from '../../labs/range.js';
import type { Sentence } from './explanation.js';
import type { ReportFacts } from './facts.js';
import type { Finding } from './findings.js';
import { valueText } from './formats.js';
import type { Phrases } from './phrases/phrases.js';
import { limitSource, plain } from './sentences.js';
import { type UrgentRank, urgentRanks } from './urgent-limits.js';
import { urgentLinesOf, urgentValuesOf } from './urgent-results.js';

/** A result that cannot wait: its name with its value, or its line word for word. */
interface UrgentResult {
  readonly text: string;
  readonly rank: UrgentRank;
  readonly source: string;
  /** It was not read with certainty. */
  readonly isToCheck: boolean;
  /** Its limit is one of adults. */
  readonly isOfAdults: boolean;
}

/** The results of a report that cannot wait, those for the hospital first. */
function urgentResultsOf(phrases: Phrases, facts: ReportFacts, findings: readonly Finding[]): readonly UrgentResult[] {
  const values = urgentValuesOf(facts, findings).map(({ fact, limit }): UrgentResult => ({
    text: `${phrases.tests[fact.test][0]} ${valueText(phrases, fact)}`,
    rank: limit.rank,
    source: limitSource(phrases, limit),
    isToCheck: fact.doubt !== null,
    isOfAdults: true,
  }));
  const lines = urgentLinesOf(facts).map(({ text, rank, source }): UrgentResult => ({
    text: `“${text}”`,
    rank,
    source: limitSource(phrases, { source, confidence: 'confirmed' }),
    isToCheck: false,
    isOfAdults: false,
  }));
  return [...values, ...lines];
}

/**
 * What cannot wait comes first: which results, how soon, where, and whom to call; none if nothing is urgent. Of a report that is not recent no "today" is said; where the person
 * was no adult, or the age is not known, the limits are named as those of adults.
 */
export function openingSentences(phrases: Phrases, facts: ReportFacts, findings: readonly Finding[]): Sentence[] {
  const results = urgentResultsOf(phrases, facts, findings);
  const said = (of: readonly UrgentResult[], say: (list: string) => string): Sentence[] => {
    if (of.length === 0) return [];
    const list = new Intl.ListFormat(phrases.language, { type: 'conjunction' }).format(of.map(({ text }) => text));
    return [{ text: say(list), source: [...new Set(of.map(({ source }) => source))].join('; ') }];
  };
  const isLimitOfOthers = ({ isOfAdults }: UrgentResult) => isOfAdults && !isAdult(facts.person);
  const own = results.filter((each) => !isLimitOfOthers(each));
  if (!facts.isRecent)
    return said(own, phrases.urgentOlder).concat(said(results.filter(isLimitOfOthers), phrases.urgentAdults));
  const sentences = urgentRanks.flatMap((rank) => [
    ...said(
      own.filter((each) => each.rank === rank && !each.isToCheck),
      phrases.urgent[rank],
    ),
    ...said(
      own.filter((each) => each.rank === rank && each.isToCheck),
      phrases.urgentToCheck[rank],
    ),
  ]);
  const needsHospital = results.some(({ rank }) => rank === 'hospital');
  return [
    ...sentences,
    ...said(results.filter(isLimitOfOthers), phrases.urgentAdults),
    ...(needsHospital ? [plain(phrases.callIfIll(facts.call))] : []),
  ];
}
