import { type ConfirmedResult, resultsOfEntry } from '@anamnesis/contracts/labs/entry-results';
import type { LabResult, ValueRange } from '@anamnesis/contracts/labs/lab-result';
import { type Person, placeInRange } from '@anamnesis/contracts/labs/range';
import { labTest } from '@anamnesis/contracts/labs/tests';
import { resultUnitText } from '@anamnesis/contracts/labs/unit-text';
import type { RecordPdfTexts } from './record-pdf-messages.js';

/** Name, value with unit, range and standing of each laboratory value of a report. `confirmed`: the values that its patient confirmed; null without. */
export function labRows(
  { title, text, confirmed }: { title: string; text: string; confirmed: readonly ConfirmedResult[] | null },
  person: Person,
  m: RecordPdfTexts,
): string[][] {
  return resultsOfEntry(title, text, confirmed).map((result) => {
    const { range, standing } = placeInRange(result, person);
    return [
      labTest(result.test).name,
      valueWords(result),
      range ? rangeWords(m, range) : '–',
      result.check === null ? m.standings[standing] : m.toCheck,
    ];
  });
}

const SIGNS = { '<': '< ', '<=': '≤ ', '>': '> ', '>=': '≥ ' } as const;

const valueWords = ({ comparator, value, decimals, unit }: LabResult): string =>
  `${comparator ? SIGNS[comparator] : ''}${value.toFixed(decimals)} ${resultUnitText(unit)}`.trim();

function rangeWords({ between, limit }: RecordPdfTexts, { low, high, exclusive, decimals }: ValueRange): string {
  const words = (value: number) => value.toFixed(decimals);
  if (low !== null && high !== null) return between({ low: words(low), high: words(high) });
  if (high !== null) return limit[exclusive ? 'under' : 'upTo']({ value: words(high) });
  return low === null ? '–' : limit[exclusive ? 'over' : 'atLeast']({ value: words(low) });
}
