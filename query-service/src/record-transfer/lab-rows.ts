import type { LabResult, ValueRange } from '@anamnesis/contracts/labs/lab-result';
import { type Person, rangeFor, standing } from '@anamnesis/contracts/labs/range';
import { resultsOfReport } from '@anamnesis/contracts/labs/report-results';
import { labTest } from '@anamnesis/contracts/labs/tests';
import { between, limit, standings, texts } from './texts.js';

/** Name, value with unit, range and standing of each laboratory value that a report contains. */
export function labRows(title: string, text: string, person: Person): string[][] {
  return resultsOfReport(title, text).map((result) => {
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
  `${comparator ? SIGNS[comparator] : ''}${value.toFixed(decimals)} ${unit?.printed ?? ''}`.trim();

function rangeWords({ low, high, exclusive, decimals }: ValueRange): string {
  const words = (value: number) => value.toFixed(decimals);
  if (low !== null && high !== null) return between(words(low), words(high));
  if (high !== null) return `${exclusive ? limit.under : limit.upTo} ${words(high)}`;
  return low === null ? '–' : `${exclusive ? limit.over : limit.atLeast} ${words(low)}`;
}
