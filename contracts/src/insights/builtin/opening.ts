import { lacksUnit } from '../../labs/missing-unit.js';
import { isAdult } from '../../labs/range.js';
import type { Sentence } from './explanation.js';
import type { EarlierValue, LabFact, ReportFacts } from './facts.js';
import type { Finding } from './findings.js';
import { dayText, numberText, valueText } from './formats.js';
import type { Phrases } from './phrases/phrases.js';
import { limitSource, plain } from './sentences.js';
import { type UrgentRank, urgentRanks } from '../../labs/urgent-rank.js';
import { readingsOf } from './possible-values.js';
import { urgentLinesOf, urgentValuesOf } from './urgent-results.js';
import { isOfUnknown } from './whose.js';

/** A result that cannot wait: its name with its value, or its line word for word. */
interface UrgentResult {
  readonly text: string;
  readonly rank: UrgentRank;
  /** Null if nobody has compared its limit with the source. */
  readonly source: string | null;
  /** It was not read with certainty. */
  readonly isToCheck: boolean;
  /** Its limit is one of adults. */
  readonly isOfAdults: boolean;
  /** The later value of its test that can wait; null if there is none. */
  readonly again: EarlierValue | null;
}

/** Behind a number that was misread, what it may be: "74 mmol/L (7.4?)"; behind one of several that stand there, the others. */
function maybeText(phrases: Phrases, fact: LabFact, { values }: ReportFacts): string {
  const others = values.filter(({ test, value }) => test === fact.test && value !== fact.value);
  const readings =
    fact.doubt === 'twoValues'
      ? others.map((each) => numberText(phrases, each.value, each.decimals))
      : readingsOf(fact).map((value) => numberText(phrases, value, String(value).split('.')[1]?.length ?? 0));
  return readings.length > 0 ? ` (${readings.map((text) => `${text}?`).join(' ')})` : '';
}

/** The worst that a number without a unit can be in India decides, so that it has to be said that none is printed. */
const withUnitMissing = (phrases: Phrases, text: string, isMissing: boolean): string =>
  isMissing ? phrases.withoutUnit(text) : text;

/** The results of a report that cannot wait, those for the hospital first. */
function urgentResultsOf(phrases: Phrases, facts: ReportFacts, findings: readonly Finding[]): readonly UrgentResult[] {
  const urgent = urgentValuesOf(facts, findings);
  const values = urgent.map(({ fact, limit, isCalculated }): UrgentResult => {
    const text = `${phrases.tests[fact.test][0]} ${valueText(phrases, fact)}${maybeText(phrases, fact, facts)}`;
    return {
      text: isCalculated ? phrases.calculated(text) : withUnitMissing(phrases, text, fact.doubt === 'unitMissing'),
      rank: limit.rank,
      source: limitSource(phrases, limit.source),
      isToCheck: fact.doubt !== null,
      isOfAdults: limit.isOfInfants !== true,
      again: facts.measuredAgain?.find(({ test }) => test === fact.test) ?? null,
    };
  });
  const lines = urgentLinesOf(facts, urgent).map(({ text, rank, source, isToCheck }): UrgentResult => ({
    text: withUnitMissing(phrases, `“${text}”`, isToCheck && lacksUnit(text)),
    rank,
    source: limitSource(phrases, source),
    isToCheck,
    isOfAdults: false,
    again: null,
  }));
  return [...values, ...lines];
}

/**
 * What cannot wait comes first: which results, how soon, where, and whom to call; none if nothing is urgent. Of a report that is not recent it is said what it was on its day, and what to do today if nobody has acted on it, or when it was measured again and can wait; where the person
 * was no adult, or the age is not known, the limits are named as those of adults. Where it is not known whose report it is, all is said for the case that it is the reader's.
 */
export function openingSentences(phrases: Phrases, facts: ReportFacts, findings: readonly Finding[]): Sentence[] {
  const results = urgentResultsOf(phrases, facts, findings);
  const said = (of: readonly UrgentResult[], say: (list: string) => string): Sentence[] => {
    if (of.length === 0) return [];
    const list = new Intl.ListFormat(phrases.language, { type: 'conjunction' }).format(of.map(({ text }) => text));
    return [{ text: say(list), source: [...new Set(of.flatMap(({ source }) => source ?? []))].join('; ') || null }];
  };
  const saidIfYours = (all: readonly UrgentResult[]) =>
    urgentRanks.flatMap((rank) =>
      said(
        all.filter((each) => each.rank === rank),
        phrases.urgentIfYours[rank],
      ),
    );
  // Of somebody else neither the age nor what is known of the person says anything.
  const isOfOther = facts.problem === 'otherPerson';
  const isLimitOfOthers = ({ isOfAdults }: UrgentResult) => isOfAdults && !isOfOther && !isAdult(facts.person);
  if (isOfOther && facts.isRecent) return saidIfYours(results);
  const needsHospital = results.some(({ rank, again }) => rank === 'hospital' && again === null);
  const ifIll = needsHospital ? [plain(phrases.callIfIll(facts.call))] : [];
  if (!facts.isRecent) {
    const day = facts.isOtherDay ? null : dayText(phrases, facts.date);
    const dated = results.map((each) => (each.isToCheck ? { ...each, text: phrases.ifPrinted(each.text) } : each));
    const measuredAgain = dated.flatMap((each) => {
      const { again } = each;
      if (again === null) return [];
      const [value, dayAgain] = [valueText(phrases, again), dayText(phrases, again.at)];
      return said([each], (result) => phrases.urgentMeasuredAgain(result, day, value, dayAgain));
    });
    return [
      ...urgentRanks.flatMap((rank) =>
        said(
          dated.filter((each) => each.rank === rank && each.again === null),
          (list) => phrases.urgentOlder[rank](list, day),
        ),
      ),
      ...measuredAgain,
      ...(results.some(isLimitOfOthers) ? [plain(phrases.limitOfAdults())] : []),
      ...ifIll,
    ];
  }
  const own = results.filter((each) => !isLimitOfOthers(each));
  const saidAsOwn = () =>
    urgentRanks.flatMap((rank) => [
      ...said(
        own.filter((each) => each.rank === rank && !each.isToCheck),
        phrases.urgent[rank],
      ),
      ...said(
        own.filter((each) => each.rank === rank && each.isToCheck),
        phrases.urgentToCheck[rank],
      ),
    ]);
  return [
    ...(isOfUnknown(facts) ? saidIfYours(own) : saidAsOwn()),
    ...urgentRanks.flatMap((rank) =>
      said(
        results.filter((each) => each.rank === rank && isLimitOfOthers(each)),
        phrases.urgentAdults[rank],
      ),
    ),
    ...ifIll,
  ];
}
