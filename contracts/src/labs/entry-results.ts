import { isOnNoPerson } from './on-no-person.js';
import type { LabResult } from './lab-result.js';
import { resultsOfReport } from './report-results.js';

/** A value that a person confirmed: nothing of it has to be checked, and it has no place in a text. */
export type ConfirmedResult = Omit<LabResult, 'flag' | 'check' | 'start' | 'end'> & {
  /** The page of the report's document on which it stands; null or absent for a value that was not read there. */
  readonly page?: number | null;
  /** Whether the person changed what was read. */
  readonly isCorrected?: boolean;
};

/** A laboratory value of a test report. One that was confirmed stands before the text: its offsets are negative. */
export type EntryResult = LabResult & {
  readonly isConfirmed: boolean;
  /** Whether it was changed when it was confirmed. */
  readonly isCorrected: boolean;
  /** The page of the report's document from which it was confirmed; null for all others. */
  readonly page: number | null;
};

/**
 * The laboratory values of a test report: first those that its patient confirmed, then those of other tests that its text contains.
 * `confirmed` is null without a confirmation. A report on an animal, on water or on food has none: its values are not the patient's.
 */
export function resultsOfEntry(
  title: string,
  text: string,
  confirmed: readonly ConfirmedResult[] | null,
): EntryResult[] {
  if (isOnNoPerson(title, text)) return [];
  const known = confirmed ?? [];
  const tests = new Set(known.map(({ test }) => test));
  return [
    ...known.map(
      ({ test, value, comparator, decimals, unit, printedRange, page = null, isCorrected = false }, index) => {
        const place = index - known.length;
        return {
          ...{ test, value, comparator, decimals, unit, printedRange },
          ...{ flag: null, check: null, start: place, end: place, isConfirmed: true, isCorrected, page },
        };
      },
    ),
    ...resultsOfReport(title, text)
      .filter(({ test }) => !tests.has(test))
      .map((result) => ({ ...result, isConfirmed: false, isCorrected: false, page: null })),
  ];
}
