import type { SourcedRange } from '../../labs/range.js';
import type { Change } from '../trends.js';
import type { Sentence } from './explanation.js';
import type { LabFact, ReportFacts } from './facts.js';
import { type Finding, hasMoved, hasRangeInTable, isOutside } from './findings.js';
import { rangeWords, sinceText, valueText } from './formats.js';
import { isJustOutside } from './nearness.js';
import { type ChangeWords, doubts, type Phrases } from './phrases/phrases.js';
import type { UrgentSource } from './urgent-sources.js';
import { isOfUnknown } from './whose.js';

/** A sentence that rests on the report alone. */
export const plain = (text: string): Sentence => ({ text, source: null });

/** The citation of a range of the table; none for the range that the laboratory printed. */
const sourceOf = (phrases: Phrases, { source, confidence }: Pick<SourcedRange, 'source' | 'confidence'>) =>
  source === null ? null : confidence === 'confirmed' ? phrases.sourceTable(source) : phrases.sourceUnconfirmed(source);

/** An earlier value as printed, without its unit if that is the unit of the present one. */
const earlierText = (phrases: Phrases, { from }: Change, fact: LabFact) =>
  valueText(phrases, from.unit?.ucum === fact.unit?.ucum ? { ...from, unit: null } : from);

/** How a value changed, in words; null if there is nothing to compare it with. */
function changeWords(phrases: Phrases, { change, fact }: Finding, { date }: ReportFacts): ChangeWords | null {
  if (!change) return null;
  const { direction, times, isSlow, from } = change;
  if (direction === 'steady') return { kind: 'steady' };
  if (isSlow) return { kind: 'slow', direction };
  const earlier = earlierText(phrases, change, fact);
  if (times > 1) return { kind: 'run', direction, times, since: sinceText(phrases, from.at, date), from: earlier };
  return { kind: 'from', direction, from: earlier };
}

/** Beyond a limit at which laboratories telephone, and within a range: a range of another state (after food), or of this laboratory, would comfort without ground. */
const isUrgentWithin = ({ urgent, fact }: Finding): boolean => urgent !== null && fact.standing === 'inRange';

/** Where a value is, as a part of a sentence; null without a range or where that cannot be said. */
function placeOf(phrases: Phrases, finding: Finding): string | null {
  const { fact, near, urgent, isKnown } = finding;
  const { range, standing } = fact;
  if (!range || standing === 'unknown' || isUrgentWithin(finding)) return null;
  const { places } = phrases;
  const words = rangeWords(phrases, range);
  const isJust = urgent === null && !isKnown && isJustOutside(fact);
  const hasOneLimit = range.low === null || range.high === null;
  if (standing !== 'inRange' && isJust && hasOneLimit && finding.outside === 0) return places.atLimit(words);
  if (standing === 'high') return isJust ? places.justAbove(words) : places.above(words);
  if (standing === 'low') return isJust ? places.justBelow(words) : places.below(words);
  if (near === 'low') return places.withinNearLow(words);
  return near === 'high' ? places.withinNearHigh(words) : places.within(words);
}

/** What is said of a value without a place in a range. */
function withoutPlace(phrases: Phrases, finding: Finding): Sentence[] {
  const { range, standing } = finding.fact;
  if (isUrgentWithin(finding)) return [];
  if (range) {
    return [{ text: phrases.standingUnknown(rangeWords(phrases, range)), source: sourceOf(phrases, range) }];
  }
  if (standing === 'low' || standing === 'high') return [plain(phrases.marked[standing])];
  if (finding.fact.isOfGroups) return [plain(phrases.rangeOfGroups())];
  return [plain(hasRangeInTable(finding) ? phrases.rangeNotApplicable() : phrases.noRange())];
}

/** The citation of a limit of urgent values; null if nobody has compared the two. */
export const limitSource = (phrases: Phrases, { citation, confidence }: UrgentSource): string | null =>
  confidence === 'confirmed' ? phrases.sourceLimit(citation) : null;

