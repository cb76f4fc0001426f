import type { ValueRange } from './lab-result.js';
import { namesIn } from './names.js';
import { flagBehind } from './printed-flag.js';
import { numbersOf, type PrintedNumber } from './printed-numbers.js';
import { standing } from './range.js';
import { wordedResults, type WordedResult } from './result-words.js';
import { tableLineOf } from './table-line.js';
import { titreStanding } from './titre.js';
import { scaleOfRange } from './unit-scale.js';

/** Where a result stands beside what its own line prints: an expected range, limit or word, or else a mark. */
export const printedStandings = ['above', 'below', 'notExpected', 'asExpected', 'unknown'] as const;
export type PrintedStanding = (typeof printedStandings)[number];

/** What may stand between a result in words and the expected one: "Trace (normal: nil)". */
const ONLY_LABEL =
  /^[^,;\p{L}]*(?:[,;][^,;\p{L}]*(?=bio|ref|expected|normal))?(?:(?:bio|biological|ref|reference|expected|normal|range|interval|value)[^,;\p{L}]*)*$/u;
/** An amount beside a grade: "+++ (500 mg/dl)", "1-2 /hpf". */
const AMOUNT = /[<>=]*\s*\d[\d.,-]*\s*(?:(?:mg|gm?|mmol|umol|cells?|ery|leu)?\s*\/\s*(?:dl|l|ul|hpf|lpf|cumm)|%)?/g;
/** "(Ct 21)" behind a result. */
const ASIDE = /\([^()]*\)/g;
/** "Normal" as the expected word at the end of a line. */
const EXPECTED_NORMAL = /^[\s(:]*(?:(?:ref|reference|expected)[\s.:]*)?normal[\s).]*$/;
/** A word of what is not normal, and "normal" as what is expected: "Deficient (Normal)". "Low normal" is one word. */
const NOT_NORMAL =
  /(?<!(?<!\p{L})(?:not?|non|mildly|borderline)[\s-]*)(?<!\p{L})(?:deficient|insufficient|decreased|reduced|increased|raised|elevated|low|high|abnormal|impaired)\s*(?:\(\s*|\s{2,}|[,;:]?\s*\(?\s*(?:ref\w*|expected|biological)\b[^\p{L}\d]*(?:(?:range|value|interval)[^\p{L}\d]*)?)(?:normal|sufficient)[\s).]*$/u;
/** "(Negative < 10 mm)", "Negative: < 10": what the limit behind it means, and no result. */
const LABEL_OF_LIMIT =
  /[(\s](?:negative|non[\s-]?reactive|absent)\s*(?:(?<=\([^()]*)|[:=]|if|when)\s*(?:[<≤]|up\s*to|less|below|\d)/;
const LETTER_OR_DIGIT = /[\p{L}\p{N}]/u;
/** A row of a table that is no finding. */
const EXPECTED_ROW =
  /^(?:normal|negative|non[\s-]*reactive|desirable|optim|sufficien|adequate|acceptable|healthy|low risk)/;

function standingOf({ value, comparator }: PrintedNumber, { low, high, exclusive }: ValueRange): PrintedStanding {
  const isAbove = high !== null && (exclusive ? value >= high : value > high);
  const isBelow = low !== null && (exclusive ? value <= low : value < low);
  if (isAbove) return comparator?.startsWith('<') ? 'unknown' : 'above';
  if (isBelow) return comparator?.startsWith('>') ? 'unknown' : 'below';
  return comparator === null ? 'asExpected' : 'unknown';
}

/** "8 - 10 /hpf   0 - 5": a result that is itself a range. */
function standingOfRange(own: ValueRange, expected: ValueRange): PrintedStanding {
  const [low, high] = [own.low ?? 0, own.high ?? Infinity];
  if (expected.high !== null && low > expected.high) return 'above';
  if (expected.low !== null && high < expected.low) return 'below';
  const isWithin = high <= (expected.high ?? Infinity) && low >= (expected.low ?? -Infinity);
  return isWithin ? 'asExpected' : 'unknown';
}

/** Words between a count in a microscope's field and the expected one. */
const BESIDE_COUNT = /\/?\s*[hl]\.?p\.?f\b|cells?|per|ref\w*|normal|range|interval|biological|bio|value|u[ml]/g;
const isSame = (one: ValueRange, other: ValueRange) => one.low === other.low && one.high === other.high;

/** Limits that are those of some people: "Follicular: 3.85 - 8.78", "Male: 13 - 17". */
const OF_SOME =
  /(?<![a-z])(?:(?:[mf](?=\s*[:=])|males?|females?|men|women|child(?:ren)?|infants?|newborns?|pregnan\w+|follicular|luteal|mid-?cycle|ovulat\w+|post-?menopaus\w+|\d(?:st|nd|rd)? trimester)\s*(?:phase)?\s*[:=-]?\s*[<>≤≥]?\s*\d)/;

/** Of a single number without a range, that the laboratory marks: "1200 U/mL H". */
function markedStanding(plain: string, numbers: readonly PrintedNumber[]): PrintedStanding {
  const [only, ...others] = numbers;
  const { flag } = only && others.length === 0 ? flagBehind(plain.slice(only.end)) : { flag: null };
  return flag === null ? 'unknown' : flag === 'high' ? 'above' : 'below';
}

/** A limit alone that says what lies beyond it: "High: > 35", "Low: < 12". */
const LABEL_OF_BAND =
  /(?<!\p{L})(?:(?<above>high|raised|elevated|increased|positive|abnormal)|(?<below>low|decreased|reduced|deficien\w*))\s*(?:if|above|below|:|=)?\s*$/u;

/** Where numbers stand beside a limit that is labelled as one of what is not expected: beyond it, or else unknown. Null without such a label. */
function bandStanding(
  plain: string,
  numbers: readonly PrintedNumber[],
  { range: { low, high }, start }: { readonly range: ValueRange; readonly start: number },
): PrintedStanding | null {
  const label = LABEL_OF_BAND.exec(plain.slice(0, start))?.groups;
  const isUpper = label?.['above'] !== undefined && low !== null && high === null;
  const isLower = label?.['below'] !== undefined && high !== null && low === null;
  if (!isUpper && !isLower) return null;
  const isBeyond = numbers.every(
    ({ value, comparator }) =>
      comparator?.startsWith(isUpper ? '<' : '>') !== true && (isUpper ? value > low! : value < high!),
  );
  return numbers.length > 0 && isBeyond ? (isUpper ? 'above' : 'below') : 'unknown';
}

/** "FHR 85, variability <5": what stands in front of the range is of another quantity. */
const OF_OTHER = /(?<!\p{L})(?:variability|(?:ac|de)celerations?)[\s:=-]*$/u;

/** A factor that stands behind the range alone may not be that of the result: "19000 (1.5 - 4.5 lakh)". */
const FACTOR = /(?<!\p{L})(?:lakhs?|lacs?|लाख|thousand|million)(?!\p{L})/u;
const OWN_FACTOR = /^[^\d]*\d[\d.,]*\s*(?:lakhs?|lacs?|लाख|thousand|million)(?!\p{L})/u;

function numberStanding(plain: string): PrintedStanding {
  if (OF_SOME.test(plain) || (FACTOR.test(plain) && !OWN_FACTOR.test(plain))) return 'unknown';
  const { numbers, ranges } = numbersOf(plain);
  const [first, second] = ranges;
  if (!first) return markedStanding(plain, numbers);
  if (numbers.length === 0 && second && ranges.length === 2) {
    const isBeside = !/\p{L}/u.test(plain.slice(first.end, second.start).replace(BESIDE_COUNT, ''));
    return isBeside ? standingOfRange(first.range, second.range) : 'unknown';
  }
  if (ranges.some(({ start }) => OF_OTHER.test(plain.slice(0, start)))) return 'unknown';
  const ofBand = ranges.length === 1 ? bandStanding(plain, numbers, first) : null;
  if (ofBand) return ofBand;
  // Limits of several groups are not told apart.
  if (ranges.some(({ range }) => !isSame(range, first.range))) return 'unknown';
  const standings = new Set(
    numbers.map((number) => {
      const scale = scaleOfRange(plain, number.end, first);
      return scale === null ? 'unknown' : standingOf({ ...number, value: number.value * scale }, first.range);
    }),
  );
  const [only] = standings;
  return only !== undefined && standings.size === 1 ? only : 'unknown';
}

/** Of a line with a decision table of its own: "0.35 S/CO   Non Reactive: < 1.0   Reactive: >= 1.0". Null without one. */
function tableStanding(plain: string): PrintedStanding | null {
  const table = tableLineOf(plain, namesIn(plain));
  if (!table || table.isWhole || table.rows.length < 2) return null;
  const start = Math.min(...table.rows.flatMap(({ label, band }) => [label.start, band.start]));
  const { numbers } = numbersOf(plain.slice(0, start));
  const [own] = numbers;
  if (!own || numbers.length > 1) return 'unknown';
  const rows = table.rows.filter(({ band }) => standing(own, band.range) === 'inRange');
  const [row] = rows;
  if (!row || rows.length > 1) return 'unknown';
  return EXPECTED_ROW.test(plain.slice(row.label.start, row.label.end)) ? 'asExpected' : 'notExpected';
}

/** Words beside each other are one result: "moderate growth", "+ present". */
function joined(plain: string, words: readonly WordedResult[]): WordedResult[] {
  const results: WordedResult[] = [];
  for (const word of words) {
    const last = results.at(-1);
    if (last?.isFound && word.isFound && /^ \(?$/.test(plain.slice(last.end, word.start)))
      results[results.length - 1] = { ...last, end: word.end };
    else results.push(word);
  }
  return results;
}

function standingOfWords(plain: string, result: WordedResult, expected: WordedResult): PrintedStanding {
  if (!ONLY_LABEL.test(plain.slice(result.end, expected.start).replace(ASIDE, '').replace(AMOUNT, '')))
    return 'unknown';
  // "1:20 (Negative)": what the titre means, and not what is expected.
  const isMeaning = plain.slice(result.start, result.end).includes(':') && /^\s*\(/.test(plain.slice(result.end));
  if (isMeaning && !/normal|expected|ref/.test(plain.slice(result.end, expected.start))) return 'unknown';
  if (result.isFound !== expected.isFound) return result.isFound ? 'notExpected' : 'unknown';
  const isSameWord = plain.slice(result.start, result.end) === plain.slice(expected.start, expected.end);
  return !result.isFound || isSameWord ? 'asExpected' : 'unknown';
}

/** "Growth: no growth": the first word of a line is what its result is of. */
const isLabel = (plain: string, start: number, end: number): boolean =>
  !LETTER_OR_DIGIT.test(plain.slice(0, start)) && /^\s*:/.test(plain.slice(end));

/**
 * Compares a result of an unknown test with what is printed beside it on its line. Unknown without a range or an expected word, where
 * several numbers or words may be the result and do not agree, and where the number says something else than the word.
 */
export function printedStanding(plain: string): PrintedStanding {
  const ofTable = tableStanding(plain) ?? titreStanding(plain);
  if (ofTable) return ofTable;
  const words = joined(plain, wordedResults(plain)).filter(({ start, end }) => !isLabel(plain, start, end));
  const [word, expected, ...others] = words;
  if (others.length > 0) return 'unknown';
  if (word && expected) return standingOfWords(plain, word, expected);
  if (word && EXPECTED_NORMAL.test(plain.slice(word.end))) return word.isFound ? 'notExpected' : 'asExpected';
  const ofNumber = numberStanding(plain);
  if (!word && ofNumber === 'unknown' && NOT_NORMAL.test(plain)) return 'notExpected';
  if (word && !word.isFound && LABEL_OF_LIMIT.test(plain.slice(Math.max(0, word.start - 1)))) return ofNumber;
  if (!word || ofNumber === 'unknown') return ofNumber;
  return word.isFound === (ofNumber === 'asExpected') ? 'unknown' : ofNumber;
}
