import type { LeftOutReason } from './blocks.js';
import { CHANGE_VERB, CLAUSE_END, type NumberedSentence } from './numbered-sentence.js';
import { isSameAmount } from './same-amount.js';
import type { Scope } from './scope.js';
import type { WrittenNumber } from './written-numbers.js';

const BELOW =
  /(?:less\s+than|lower\s+than|smaller\s+than|below|under|beneath|<\s*=?|≤|at\s+most|up\s+to|no\s+more\s+than|maximum(?:\s+of)?)\s*$/;
const ABOVE =
  /(?:more\s+than|higher\s+than|greater\s+than|above|over|exceed(?:s|ed|ing)?|in\s+excess\s+of|(?<!-)>\s*=?|≥|at\s+least|minimum(?:\s+of)?)\s*$/;
const AND_MORE = /^\s*(?:and|or)\s+(?:over|above|more|higher|less|below|under|lower)\b/;
const BETWEEN_LIMITS = /^\s*(?:-|~|to|up\s+to|bis|à|से|until)\s*$/;
const IS_RANGE =
  /\b(?:normal(?:ly)?|range|limits?|reference|should|target|recommended|healthy|ideal(?:ly)?|desirable|optimal|usual(?:ly)?|expected|threshold|cut-?off|laborator\w+)\b/;
const AT_LIMIT =
  /(?<!\bnot\s)\b(?:limit|range|cut-?off|threshold|target|goal|maximum|minimum|normal|(?:should|must|ought\s+to|needs?\s+to|has\s+to)\s+be)(?:\s*(?:\b(?:is|of|for|here|value|starts|ends|begins|goes|lies|up|to|at|your|the|in|this|test|women|men|adults|which|that)\b|[:=(,]|§+))*\s*$/;
/** "Within the normal range at 14.0" gives the value. */
const VALUE_IN_RANGE =
  /\b(?:is|are|was|lies|falls|sits|remains|within|inside|outside)\b.{0,40}\b(?:normal|range|limits?)\b,?\s*(?:\(|:|-|at|with(?:\s+a)?(?:\s+(?:value|level|result))?(?:\s+of)?)\s*$/;

const limitsOf = ({ values }: Scope) =>
  values.flatMap(({ test, unit, range }) =>
    range
      ? [
          {
            low: range.low,
            high: range.high,
            amount: (value: number) => ({ test, unit, value, decimals: range.decimals }),
          },
        ]
      : [],
  );
/** Whether a number is one of these limits of a range in the scope. */
const isLimit = (number: WrittenNumber, scope: Scope, ends: readonly ('low' | 'high')[]): boolean =>
  limitsOf(scope).some(({ amount, ...limits }) =>
    ends.some((end) => limits[end] !== null && isSameAmount(number, amount(limits[end]))),
  );

/** Of a number that is written as a limit; undefined if it is not. */
export function rangeClaim(
  { plain, numbers }: NumberedSentence,
  index: number,
  before: string,
  after: string,
  scope: Scope,
): LeftOutReason | null | undefined {
  const number = numbers[index]!;
  const [previous, next] = [numbers[index - 1], numbers[index + 1]];
  const wrong = scope.isNamed ? 'otherRange' : 'unknownNumber';
  if (next && isPair(plain, number, next)) {
    if (!isRange(number, next, scope)) return wrong;
    return isOfValue(before, previous) && !isWithin(scope) ? 'otherStanding' : null;
  }
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

/** Whether a range is said of a value: "is between 12 and 15", and neither "the range is" nor "11.2 g/dL, 12 to 15". */
const isOfValue = (before: string, value: WrittenNumber | undefined): boolean =>
  !IS_RANGE.test(before.split(CLAUSE_END).at(-1) ?? before) && !(value && /[([:,]\s*$/.test(before));

const isWithin = ({ values }: Scope): boolean =>
  values.length > 0 && values.every(({ standing, doubt }) => standing === 'inRange' && doubt === null);

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
  const isOfRange = IS_RANGE.test(clause);
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
