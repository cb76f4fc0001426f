import { convertRange } from './conversion.js';
import type { ValueRange } from './lab-result.js';
import { labTest, type LabTestKey } from './tests.js';
import { unitOf, unitsOf, type WrittenUnit } from './units.js';
import { tableRanges } from './table-ranges.js';

/** Ranges of laboratories differ less than this factor, units more. */
const NEAR = 2;

/** Whether limits are near those of the table, as far as both have them. Undefined if nothing can be compared. */
function isNear(printed: ValueRange, table: ValueRange): boolean | undefined {
  const pairs = [
    [printed.low, table.low],
    [printed.high, table.high],
  ].filter((pair): pair is [number, number] => pair.every((limit) => limit !== null && limit > 0));
  return pairs.length === 0 ? undefined : pairs.every(([one, other]) => one <= NEAR * other && other <= NEAR * one);
}

/** The units of a test in which a printed range is one that laboratories print. */
export function unitsOfRange(key: LabTestKey, range: ValueRange): string[] {
  return unitsOf(labTest(key)).filter((unit) => tableRanges(key, unit).some((table) => isNear(range, table)));
}

/** Whether a value is the same number in all of these units. */
export function isOneScale(key: LabTestKey, units: readonly string[]): boolean {
  const [first, ...others] = units.map((unit) => tableRanges(key, unit)[0]);
  return first !== undefined && others.every((other) => other?.low === first.low && other?.high === first.high);
}

/**
 * A range in the unit of its value, where another unit stands behind the range: "2.4 ng/mL (< 19 ng/L)". Null where that does not convert. Where the limits are those of the value's unit as they
 * stand, the other is a misprint.
 */
export function rangeOfUnit(key: LabTestKey, range: ValueRange, written: WrittenUnit, unit: string): ValueRange | null {
  const from = unitOf(labTest(key), written);
  if (from === unit || written.candidates.includes(unit)) return range;
  const converted = from === null ? null : convertRange(key, range, from, unit);
  const isMisprint =
    unitsOfRange(key, range).includes(unit) && !(converted && unitsOfRange(key, converted).includes(unit));
  return isMisprint ? range : converted;
}
