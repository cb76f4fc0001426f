import { resultsOfReport } from '@anamnesis/contracts/labs/report-results';
import type { LabTestKey } from '@anamnesis/contracts/labs/tests';
import type { Person } from '@anamnesis/contracts/labs/range';
import type { DatedResult } from '@anamnesis/contracts/labs/series';
import type { ShownEntry } from './shown-entry';

/** The laboratory values of a test report, with its date. */
export function valuesOf({ kind, title, text, date }: ShownEntry): DatedResult[] {
  if (kind !== 'testReport') return [];
  return resultsOfReport(title, text).map((result) => ({ ...result, at: date }));
}

/** The values of a record by test, in order of time. */
export type LabHistory = ReadonlyMap<LabTestKey, readonly DatedResult[]>;

/** The values of all reports that count: retracted ones do not. */
export function historyOf(entries: readonly ShownEntry[]): LabHistory {
  const history = new Map<LabTestKey, DatedResult[]>();
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
export const latestValues = (history: LabHistory, test: LabTestKey, until: string): DatedResult[] =>
  (history.get(test) ?? []).filter(({ at }) => at <= until).slice(-SMALL_DRAWING);

/** Sex and age, where they are known, for the ranges that depend on them. */
export const personOf = (profile: { gender: string | null; age: number | null } | null): Person => ({
  sex: profile?.gender === 'Male' ? 'male' : profile?.gender === 'Female' ? 'female' : null,
  age: profile?.age ?? null,
});
