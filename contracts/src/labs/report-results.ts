import type { LabResult } from './lab-result.js';
import { parseResults } from './parse-results.js';

/** The laboratory values of a test report. A result without a name is read with the report's title. */
export function resultsOfReport(title: string, text: string): LabResult[] {
  const named = parseResults(text);
  return named.length > 0 ? named : parseResults(`${title}: ${text}`);
}
