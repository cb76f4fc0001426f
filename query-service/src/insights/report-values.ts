import { isSameValue } from '@anamnesis/contracts/labs/check-value';
import { type EntryResult, resultsOfEntry } from '@anamnesis/contracts/labs/entry-results';
import type { LabResult } from '@anamnesis/contracts/labs/lab-result';
import { resultsOfReport } from '@anamnesis/contracts/labs/report-results';
import { labTests, type LabTestKey } from '@anamnesis/contracts/labs/tests';
import type { AssembledFacts } from '@anamnesis/contracts/insights/report-facts';
import type { DocumentReading } from '@anamnesis/contracts/reading/document-reading';
import type { ReadLabValue } from '@anamnesis/contracts/reading/lab-value';
import type { RecordEntryRow } from '@anamnesis/read-models/records/health-record';

type Value = AssembledFacts['earlier'][number];
/** A laboratory value with the range and the mark that are printed beside it. */
export type ReportValue = Omit<Value, 'at'> & Pick<LabResult, 'printedRange' | 'flag'>;

const keys = new Set<string>(labTests.map(({ key }) => key));
const isOfKnownTest = (read: ReadLabValue): read is ReadLabValue & { test: LabTestKey } => keys.has(read.test);

type Entry = Pick<RecordEntryRow, 'title' | 'body' | 'lab_values'>;

type Compared = Pick<LabResult, 'test' | 'value' | 'comparator' | 'unit'>;

/** Whether two values of one test are the same. Where units are missing, by their numbers. */
const isSame = (one: Compared, other: Compared): boolean =>
  isSameValue(one, other) ?? (one.value === other.value && one.comparator === other.comparator);
const isIn = (values: readonly Compared[], each: Compared) =>
  values.some((one) => one.test === each.test && isSame(one, each));

/** Whether the patient confirmed the values of this very reading: each is at its place. What was not confirmed was then discarded; another reader may have found it in addition. */
const isConfirmedReading = (confirmed: Entry['lab_values'], { values }: DocumentReading): boolean =>
  confirmed !== null &&
  confirmed.every(({ test, box }) =>
    values.some((read) => read.test === test && read.box.left === box?.left && read.box.top === box.top),
  );

/** Whether a value is another one than the known ones of its test. What the patient corrected beside the document is contested by nothing. */
const isAnother = (value: Compared, ofTest: readonly EntryResult[]) =>
  !isIn(ofTest, value) && !ofTest.some(({ isCorrected }) => isCorrected);

/** What was typed of tests that were confirmed with another value. */
const typedBeside = ({ title, body, lab_values: confirmed }: Entry, known: readonly EntryResult[]): ReportValue[] =>
  confirmed === null
    ? []
    : resultsOfReport(title, body)
        .filter(({ test, check }) => check === null && known.some((each) => each.isConfirmed && each.test === test))
        .filter((typed) =>
          isAnother(
            typed,
            known.filter(({ test }) => test === typed.test),
          ),
        )
        .map(({ check, ...result }) => valueOf({ ...result, doubt: check }));

/** What a document says besides the known values. */
function readBeside({ lab_values: confirmed }: Entry, known: readonly EntryResult[], reading: DocumentReading) {
  const isJudged = isConfirmedReading(confirmed, reading);
  const values = reading.values.filter(isOfKnownTest);
  return values.filter((read) => {
    const ofTest = known.filter(({ test }) => test === read.test);
    if (ofTest.length === 0) return !isJudged;
    if (!isAnother(read, ofTest)) return false;
    // The patient chose among the values that the document gives the test.
    const isChosen = values.some((each) => isIn(ofTest, each));
    return ofTest.some(({ isConfirmed }) => isConfirmed)
      ? read.doubt === null && !isChosen
      : read.doubt !== 'implausible';
  });
}

/**
 * The laboratory values of a test report: those that the patient confirmed, then those of other tests in the typed result, then what its document says further. A test that typed
 * text, confirmation and document give different values has them all, in doubt; a value that the patient corrected beside the document stays.
 */
export function valuesOfReport(entry: Entry, reading: DocumentReading | null): ReportValue[] {
  const known = resultsOfEntry(entry.title, entry.body, entry.lab_values);
  const beside = [...typedBeside(entry, known), ...(reading ? readBeside(entry, known, reading).map(valueOf) : [])];
  const contested = new Set(beside.map(({ test }) => test).filter((test) => known.some((each) => each.test === test)));
  const inDoubt = (value: ReportValue): ReportValue =>
    contested.has(value.test) ? { ...value, doubt: 'twoValues' } : value;
  return [...known.map((each) => completed(each, reading)), ...beside].map(inDoubt);
}

/** A known value with what the document prints beside it: one that was typed is as the document has it, with its unit and range. */
function completed(known: EntryResult, reading: DocumentReading | null): ReportValue {
  const same = reading?.values.filter(isOfKnownTest).find((each) => isIn([known], each));
  const value = valueOfEntry(known);
  if (!same) return value;
  const isTyped = !known.isConfirmed && known.check !== 'twoValues' && same.doubt === null;
  return isTyped ? valueOf(same) : { ...value, flag: value.flag ?? same.flag };
}

/** A reading with those of its values alone that the facts have, or that the patient judged: a line with another one is not explained. */
export function explainedIn(
  reading: DocumentReading,
  { lab_values: confirmed }: Pick<Entry, 'lab_values'>,
  values: readonly ReportValue[],
): DocumentReading {
  const isJudged = isConfirmedReading(confirmed, reading);
  const tests = new Set<string>(confirmed?.map(({ test }) => test));
  const isExplained = (each: ReadLabValue) =>
    isJudged || tests.has(each.test) || (isOfKnownTest(each) && isIn(values, each));
  return { ...reading, values: reading.values.filter(isExplained) };
}

const valueOf = ({ test, value, comparator, decimals, unit, printedRange, flag, doubt }: ReportValue): ReportValue => ({
  ...{ test, value, comparator, decimals, unit, printedRange, flag, doubt },
});
const valueOfEntry = ({ check, ...result }: EntryResult): ReportValue => valueOf({ ...result, doubt: check });
