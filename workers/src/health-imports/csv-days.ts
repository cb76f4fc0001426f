import { pipeline, Readable } from 'node:stream';
import { parse } from 'csv-parse';
import type { LeftOutKind } from '@anamnesis/contracts/health-imports/constants';
import type { HealthMeasure } from '@anamnesis/contracts/wearables/constants';
import { linesOf } from './csv-lines.js';
import { type DayTally, isDay } from './day-tally.js';
import { ExportUnreadable } from './export-unreadable.js';

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
/** Columns that are known and not imported: other heart rates are not the mean of the day. */
const LEFT_OUT: Readonly<Record<string, LeftOutKind>> = {
  'resting heart rate': 'restingHeartRate',
  'min heart rate': 'heartRateRange',
  'max heart rate': 'heartRateRange',
  'min heart rate (bpm)': 'heartRateRange',
  'max heart rate (bpm)': 'heartRateRange',
  'distance (m)': 'distance',
  'move minutes count': 'exerciseTime',
};
const DATE = 'date';
/** Characters of a line; a longer one is not read. */
const MOST_CHARACTERS = 4 * 1024;
/** Lines of one export: far more than the days of all sources that it may have. */
const MOST_LINES = 400_000;
/** 1200, 7.25, or 1.5E-4; Google Fit writes each decimal that a number of 64 bits has. A line limits how many they are. */
const NUMBER = /^\d{1,9}(\.\d+)?(e[+-]?\d{1,2})?$/i;
/** 1,200 or 1,00,000, with commas as they are set in any country: the last group has three digits. */
const GROUPED = /^\d{1,3}(,\d{2,3})*,\d{3}(\.\d+)?$/;

/** What was read of the CSV files of one export. */
export interface SeenLines {
  lines: number;
  /** The days of earlier lines, by source. */
  readonly days: Set<string>;
}

export const nothingSeen = (): SeenLines => ({ lines: 0, days: new Set() });

/**
 * Reads the days of a CSV file: one line for each, with the date as YYYY-MM-DD. Resolves to false where its first line has no known columns. A line that
 * cannot be read is counted, also one for a day that was seen, and the next one is read. Throws `ExportUnreadable` for too many lines.
 */
export async function readCsvDays(
  chunks: AsyncIterable<Uint8Array>,
  tally: DayTally,
  seen: SeenLines,
): Promise<boolean> {
  const skip = () => tally.skip('unreadable', 'line');
  const fields = parse({
    ...{ bom: true, trim: true, relax_column_count: true, relax_quotes: true, skip_empty_lines: true },
    ...{ skip_records_with_error: true, delimiter: [',', ';', '\t'] },
    on_skip: () => {
      skip();
      return undefined;
    },
  });
  pipeline(Readable.from(closedLines(chunks, seen, skip), { objectMode: false }), fields, () => undefined);
  let head: Head | null = null;
  for await (const line of fields as AsyncIterable<readonly string[]>) {
    if (head) addLine(head, line, tally, seen.days);
    else {
      head = headOf(line);
      if (!head) return false;
    }
  }
  return head !== null;
}

/** The lines whose quotation marks are all closed: a parser takes what follows an open one for the same field, up to the end of the file. */
async function* closedLines(chunks: AsyncIterable<Uint8Array>, seen: SeenLines, skip: () => void) {
  for await (const lines of linesOf(chunks, MOST_CHARACTERS, skip)) {
    seen.lines += lines.length;
    if (seen.lines > MOST_LINES) throw new ExportUnreadable('tooLarge');
    const closed = lines.filter((line) => line.split('"').length % 2 === 1);
    for (let open = lines.length - closed.length; open > 0; open -= 1) skip();
    yield closed.map((line) => `${line}\n`).join('');
  }
}

interface Head {
  /** How many columns it names. */
  readonly width: number;
  readonly date: number;
  readonly columns: readonly (Column & { readonly index: number })[];
  readonly leftOut: readonly { readonly kind: LeftOutKind; readonly index: number }[];
}

function headOf(names: readonly string[]): Head | null {
  const keys = names.map((name) => name.toLowerCase().replaceAll('_', ' '));
  const columns = keys.flatMap((key, index) => (Object.hasOwn(COLUMNS, key) ? [{ ...COLUMNS[key]!, index }] : []));
  const leftOut = keys.flatMap((key, index) => (Object.hasOwn(LEFT_OUT, key) ? [{ kind: LEFT_OUT[key]!, index }] : []));
  const date = keys.indexOf(DATE);
  return date >= 0 && columns.length > 0 ? { width: keys.length, date, columns, leftOut } : null;
}

function addLine(
  { width, date, columns, leftOut }: Head,
  line: readonly string[],
  tally: DayTally,
  seen: Set<string>,
): void {
  const day = line[date] ?? '';
  const source = columns[0]?.source ?? OWN;
  const key = `${source} ${day}`;
  // A comma within a number is a column too many: 7,25 is not 7.
  const isTorn = line.slice(width).some((text) => text !== '');
  if (!isDay(day) || isTorn) return tally.skip('unreadable', 'line');
  if (seen.has(key)) return tally.skip('unreadable', 'repeatedDay');
  seen.add(key);
  for (const { index, measure, factor } of columns) {
    const text = line[index] ?? '';
    if (text === '') continue;
    const value = numberIn(text);
    if (value === null) tally.skip('unreadable', measure);
    else tally.add({ source, day, measure, value: value * factor });
  }
  for (const { index, kind } of leftOut) if ((line[index] ?? '') !== '') tally.skip('other', kind);
}

const numberIn = (text: string): number | null => {
  if (NUMBER.test(text)) return Number(text);
  return GROUPED.test(text) ? Number(text.replaceAll(',', '')) : null;
};
