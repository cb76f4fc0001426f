import { resultsOfEntry } from '@anamnesis/contracts/labs/entry-results';
import type { LabResult } from '@anamnesis/contracts/labs/lab-result';
import { labTests, type LabTestKey } from '@anamnesis/contracts/labs/tests';
import type { AssembledFacts } from '@anamnesis/contracts/insights/report-facts';
import type { DocumentReading } from '@anamnesis/contracts/reading/document-reading';
import type { ReadLabValue } from '@anamnesis/contracts/reading/lab-value';
import type { RecordEntryRow } from '@anamnesis/read-models/records/health-record';

type Value = AssembledFacts['earlier'][number];
/** A laboratory value with the range that is printed beside it. */
export type ReportValue = Omit<Value, 'at'> & Pick<LabResult, 'printedRange'>;

const keys = new Set<string>(labTests.map(({ key }) => key));
const isOfKnownTest = (read: ReadLabValue): read is ReadLabValue & { test: LabTestKey } => keys.has(read.test);

/**
 * The laboratory values of a test report: those that the patient confirmed, then those of other tests in the typed result. Until values are
 * confirmed, those read from the document follow.
 */
export function valuesOfReport(
  { title, body, lab_values: confirmed }: Pick<RecordEntryRow, 'title' | 'body' | 'lab_values'>,
  reading: DocumentReading | null,
): ReportValue[] {
  const known = resultsOfEntry(title, body, confirmed).map(({ check, ...result }) =>
    valueOf({ ...result, doubt: check }),
  );
  if (confirmed !== null || !reading) return known;
  const tests = new Set(known.map(({ test }) => test));
  return [
    ...known,
    ...reading.values
      .filter(isOfKnownTest)
      .filter(({ test }) => !tests.has(test))
      .map(valueOf),
  ];
}

const valueOf = ({ test, value, comparator, decimals, unit, printedRange, doubt }: ReportValue): ReportValue => ({
  ...{ test, value, comparator, decimals, unit, printedRange, doubt },
});
