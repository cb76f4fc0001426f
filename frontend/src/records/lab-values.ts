import { type EntryResult, resultsOfEntry } from '@anamnesis/contracts/labs/entry-results';
import type { LabTestKey } from '@anamnesis/contracts/labs/tests';
import { ageOn, placeInRange, type SourcedRange } from '@anamnesis/contracts/labs/range';
import type { DatedResult } from '@anamnesis/contracts/labs/series';
import type { StoredFile } from '../uploads/use-stored-file';
import type { ShownEntry } from './shown-entry';

/** Where a value was confirmed from: a page of the document of a report. */
export type ValueSource = StoredFile & {
  page: number;
  /** Of the report. */
  title: string;
};

/** A laboratory value of a record. */
export type RecordValue = EntryResult & {
  at: string;
  /** Null if it was typed, or its document may not be opened. */
  source: ValueSource | null;
};

/** The laboratory values of a test report, with its date: first those that the patient confirmed. */
export function valuesOf({ kind, title, text, labValues, date, documentUrl, document }: ShownEntry): RecordValue[] {
  if (kind !== 'testReport') return [];
  const file = documentUrl === null ? null : document;
  return resultsOfEntry(title, text, labValues).map((result) => ({
    ...{ ...result, at: date },
    source:
      file && documentUrl !== null && result.page !== null
        ? { url: documentUrl, name: file.name, mediaType: file.mediaType, page: result.page, title }
        : null,
  }));
}

/** The values of a record by test, in order of time. */
export type LabHistory = ReadonlyMap<LabTestKey, readonly RecordValue[]>;

/** The values of all reports that count: retracted ones do not. */
export function historyOf(entries: readonly ShownEntry[]): LabHistory {
  const history = new Map<LabTestKey, RecordValue[]>();
  for (const value of entries.filter(({ retracted }) => !retracted).flatMap(valuesOf)) {
    const values = history.get(value.test);
    if (values) values.push(value);
    else history.set(value.test, [value]);
  }
  for (const values of history.values()) values.sort((a, b) => a.at.localeCompare(b.at));
  return history;
}

/** More points would not be seen in the small drawing beside a value. */
const SMALL_DRAWING = 12;

/** The latest values of a test up to a day, YYYY-MM-DD. */
export const latestValues = (history: LabHistory, test: LabTestKey, until: string): RecordValue[] =>
  (history.get(test) ?? []).filter(({ at }) => at <= until).slice(-SMALL_DRAWING);

/** What is known today of the person whose values they are. */
interface Profile {
  gender: string | null;
  /** Whole years. */
  age: number | null;
}

/** The range of a result in its unit, for its person at that time. */
export type RangeOf = (result: DatedResult) => SourcedRange | null;

/** The ranges that say where a person's results stand. A result is compared with a range for the age on its day, not for today's. */
export function rangesOf({ gender, age }: Profile, today: string): RangeOf {
  const sex = gender === 'Male' ? 'male' : gender === 'Female' ? 'female' : null;
  return (result) => placeInRange(result, { sex, age: ageOn(result.at, age, today) }).range;
}
