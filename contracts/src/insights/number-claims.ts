import type { LeftOutReason } from './blocks.js';
import { isDateOf } from './dates-in-text.js';
import { doubtMark } from './doubt-mark.js';
import type { EarlierValue, FactValue } from './facts.js';
import { dateOf, roleOf } from './number-role.js';
import type { NumberedSentence } from './numbered-sentence.js';
import { rangeClaim } from './range-claims.js';
import { isSameAmount } from './same-amount.js';
import type { Scope } from './scope.js';
import { changeClaim, isChange } from './trend-claims.js';
import type { WrittenNumber } from './written-numbers.js';

const DOSE =
  /^\s?-?\s?(?:mgs?|mcg|ug|gms?|grams?|g|ml|i\.?u|units?|tab(?:let)?s?|cap(?:sule)?s?|pills?|drops?|puffs?|sachets?|doses?|spoons?|teaspoons?)(?![a-z0-9/%])/;
const MEASURE =
  /^\s?-?\s?(?:mm\s?hg|bpm|kg|kilos?|lbs?|pounds?|cms?|mm|km|k?cal|calories|°|degrees|hours?|hrs?|h|days?|weeks?|months?|years?|yrs?|minutes?|mins?|seconds?|times|x|people|persons|adults|women|men|patients|glasses|cups|lit(?:er|re)s?|steps|points?|servings|portions)(?![a-z0-9])/;
const AGE_AFTER = /^[\s-]*(?:years?|yrs?|y)[\s-]*(?:old|of\s+age)|^\s*(?:jahre|años|ans|anni|anos|лет|साल|वर्ष)/;
const AGE_BEFORE = /\b(?:aged|age|age\s+of|age\s+is)\s*$/;

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
  if (role !== 'earlier' && present && (date === null || isDateOf(date, sentence.facts.date))) return null;
  if (role !== 'present' && earlier) return null;
  if (!scope.isNamed) return 'unknownNumber';
  return role !== 'present' || date ? 'otherTrend' : 'otherValue';
}
