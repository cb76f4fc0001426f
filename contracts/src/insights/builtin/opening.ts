import { isAdult } from '../../labs/range.js';
import type { Sentence } from './explanation.js';
import type { ReportFacts } from './facts.js';
import type { Finding } from './findings.js';
import { valueText } from './formats.js';
import type { Phrases } from './phrases/phrases.js';
import { limitSource, plain } from './sentences.js';
import { urgencyOfLine } from './urgent-lines.js';
import { type UrgentRank, urgentRanks } from './urgent-limits.js';
import { urgentLimitOf } from './urgency.js';

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

/** A value far outside what can be measured was misread: it says nothing. */
const isReadable = (doubt: string | null) => doubt !== 'implausible';

/** The results of a report that cannot wait, those for the hospital first. A known and steady value is not among them. */
function urgentResultsOf(phrases: Phrases, facts: ReportFacts, findings: readonly Finding[]): readonly UrgentResult[] {
  const certain = findings.flatMap(({ fact, urgent }) => (urgent ? [{ fact, urgent }] : []));
  const doubtful = facts.values.flatMap((fact) => {
    const urgent = fact.doubt !== null && isReadable(fact.doubt) ? urgentLimitOf(fact) : null;
    return urgent ? [{ fact, urgent }] : [];
  });
  const values = [...certain, ...doubtful].map(({ fact, urgent }): UrgentResult => ({
    text: `${phrases.tests[fact.test][0]} ${valueText(phrases, fact)}`,
    rank: urgent.rank,
    source: limitSource(phrases, urgent),
    isToCheck: fact.doubt !== null,
    isOfAdults: true,
  }));
  const lines = facts.leftOver.flatMap((line): UrgentResult[] => {
    const urgency = urgencyOfLine(line);
    const source = urgency && limitSource(phrases, { source: urgency.source, confidence: 'confirmed' });
    return urgency && source
      ? [{ text: `“${line.text}”`, rank: urgency.rank, source, isToCheck: false, isOfAdults: false }]
      : [];
  });
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
