import type { LabResult, ValueRange } from './lab-result.js';
import type { Conversion } from './lab-test.js';
import { labTest, type LabTestKey } from './tests.js';

/** How a unit becomes that of the test; null if it does not convert. */
function conversionFrom(key: LabTestKey, unit: string): readonly [factor: number, offset: number] | null {
  const test = labTest(key);
  const conversion: Conversion | undefined = unit === test.unit ? 1 : test.conversions?.[unit];
  if (conversion === undefined) return null;
  return typeof conversion === 'number' ? [conversion, 0] : conversion;
}

/** Without the digits that floating-point arithmetic adds: 0.1 × 3 is 0.3. */
const exact = (value: number) => Number(value.toPrecision(12));

/** A value of a test in another unit, both UCUM codes, by the factors of the table. Null if one of them does not convert. */
export function convert(key: LabTestKey, value: number, from: string, to: string): number | null {
  if (from === to) return value;
  const [there, back] = [conversionFrom(key, from), conversionFrom(key, to)];
  if (!there || !back) return null;
  return exact((value * there[0] + there[1] - back[1]) / back[0]);
}

/** The value of a result in the unit of its test; null if its unit is missing, unknown or does not convert. */
export const inCanonicalUnit = ({ test, value, unit }: Pick<LabResult, 'test' | 'value' | 'unit'>): number | null =>
  unit?.ucum ? convert(test, value, unit.ucum, labTest(test).unit) : null;

/** A limit of a converted range: nobody's range has more than three significant digits. */
const rounded = (limit: number) => Number(limit.toPrecision(3));

/** A range of a test in another unit, its limits rounded to three significant digits. Null if one of the units does not convert. */
export function convertRange(key: LabTestKey, range: ValueRange, from: string, to: string): ValueRange | null {
  if (from === to) return range;
  const limit = (value: number | null) => (value === null ? null : convert(key, value, from, to));
  const [low, high] = [limit(range.low), limit(range.high)];
  if ((low === null) !== (range.low === null) || (high === null) !== (range.high === null)) return null;
  const [roundLow, roundHigh] = [low === null ? null : rounded(low), high === null ? null : rounded(high)];
  const decimals = Math.max(...[roundLow, roundHigh].map((value) => String(value ?? 0).split('.')[1]?.length ?? 0));
  return { low: roundLow, high: roundHigh, exclusive: range.exclusive, decimals };
}
