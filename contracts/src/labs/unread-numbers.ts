import { isNamedEarlier, isNotMeasuredNow, isSurelyOfOther } from './context.js';
import { endOfEarlierValue, isEarlierValue, isSurelyEarlier } from './earlier-value.js';
import { canBeMeasured, NEEDS_UNIT } from './check-value.js';
import type { LabResult } from './lab-result.js';
import { type FoundName, namesIn } from './names.js';
import { plainText } from './plain-text.js';
import { isSaidFurther, scannedNumbers } from './scanned-numbers.js';
import { namesOtherSpecimen } from './specimen.js';
import { labTest } from './tests.js';

/** In front of a name that is a word or a symbol of something else too. */
const CLAUSE_START = /(?:^|[\n,;:]|\d\s*\/)\s*$/;
const LONGEST_GAP = 9;
const ASIDE = /\([^()]*\)/g;
const LATIN_WORD = /[a-z]/;

/** "Ca 17": nothing else stands in the line. */
const WHOLE_LINE = /^\s*[a-z]+\s*[ :=]\s*\d+\s*$/;
/** "K 7.3", but not "K-7, Hauz Khas". */
const isSymbolOfTest = (plain: string, { start, end, name }: FoundName, digits: string): boolean =>
  !NEEDS_UNIT.has(name) ||
  plain[end] === '+' ||
  WHOLE_LINE.test(plain) ||
  (CLAUSE_START.test(plain.slice(Math.max(0, start - LONGEST_GAP), start)) && /\.\d|\d{3}/.test(digits));

/** A number that may be the present result of its test. */
export interface UnreadNumber extends LabResult {
  /** Words beside it say that it is an earlier one. */
  readonly isCalledEarlier: boolean;
}

function numbersOfName(plain: string, line: string, names: readonly FoundName[], index: number): UnreadNumber[] {
  const name = names[index]!;
  const [key] = name.keys;
  if (!key || isSurelyOfOther(plain, name.start)) return [];
  const isNamed = isNamedEarlier(plain, name.start);
  if (isNotMeasuredNow(plain, name.start) && !isNamed) return [];
  // "Last year Hb 4.4"; in "K 4.2 last week K 7.4" the words may be those of the number in front.
  const between = { start: names[index - 1]?.end ?? 0, end: name.start };
  const isUnsure = scannedNumbers(plain, line, between, labTest(key)).some(
    ({ end }) => isEarlierValue(plain, end) && endOfEarlierValue(plain, end) === name.start,
  );
  const behind = { start: name.end, end: names[index + 1]?.start ?? plain.length };
  const ofTest = scannedNumbers(plain, line, behind, labTest(key));
  // "7.2 mmol/L Potassium"
  const isFirst = index === 0 && ofTest.length === 0;
  const inFront = isFirst ? scannedNumbers(plain, line, { start: 0, end: name.start }, labTest(key)) : [];
  const ofFirst = inFront.filter(({ unit, before }) => unit !== null && !/\p{L}/u.test(before));
  return [...ofTest, ...ofFirst].flatMap((number, count): UnreadNumber[] => {
    const { value, decimals, unit, start, end } = number;
    if (count === 0 && isNamed && !isUnsure) return [];
    // Behind other words a further number may be that of another test.
    const behindEarlier = plain.slice(endOfEarlierValue(plain, start - number.before.length), start);
    const isBehindWords = [number.before.replace(ASIDE, ' '), behindEarlier].every((words) => LATIN_WORD.test(words));
    const isOfOther = count > 0 && unit === null && !isSaidFurther(number.before) && isBehindWords;
    if (isOfOther || number.isNoResult || number.isOfSomethingElse) return [];
    if (unit === null && !isSymbolOfTest(plain, name, plain.slice(start, end))) return [];
    const asRead = { printedRange: null, comparator: null, flag: null, check: 'twoValues' } as const;
    const isCalledEarlier = number.isEarlier || isSurelyEarlier(plain, end);
    const found = { test: key, value, decimals, unit, ...asRead, start, end, isCalledEarlier };
    return canBeMeasured(found) ? [found] : [];
  });
}

/**
 * The numbers of a line, of which nothing could be read, that may be the present result of a test that is named in front of them; whatever other words stand there. Each has to be checked. None of another specimen, and none
 * that is said to be aimed at, or another person's. One that is said to be earlier is none beside another of its test; alone it may be the present one all the same, because whose such words are is not certain.
 */
export function unreadNumbers(line: string): UnreadNumber[] {
  const plain = plainText(line);
  if (namesOtherSpecimen(plain)) return [];
  const names = namesIn(plain);
  const all = names.flatMap((_, index) => numbersOfName(plain, line, names, index));
  const present = new Set(all.filter(({ isCalledEarlier }) => !isCalledEarlier).map(({ test }) => test));
  return all.filter(({ test, isCalledEarlier }) => !isCalledEarlier || !present.has(test));
}
