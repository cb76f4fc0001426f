import type { LeftOutReason } from './blocks.js';
import { isDateOf, type WrittenDate } from './dates-in-text.js';
import { doubtMark } from './doubt-mark.js';
import type { EarlierValue, FactValue, ReportFacts } from './facts.js';
import { isSameAmount } from './same-amount.js';
import type { Scope } from './scope.js';
import { changeClaim, isChange } from './trend-claims.js';
import type { WrittenNumber } from './written-numbers.js';

/** A sentence in the form in which its numbers are checked. */
export interface NumberedSentence {
  /** With "§" in place of the letters of each test's name. */
  readonly plain: string;
  readonly numbers: readonly WrittenNumber[];
  readonly dates: readonly WrittenDate[];
  readonly facts: ReportFacts;
  readonly scopeAt: (position: number) => Scope;
}

const DOSE =
  /^\s?-?\s?(?:mgs?|mcg|ug|gms?|grams?|g|ml|i\.?u|units?|tab(?:let)?s?|cap(?:sule)?s?|pills?|drops?|puffs?|sachets?|doses?|spoons?|teaspoons?)(?![a-z0-9/%])/;
const MEASURE =
  /^\s?-?\s?(?:mm\s?hg|bpm|kg|kilos?|lbs?|pounds?|cms?|mm|km|k?cal|calories|°|degrees|hours?|hrs?|h|days?|weeks?|months?|years?|yrs?|minutes?|mins?|seconds?|times|x|people|persons|adults|women|men|patients|glasses|cups|lit(?:er|re)s?|steps|points?|servings|portions)(?![a-z0-9])/;
const AGE_AFTER = /^[\s-]*(?:years?|yrs?|y)[\s-]*(?:old|of\s+age)|^\s*(?:jahre|años|ans|anni|anos|лет|साल|वर्ष)/;
const AGE_BEFORE = /\b(?:aged|age|age\s+of|age\s+is)\s*$/;

const BELOW =
  /(?:less\s+than|lower\s+than|smaller\s+than|below|under|beneath|<\s*=?|≤|at\s+most|up\s+to|no\s+more\s+than|maximum(?:\s+of)?)\s*$/;
const ABOVE =
  /(?:more\s+than|higher\s+than|greater\s+than|above|over|exceed(?:s|ed|ing)?|(?<!-)>\s*=?|≥|at\s+least|minimum(?:\s+of)?)\s*$/;
const AND_MORE = /^\s*(?:and|or)\s+(?:over|above|more|higher|less|below|under|lower)\b/;
const BETWEEN_LIMITS = /^\s*(?:-|~|to|up\s+to|bis|à|से|until)\s*$/;
const ARROW = /^\s*(?:-+>|[→⇒➔])\s*$/;
const IS_RANGE =
  /\b(?:normal(?:ly)?|range|limits?|reference|should|target|recommended|healthy|ideal(?:ly)?|desirable|optimal|usual(?:ly)?|expected|threshold|cut-?off|laborator\w+)\b/;
