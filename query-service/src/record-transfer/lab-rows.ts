import { type ConfirmedResult, resultsOfEntry } from '@anamnesis/contracts/labs/entry-results';
import type { LabResult, ValueRange } from '@anamnesis/contracts/labs/lab-result';
import { type Person, rangeFor, standing } from '@anamnesis/contracts/labs/range';
import { labTest } from '@anamnesis/contracts/labs/tests';
import { resultUnitText } from '@anamnesis/contracts/labs/unit-text';
import { between, limit, standings, texts } from './texts.js';

/** Name, value with unit, range and standing of each laboratory value of a report. `confirmed`: the values that its patient confirmed; null without. */
export function labRows(
  { title, text, confirmed }: { title: string; text: string; confirmed: readonly ConfirmedResult[] | null },
  person: Person,
): string[][] {
  return resultsOfEntry(title, text, confirmed).map((result) => {
    const range = rangeFor(result, person);
    return [
      labTest(result.test).name,
      valueWords(result),
      range ? rangeWords(range) : '–',
      result.check === null ? standings[standing(result, range)] : texts.toCheck,
    ];
  });
}

const SIGNS = { '<': '< ', '<=': '≤ ', '>': '> ', '>=': '≥ ' } as const;

const valueWords = ({ comparator, value, decimals, unit }: LabResult): string =>
  `${comparator ? SIGNS[comparator] : ''}${value.toFixed(decimals)} ${resultUnitText(unit)}`.trim();

function rangeWords({ low, high, exclusive, decimals }: ValueRange): string {
  const words = (value: number) => value.toFixed(decimals);
  if (low !== null && high !== null) return between(words(low), words(high));
  if (high !== null) return `${exclusive ? limit.under : limit.upTo} ${words(high)}`;
  return low === null ? '–' : `${exclusive ? limit.over : limit.atLeast} ${words(low)}`;
}
