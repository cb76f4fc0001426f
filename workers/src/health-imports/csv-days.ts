import { pipeline, Readable } from 'node:stream';
import { parse } from 'csv-parse';
import type { HealthMeasure } from '@anamnesis/contracts/wearables/constants';
import type { DayTally } from './day-tally.js';

/** What a column has: a measure, how many of its unit one is, and the source that calls it so. */
interface Column {
  readonly measure: HealthMeasure;
  readonly factor: number;
  readonly source: string;
}

const OWN = 'CSV';
const GOOGLE = 'Google Fit';
/** The columns that are read, in lower case: the documented ones, and those of Google Fit's daily activity metrics. */
const COLUMNS: Readonly<Record<string, Column>> = {
  'heart rate': { measure: 'heartRate', factor: 1, source: OWN },
  steps: { measure: 'steps', factor: 1, source: OWN },
  calories: { measure: 'calories', factor: 1, source: OWN },
  'sleep hours': { measure: 'sleep', factor: 1, source: OWN },
  'average heart rate (bpm)': { measure: 'heartRate', factor: 1, source: GOOGLE },
  'step count': { measure: 'steps', factor: 1, source: GOOGLE },
  'calories (kcal)': { measure: 'calories', factor: 1, source: GOOGLE },
};
const DATE = 'date';
/** Characters of a line; a longer one is not read. */
const MOST_CHARACTERS = 64 * 1024;

/**
 * Reads the days of a CSV file: one line for each, with the date as YYYY-MM-DD. Resolves to false where its first line has no known columns. A line that
 * cannot be read is counted, also one for a day in `seen`, which has the days of earlier lines by source.
 */
export async function readCsvDays(
  chunks: AsyncIterable<Uint8Array>,
  tally: DayTally,
  seen: Set<string>,
): Promise<boolean> {
  const lines = parse({
    ...{ bom: true, trim: true, relax_column_count: true, relax_quotes: true, skip_empty_lines: true },
    ...{ skip_records_with_error: true, max_record_size: MOST_CHARACTERS, delimiter: [',', ';', '\t'] },
    on_skip: () => {
      tally.skip('unreadable');
      return undefined;
    },
  });
  pipeline(Readable.from(chunks, { objectMode: false }), lines, () => undefined);
  let head: Head | null = null;
  for await (const line of lines as AsyncIterable<readonly string[]>) {
    if (head) addLine(head, line, tally, seen);
    else {
      head = headOf(line);
      if (!head) return false;
    }
  }
  return head !== null;
}

interface Head {
  readonly date: number;
  readonly columns: readonly (Column & { readonly index: number })[];
}

function headOf(names: readonly string[]): Head | null {
  const keys = names.map((name) => name.toLowerCase().replaceAll('_', ' '));
  const columns = keys.flatMap((key, index) => (Object.hasOwn(COLUMNS, key) ? [{ ...COLUMNS[key]!, index }] : []));
  const date = keys.indexOf(DATE);
  return date >= 0 && columns.length > 0 ? { date, columns } : null;
}

function addLine({ date, columns }: Head, line: readonly string[], tally: DayTally, seen: Set<string>): void {
  const day = line[date] ?? '';
  const source = columns[0]?.source ?? OWN;
  const key = `${source} ${day}`;
  if (seen.has(key)) return tally.skip('unreadable');
  seen.add(key);
  for (const { index, measure, factor } of columns) {
    const text = line[index] ?? '';
    if (text === '') continue;
    const value = Number(text);
    if (Number.isNaN(value)) tally.skip('unreadable');
    else tally.add({ source, day, measure, value: value * factor });
  }
}