const AT_LIMIT =
  /(?<!\bnot\s)\b(?:limit|range|cut-?off|threshold|target|goal|maximum|minimum|normal)(?:\s*(?:\b(?:is|of|for|here|value|starts|ends|begins|goes|lies|up|to|at|your|the|in|this|test|women|men|adults)\b|[:=(]|§+))*\s*$/;
/** "Within the normal range at 14.0" gives the value. */
const VALUE_IN_RANGE =
  /\b(?:is|are|was|lies|falls|sits|remains|within|inside|outside)\b.{0,40}\b(?:normal|range|limits?)\b,?\s*(?:\(|:|-|at|with(?:\s+a)?(?:\s+(?:value|level|result))?(?:\s+of)?)\s*$/;
const CHANGE_VERB =
  /\b(?:r[io]se|risen|rising|f[ae]ll|fallen|falling|dropp?\w*|increas\w+|decreas\w+|went|gone|chang\w+|improv\w+|climb\w+|declin\w+|moved|up|down|worsen\w+)\b/;

const CUES: readonly (readonly [RegExp, 'present' | 'earlier' | 'past'])[] = [
  [
    /\b(?:now|today|current(?:ly)?|this\s+(?:report|result|test|time|value)|latest|newest|recent|is|are|to)\b/g,
    'present',
  ],
  [
    /\b(?:previous(?:ly)?|earlier|last|before|prior|ago|formerly|used\s+to|back\s+then|initial(?:ly)?|compared|than|from|since|had\s+been)\b/g,
    'earlier',
  ],
  [/\b(?:was|were)\b/g, 'past'],
];
const CLAUSE_END = /[;]|,\s|\b(?:and|but|while|whereas|although)\b/g;

/** The reason why a number of a sentence cannot stand; null if it can. */
export function numberClaim(sentence: NumberedSentence, index: number): LeftOutReason | null {
  const { plain, numbers, facts, scopeAt } = sentence;
  const number = numbers[index]!;
  const before = plain.slice(Math.max(0, number.start - 80), number.start);
  const after = plain.slice(number.unitEnd, number.unitEnd + 40);
  const next = plain.slice(number.end, number.end + 40);
  const scope = scopeAt(number.start);
  if (AGE_AFTER.test(next) || AGE_BEFORE.test(before))
    return facts.person.age !== null && number.values.includes(facts.person.age) ? null : 'unknownNumber';
  if (!number.unit && DOSE.test(next)) return 'advice';
  if (number.isPart || (!number.unit && MEASURE.test(next))) return 'unknownNumber';
  if (isChange(number, before, after)) return changeClaim(number, plain, scope);

  const range = rangeClaim(sentence, index, before, after, scope);
  if (range !== undefined) return range;
  return valueClaim(sentence, number, scope);
}

const limitsOf = ({ values }: Scope) =>
  values.flatMap(({ test, unit, range }) =>
    range ? [{ low: range.low, high: range.high, amount: (value: number) => ({ test, unit, value }) }] : [],
  );
const isLimit = (number: WrittenNumber, scope: Scope, ends: readonly ('low' | 'high')[]): boolean =>
  limitsOf(scope).some(({ amount, ...limits }) =>
    ends.some((end) => limits[end] !== null && isSameAmount(number, amount(limits[end]))),
  );

/** Of a number that is written as a limit; undefined if it is not. */
function rangeClaim(
  { plain, numbers }: NumberedSentence,
  index: number,
  before: string,
  after: string,
  scope: Scope,
): LeftOutReason | null | undefined {
  const number = numbers[index]!;
  const [previous, next] = [numbers[index - 1], numbers[index + 1]];
  const wrong = scope.isNamed ? 'otherRange' : 'unknownNumber';
  if (next && isPair(plain, number, next)) return isRange(number, next, scope) ? null : wrong;
  if (previous && isPair(plain, previous, number)) return isRange(previous, number, scope) ? null : wrong;
  const isBelow = BELOW.test(before);
  if (isBelow || ABOVE.test(before)) return boundClaim(number, before, isBelow, scope);
  if (AND_MORE.test(after)) return isLimit(number, scope, ['low', 'high']) ? null : wrong;
  if (VALUE_IN_RANGE.test(before) || !AT_LIMIT.test(before)) return undefined;
  const ends = /\b(?:upper|maximum|top|ends)\b/.test(before)
    ? (['high'] as const)
    : /\b(?:lower|minimum|bottom|starts|begins)\b/.test(before)
      ? (['low'] as const)
      : (['low', 'high'] as const);
  return isLimit(number, scope, ends) ? null : wrong;
}

/** Whether two numbers are written as a range: not "from 13.5 to 11.2" of a change. */
function isPair(plain: string, first: WrittenNumber, second: WrittenNumber): boolean {
  const before = plain.slice(Math.max(0, first.start - 80), first.start);
  const between = plain.slice(first.unitEnd, second.start);
  if (/\bbetween\s*$/.test(before)) return /^\s*and\s*$/.test(between);
  if (!BETWEEN_LIMITS.test(between)) return false;
  return !(/\bfrom\s*$/.test(before) && CHANGE_VERB.test(before));
}

const isRange = (first: WrittenNumber, second: WrittenNumber, scope: Scope): boolean =>
  limitsOf(scope).some(({ low, high, amount }) => {
    if (low === null || high === null) return false;
    const unit = first.unit ?? second.unit;
    return isSameAmount({ ...first, unit }, amount(low)) && isSameAmount({ ...second, unit }, amount(high));
  });

/** Of "below 100": the limit of a range, a value that is known as a limit, or what is said about a value. */
function boundClaim(number: WrittenNumber, before: string, isBelow: boolean, scope: Scope): LeftOutReason | null {
  const isWrittenSo = scope.values.some(
    (fact) => fact.comparator?.startsWith(isBelow ? '<' : '>') && isSameAmount(number, fact),
  );
  if (isWrittenSo) return null;
  const clause = before.split(CLAUSE_END).at(-1) ?? before;
  const isOfRange = IS_RANGE.test(clause) || !/\b(?:is|are|was|were|stays|remains|lies|falls)\b/.test(clause);
  if (isOfRange && isLimit(number, scope, [isBelow ? 'high' : 'low'])) return null;
  const isKnown =
    isLimit(number, scope, ['low', 'high']) || scope.earlier.some((earlier) => isSameAmount(number, earlier));
  if (!isKnown) return scope.isNamed ? 'otherRange' : 'unknownNumber';
  if (isOfRange) return 'otherRange';
  const holds = scope.values.some(
    ({ value, doubt, comparator }) =>
      doubt === null && comparator === null && number.values.some((limit) => (isBelow ? value < limit : value > limit)),
  );
  return holds ? null : 'otherStanding';
}

/** Of a number that is written as a value. */
function valueClaim(sentence: NumberedSentence, number: WrittenNumber, scope: Scope): LeftOutReason | null {
  const { plain } = sentence;
  const role = roleOf(sentence, number);
  const date = dateOf(sentence, number);
  const isPresent = (fact: FactValue) =>
    isSameAmount(number, fact) &&
    (fact.comparator === null || /[<>≤≥]\s*=?\s*$/.test(plain.slice(0, number.start))) &&
    (fact.doubt === null || plain.slice(number.unitEnd).trimStart().startsWith(doubtMark));
  const isEarlier = (earlier: EarlierValue) =>
    isSameAmount(number, earlier) && (date === null || isDateOf(date, earlier.at));
  const present = scope.values.some(isPresent);
  const earlier = scope.earlier.some(isEarlier);
  if (!scope.isNamed) {
    const known = present || earlier || isLimit(number, scope, ['low', 'high']);
    return known ? null : 'unknownNumber';
  }
  if (role !== 'earlier' && present && (date === null || isDateOf(date, sentence.facts.date))) return null;
  if (role !== 'present' && earlier) return null;
  return role !== 'present' || date ? 'otherTrend' : 'otherValue';
}

const clauseAround = (plain: string, { start, unitEnd }: WrittenNumber) => {
  const ends = [...plain.matchAll(CLAUSE_END)].map(({ index }) => index);
  const from = ends.findLast((end) => end < start) ?? 0;
  return { from, to: ends.find((end) => end >= unitEnd) ?? plain.length };
};

/** The date in the clause of a number. */
function dateOf(
  { plain, dates }: Pick<NumberedSentence, 'plain' | 'dates'>,
  number: WrittenNumber,
): WrittenDate | null {
  const { from, to } = clauseAround(plain, number);
  return dates.find(({ start }) => start >= from && start < to) ?? null;
}

/** Whether a number is written as the value of the report or as an earlier one: by the nearest word before it, else after it. */
function roleOf(
  { plain, numbers, dates, facts }: NumberedSentence,
  number: WrittenNumber,
): 'present' | 'earlier' | 'either' {
  const { from, to } = clauseAround(plain, number);
  const index = numbers.indexOf(number);
  const [previous, next] = [numbers[index - 1], numbers[index + 1]];
  if (next && ARROW.test(plain.slice(number.unitEnd, next.start))) return 'earlier';
  const start = Math.max(from, previous?.unitEnd ?? 0);
  const head = plain.slice(start, number.start);
  const tail = plain.slice(number.unitEnd, Math.min(to, next?.start ?? to));
  const cues = (text: string) =>
    CUES.flatMap(([pattern, role]) => [...text.matchAll(pattern)].map((match) => ({ role, at: match.index })));
  const nearest =
    cues(head).sort((a, b) => b.at - a.at)[0]?.role ?? cues(tail).sort((a, b) => a.at - b.at)[0]?.role ?? 'present';
  const date = dateOf({ plain, dates }, number);
  if (date && !isDateOf(date, facts.date)) return 'earlier';
  if (nearest !== 'past') return nearest;
  const isOfThePast = cues(plain).some(({ role }) => role === 'earlier') || CHANGE_VERB.test(plain);
  return isOfThePast ? 'either' : 'present';
}