/** What is said of a value beyond an urgent limit that was so before: what is new is said first of all, with the others. */
const known = (phrases: Phrases, { isKnown }: Finding): Sentence[] => (isKnown ? [plain(phrases.knownBefore())] : []);

const about = (phrases: Phrases, { fact }: Finding): Sentence => ({
  text: phrases.about(phrases.tests[fact.test]),
  source: phrases.ownDescription(),
});

/** What the report's own table calls a value. */
const called = (phrases: Phrases, { fact }: Finding): Sentence[] =>
  fact.called === null ? [] : [plain(phrases.called(fact.called))];

/** Why a value has to be compared with the paper. Where only the unit is missing its number is told, and so is on which side of the range beside it, or of the mark, it stands: both are of the same unit. */
export function sentenceToCheck(phrases: Phrases, fact: LabFact): Sentence {
  const name = phrases.tests[fact.test];
  const { range, standing } = fact;
  const doubt = phrases.doubts[doubts.find((each) => each === fact.doubt) ?? 'other'](name);
  if (fact.doubt !== 'unitMissing') return plain(doubt);
  const isOut = standing === 'low' || standing === 'high';
  const place = !isOut
    ? []
    : range
      ? [phrases.itIs(phrases.places[standing === 'high' ? 'above' : 'below'](rangeWords(phrases, range)))]
      : [phrases.marked[standing]];
  return plain([doubt, phrases.onPaper(name, valueText(phrases, fact)), ...place].join(phrases.gap));
}

/** The sentences of the most important value. */
export function leadSentences(phrases: Phrases, finding: Finding, facts: ReportFacts): Sentence[] {
  const { fact } = finding;
  const place = placeOf(phrases, finding);
  const change = changeWords(phrases, finding, facts);
  const rest = place
    ? [{ text: phrases.thatIs(place, change), source: fact.range && sourceOf(phrases, fact.range) }]
    : [...(change ? [plain(phrases.changed(change))] : []), ...withoutPlace(phrases, finding)];
  return [
    plain((isOfUnknown(facts) ? phrases.onPaper : phrases.yours)(phrases.tests[fact.test], valueText(phrases, fact))),
    ...rest,
    ...called(phrases, finding),
    ...known(phrases, finding),
    about(phrases, finding),
  ];
}

/** The sentences of a further value. The unit is left out where it is that of the value before. */
export function pointSentences(
  phrases: Phrases,
  finding: Finding,
  facts: ReportFacts,
  unit: string | null,
): Sentence[] {
  const { fact, change } = finding;
  const isSameUnit = unit !== null && fact.unit?.printed === unit;
  const name = plain(
    phrases.named(phrases.tests[fact.test], valueText(phrases, isSameUnit ? { ...fact, unit: null } : fact)),
  );
  const place = placeOf(phrases, finding);
  const source = fact.range && sourceOf(phrases, fact.range);
  const words = changeWords(phrases, finding, facts);
  const moved = words && hasMoved(finding) ? [plain(phrases.changed(words))] : [];
  if (!place)
    return [
      name,
      about(phrases, finding),
      ...moved,
      ...withoutPlace(phrases, finding),
      ...called(phrases, finding),
      ...known(phrases, finding),
    ];
  if (!isOutside(finding) && finding.near === null) {
    return [
      name,
      about(phrases, finding),
      ...moved,
      { text: phrases.itIs(place), source },
      ...called(phrases, finding),
      ...known(phrases, finding),
    ];
  }
  const from = words?.kind === 'from' && change ? words : null;
  const further = words && !from ? [plain(phrases.changed(words))] : [];
  return [
    name,
    { text: phrases.placed(place, from), source },
    ...further,
    ...called(phrases, finding),
    ...known(phrases, finding),
    about(phrases, finding),
  ];
}
