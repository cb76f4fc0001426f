import { withFurtherNumbers } from './further-numbers.js';
import type { LabResult } from './lab-result.js';
import { parseResults } from './parse-results.js';
import { plainText } from './plain-text.js';
import { isOtherSpecimenHeading, otherSpecimenParts } from './specimen.js';

/** The results that `read` finds below a title, which may name a specimen: "Urine electrolytes". Offsets are those of the text. */
export function belowTitle(title: string, text: string, read: (text: string) => readonly LabResult[]): LabResult[] {
  const heading = isOtherSpecimenHeading(plainText(title)) ? `${title.replaceAll('\n', ' ')}\n` : '';
  return read(heading + text)
    .map((result) => ({ ...result, start: result.start - heading.length, end: result.end - heading.length }))
    .filter(({ start }) => start >= 0);
}

/** The laboratory values of a test report. A result without a name is read with the report's title. */
export function resultsOfReport(title: string, text: string): LabResult[] {
  const named = belowTitle(title, text, parseResults);
  if (named.length > 0) return withFurtherNumbers(text, named);
  // Beside a title in its line a heading such as "Pleural fluid" were none.
  if (otherSpecimenParts(plainText(text)).length > 0) return [];
  const titled = `${title}: ${text}`;
  return withFurtherNumbers(titled, belowTitle(title, titled, parseResults));
}
