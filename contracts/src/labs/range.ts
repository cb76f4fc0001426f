import { convertRange } from './conversion.js';
import type { LabResult, ValueRange } from './lab-result.js';
import type { Limits } from './lab-test.js';
import { labTest } from './tests.js';

const ADULT_AGE = 18;

/** Whom a range is for. Null if it is not known. */
export interface Person {
  readonly sex: 'male' | 'female' | null;
  /** Years. */
  readonly age: number | null;
  /** Younger than four weeks, as far as is known. */
  readonly isNewborn?: true;
}

/** Whether a person is known to be an adult. */
export const isAdult = ({ age }: Pick<Person, 'age'>): boolean => age !== null && age >= ADULT_AGE;

/**
 * The age of a person on a day, from that on a later one; both YYYY-MM-DD. A started year counts whole: the birthday is not known, and nobody is taken for
 * older than they were.
 */
export function ageOn(day: string, age: number | null, later: string): number | null {
  const years = Number(later.slice(0, 4)) - Number(day.slice(0, 4));
  const started = later.slice(5, 10) > day.slice(5, 10) ? years + 1 : years;
  return age === null ? null : age - Math.max(0, started);
}

/** A range in the unit of a result, and where it comes from. */
export interface SourcedRange extends ValueRange {
  readonly from: 'report' | 'table';
  /** The publication of a range of the table. */
  readonly source: string | null;
  /** Whether it was confirmed in its source. The range of a report is that of the laboratory. */
  readonly confidence: 'confirmed' | 'unsure';
}

function limitsFor(range: ReturnType<typeof labTest>['range'], sex: Person['sex']): Limits | null {
  if (range === null || !('male' in range)) return range;
  return sex && range[sex];
}

/**
 * The range to compare a result with, in the unit of the result. The range printed on the report wins; otherwise it is the table's,
 * which is for adults: none if the age is unknown or below 18, if it depends on a sex that is not known, on the person's risk or on
 * the assay, or if the unit does not convert. The tests are those of the table unless others are given.
 */
export function rangeFor(
  result: Pick<LabResult, 'test' | 'unit' | 'printedRange'>,
  { sex, age }: Person,
  testOf: typeof labTest = labTest,
): SourcedRange | null {
  if (result.printedRange) return { ...result.printedRange, from: 'report', source: null, confidence: 'confirmed' };
  const test = testOf(result.test);
  const limits = limitsFor(test.range, sex);
  if (!limits || test.printedRangeOnly || !isAdult({ age }) || !result.unit?.ucum) return null;
  const [low, high] = limits;
  const decimals = Math.max(...limits.map((limit) => String(limit ?? 0).split('.')[1]?.length ?? 0));
  const range = convertRange(result.test, { low, high, exclusive: false, decimals }, test.unit, result.unit.ucum);
  return range && { ...range, from: 'table', source: test.source, confidence: test.confidence };
}

/** Where a value is in relation to its range. */
export type Standing = 'low' | 'inRange' | 'high' | 'unknown';

/** The standing of a value in a range of the same unit; without a range, what the report prints beside it. Of "< 5" only what holds for every value below 5 is said. */
export function standing(
  { value, comparator, flag = null }: Pick<LabResult, 'value' | 'comparator'> & Partial<Pick<LabResult, 'flag'>>,
  range: ValueRange | null,
): Standing {
  if (!range) return flag ?? 'unknown';
  const { low, high, exclusive } = range;
  const isBelow = low !== null && (exclusive ? value <= low : value < low);
  const isAbove = high !== null && (exclusive ? value >= high : value > high);
  if (comparator === null)
    return isBelow ? 'low' : isAbove ? 'high' : low === null && high === null ? 'unknown' : 'inRange';
  const upwards = comparator.startsWith('>');
  const strict = comparator.length === 1;
  if (upwards) {
    if (isAbove || (strict && value === high)) return 'high';
    return high === null && low !== null && (!isBelow || (strict && value === low)) ? 'inRange' : 'unknown';
  }
  if (isBelow || (strict && value === low)) return 'low';
  return low === null && high !== null && (!isAbove || (strict && value === high)) ? 'inRange' : 'unknown';
}

/**
 * Where a result stands, and the range that says so. Where the report prints no range, but that the value is low or high, this counts: a range of the table that says something else
 * is not applied.
 */
export function placeInRange(
  result: Pick<LabResult, 'test' | 'value' | 'comparator' | 'unit' | 'printedRange' | 'flag'>,
  person: Person,
): { readonly range: SourcedRange | null; readonly standing: Standing } {
  const range = rangeFor(result, person);
  const stands = standing(result, range);
  const isMarkedOnly = result.flag !== null && result.printedRange === null && stands !== result.flag;
  return isMarkedOnly ? { range: null, standing: result.flag } : { range, standing: stands };
}
