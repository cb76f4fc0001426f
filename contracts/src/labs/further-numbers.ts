import { canBeMeasured, isSameValue } from './check-value.js';
import { hasOtherMeaning } from './context.js';
import { isSurelyEarlier } from './earlier-value.js';
import { presentResults } from './earlier-columns.js';
import type { LabResult } from './lab-result.js';
import { namesIn } from './names.js';
import { endOf, plainText } from './plain-text.js';
import { isSaidFurther, scannedNumbers } from './scanned-numbers.js';
import type { Span } from './table-labels.js';
import { labTest } from './tests.js';

/** "2.5 lakh (250000)": the same digits with another power of ten, far away. */
const isOtherScale = ({ value }: LabResult, other: LabResult): boolean => {
  const scale = Math.log10(other.value / value);
  return Math.abs(scale) >= 3 && Math.abs(scale - Math.round(scale)) < 1e-9;
};

/** The further results of a test in a part of a text. `needsWord`: a number alone is none. */
function furtherIn(plain: string, text: string, place: Span, result: LabResult, needsWord: boolean): LabResult[] {
  return scannedNumbers(plain, text, place, labTest(result.test)).flatMap((number) => {
    const { value, decimals, unit, before, start, end } = number;
    // What has the test's own unit needs no word.
    const isNamed = isSaidFurther(before) || (!needsWord && (unit !== null || !/\p{L}/u.test(before)));
    const isNone = number.isNoResult || number.isEarlier || number.isOfSomethingElse || isSurelyEarlier(plain, end);
    if (!isNamed || isNone) return [];
    const further: LabResult = {
      ...result,
      ...{ value, decimals, comparator: null, unit: unit ?? result.unit, flag: null, check: 'twoValues', start, end },
    };
    const isSame = isSameValue(result, further) === true || (unit === null && isOtherScale(result, further));
    return isSame ? [] : [further];
  });
}

/** A line that goes on with the test of the line above: "Repeat: 7.3". */
const REPEAT_LINE =
  /\n\s*(?:repeat(?:ed)?|rpt|re-?check(?:ed)?|re-?test(?:ed)?|latest|current|today|now|revised|amended|corrected|second)(?!\p{L})[^\n]*/uy;

/** Where the line ends that a position is in, with those below that go on with it. */
function endOfLines(plain: string, from: number): number {
  const lineEnd = plain.indexOf('\n', from);
  let end = lineEnd < 0 ? plain.length : lineEnd;
  for (let below: number | null = end; below !== null; below = endOf(REPEAT_LINE, plain, end)) end = below;
  return end;
}

/**
 * Results behind which, or behind the same name in another line, a further number of the same test stands, with these numbers: "Potassium 4.1 mmol/L (yesterday), 7.3 mmol/L today". Ranges, dates, limits and
 * earlier results are none. `results`: as they were read from the text.
 */
export function furtherNumbers(
  text: string,
  results: readonly LabResult[],
): ReadonlyMap<LabResult, readonly LabResult[]> {
  const { plain } = presentResults(text, plainText(text));
  const names = namesIn(plain);
  const upToNext = (from: number): Span => {
    const next = names.find(({ start }) => start >= from)?.start ?? plain.length;
    return { start: from, end: Math.min(endOfLines(plain, from), next) };
  };
  const isRead = (place: Span) => results.some(({ start, end }) => place.start >= start && place.end <= end);
  const unread = names.filter((name) => !isRead(name) && !hasOtherMeaning(plain, name));
  const all = results.map((result) => {
    // Of several results of a test each has to be checked anyway.
    const isFirst = results.find(({ test }) => test === result.test) === result;
    const named = isFirst ? unread.filter(({ keys }) => keys.includes(result.test)) : [];
    return [
      result,
      [
        ...furtherIn(plain, text, upToNext(result.end), result, false),
        ...named.flatMap(({ end }) => furtherIn(plain, text, upToNext(end), result, true)),
      ],
    ] as const;
  });
  return new Map(all.filter(([, further]) => further.length > 0));
}

/** Results, and those that stand beside them as further numbers of their tests: which of them is right is not known. */
export function withFurtherNumbers(text: string, results: readonly LabResult[]): LabResult[] {
  const further = furtherNumbers(text, results);
  return results.flatMap((result): LabResult[] => {
    const others = further.get(result);
    if (!others) return [result];
    // "9 -> 240 10³/µL": the unit of both.
    const unit =
      result.unit ??
      others.find((each) => each.unit !== null && canBeMeasured({ ...result, unit: each.unit }))?.unit ??
      null;
    const check =
      result.check === null || (result.check === 'unitMissing' && unit !== null) ? 'twoValues' : result.check;
    return [{ ...result, unit, check }, ...others.filter(canBeMeasured)];
  });
}
