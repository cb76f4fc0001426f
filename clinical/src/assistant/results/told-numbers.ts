import { isEarlier, isWellNow } from './excluding-words.js';
import { isAlarmingLimit, limitBefore, resultBehind, vitalBehind, withoutBeyond } from './limit-words.js';
import { numberAsResult } from './number-as-result.js';
import { isReported, toldFact, type ToldNumber } from './told-fact.js';
import type { ToldName } from './told-names.js';
import { statementBefore, statementBehind } from './told-statement.js';
import { changedNumber, onlyFillers, presentNumber, supposedBefore } from './told-words.js';

const NUMBER = /(?<![\p{L}\d.])(?!0\d)\d+(?:,\d{2,3})*(?:\.\d+)?/u;
/** "k-7": a sign, and no result. */
const isSign = (name: ToldName, behind: string): boolean => name.end - name.start <= 2 && /^-\d/.test(behind);
/** So many things are counted. */
const isFew = (digits: string): boolean => /^\d{1,2}$/.test(digits);

/** "Today 5 episodes of vomiting", "now 101": a number behind "now" that is none of the test. */
function isOfOther(plain: string, { test }: ToldName, number: ToldNumber): boolean {
  const isAlone = number.end === number.endOfUnit;
  const behind = plain.slice(number.end);
  const isCount = isAlone && isFew(plain.slice(number.start, number.end)) && !resultBehind.test(behind);
  if (isCount || vitalBehind.test(behind)) return true;
  if (test === null) return false;
  const fact = toldFact(plain, test, number);
  return fact === null || !isReported(fact);
}

/**
 * The number that a plain message tells as the present result of the test with a name, up to `to`, where the next name begins. Null without one, and where it is a limit, a supposition, an amount of
 * something, or a value of long ago.
 */
export function toldNumber(plain: string, name: ToldName, to: number): ToldNumber | null {
  const behind = plain.slice(name.end, to);
  const first = NUMBER.exec(behind);
  if (!first || isSign(name, behind)) return null;
  const present = presentNumber.exec(behind);
  const now = present && numberAsResult(plain, name, to, present);
  if (now && !isOfOther(plain, name, now)) return now;
  const later = changedNumber(behind);
  const told = (later && numberAsResult(plain, name, to, later)) ?? numberAsResult(plain, name, to, first);
  if (!told) return null;
  const before = statementBefore(plain, name.start);
  if (supposedBefore.test(before) || limitBefore.test(before)) return null;
  const between = plain.slice(name.end, told.start);
  const after = statementBehind(plain, told.endOfUnit, to);
  if (isAlarmingLimit(before, between, after) || isEarlier(before, between, after)) return null;
  return isWellNow.test(plain.slice(told.endOfUnit, to)) ||
    !onlyFillers.test(withoutBeyond(behind.slice(0, first.index)))
    ? null
    : told;
}
