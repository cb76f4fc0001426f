import type { ValueRange } from '../../labs/lab-result.js';
import type { SourcedRange } from '../../labs/range.js';
import type { LabTestKey } from '../../labs/tests.js';
import { resultUnitText } from '../../labs/unit-text.js';
import type { EarlierValue, LabFact } from './facts.js';
import type { Names, Phrases, RangeWords, Since } from './phrases/phrases.js';

/** A number of the report in a language, with the decimals as printed and in Latin digits. */
export const numberText = ({ language }: Phrases, value: number, decimals: number): string =>
  new Intl.NumberFormat(language, {
    minimumFractionDigits: decimals,
    maximumFractionDigits: decimals,
    numberingSystem: 'latn',
  }).format(value);

const COMPARED = { '<': 'lessThan', '<=': 'atMost', '>': 'moreThan', '>=': 'atLeast' } as const;

/** "135 mg/dL", "less than 0.05"; the unit as its report names it. */
export function valueText(phrases: Phrases, { value, decimals, comparator, unit }: LabFact | EarlierValue): string {
  const number = numberText(phrases, value, decimals);
  const withUnit = `${number} ${resultUnitText(unit)}`.trimEnd();
  return comparator ? phrases[COMPARED[comparator]](withUnit) : withUnit;
}

const limitText = (phrases: Phrases, limit: number | null, { decimals }: ValueRange) =>
  limit === null ? null : numberText(phrases, limit, decimals);

/** The limits of a range as text. */
export const rangeWords = (phrases: Phrases, range: SourcedRange): RangeWords => ({
  whose: range.from === 'report' ? 'laboratory' : 'usual',
  low: limitText(phrases, range.low, range),
  high: limitText(phrases, range.high, range),
});

/** The names of tests as a list. */
export const namesText = ({ language, tests }: Phrases, keys: readonly LabTestKey[]): Names => ({
  list: new Intl.ListFormat(language, { type: 'conjunction' }).format(keys.map((key) => tests[key][0])),
  count: keys.length,
});

/** A day (YYYY-MM-DD) with its month and year. */
export const dayText = ({ language }: Phrases, day: string): string =>
  new Intl.DateTimeFormat(language, { timeZone: 'UTC', numberingSystem: 'latn', dateStyle: 'long' }).format(
    new Date(day),
  );

/** When a run began: the month if that is clear, with its year if that is another one; in the month of the report, the day. */
export function sinceText({ language }: Phrases, at: string, date: string): Since {
  const isDay = at.slice(0, 7) === date.slice(0, 7);
  const isOtherYear = at.slice(0, 4) !== date.slice(0, 4);
  const format = new Intl.DateTimeFormat(language, {
    timeZone: 'UTC',
    numberingSystem: 'latn',
    month: 'long',
    ...(isOtherYear ? { year: 'numeric' } : {}),
    ...(isDay ? { day: 'numeric' } : {}),
  });
  return { text: format.format(new Date(at)), isDay };
}
