import type { CellWord } from './cells.js';
import type { Evidence } from './doubt.js';
import type { RowReading } from './row-reading.js';

/** How a laboratory prints numbers. */
export type Habits = Pick<Evidence, 'areFlagsPrinted' | 'areDecimalsKept' | 'areCommasDecimal'> & {
  readonly areUnitsPrinted: boolean;
};

/** Fewer rows with a range say nothing about how a laboratory prints numbers. */
const FEWEST_RANGES = 6;
const NEARLY_ALL = 0.8;

/** How the laboratory prints numbers, by what most rows have. */
export function habitsOf(readings: readonly RowReading[]): Habits {
  const ranged = readings.filter(({ range }) => range !== null);
  const alike = ranged.filter(({ range, value }) => range?.decimals === value.decimals);
  const inUnits = readings.filter(({ units, unitText }) => units.length > 0 || unitText !== '');
  const hasComma = (words: readonly CellWord[]) => words.some(({ text }) => /\d,\d{1,2}(?!\d|,)/.test(text));
  return {
    areCommasDecimal: readings.some(({ value, rangeWords }) => hasComma(value.words) || hasComma(rangeWords)),
    areUnitsPrinted: inUnits.length > 0.5 * readings.length,
    areFlagsPrinted: readings.some(({ flag }) => flag !== null),
    areDecimalsKept: ranged.length >= FEWEST_RANGES && alike.length >= NEARLY_ALL * ranged.length,
  };
}
