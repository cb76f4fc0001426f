import { convert } from '../labs/conversion.js';
import { labTest } from '../labs/tests.js';
import { unitOf } from '../labs/units.js';
import type { FactValue } from './facts.js';
import type { WrittenNumber } from './written-numbers.js';

/** A number of the facts, with the unit it is in. */
export type Amount = Pick<FactValue, 'test' | 'unit' | 'value' | 'decimals'>;

/** Rounding makes too much equal where fewer digits are left. */
const FEWEST_DIGITS = 2;

/** Whether a written number is a number of the facts: equal, or rounded after a conversion to the written unit. Without a unit, equal. */
export function isSameAmount(
  { values: readings, whole, decimals, unit: written }: WrittenNumber,
  { test, value, unit, decimals: known }: Amount,
): boolean {
  // "11,200" is 11.2 only of values with three decimals.
  const values = whole !== null && known !== decimals ? [whole] : readings;
  if (!written) return values.includes(value);
  if (!unit?.ucum) return false;
  const ucum = unitOf(labTest(test), written) ?? written.candidates[0];
  if (ucum === undefined) return false;
  if (ucum === unit.ucum) return values.includes(value);
  const converted = convert(test, value, unit.ucum, ucum);
  if (converted === null) return false;
  return values.some(
    (each) =>
      String(each).replace(/\D/g, '').length >= FEWEST_DIGITS &&
      Math.abs(converted - each) <= 0.5 * 10 ** -decimals + 1e-9,
  );
}
