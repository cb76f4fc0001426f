import { isMeasurable } from './check-value.js';
import { convert } from './conversion.js';
import type { LabResult, ValueRange } from './lab-result.js';
import { type FoundName, namesIn } from './names.js';
import { plainText } from './plain-text.js';
import { standing } from './range.js';
import { isOfFinding, type Span } from './table-labels.js';
import { tableLineOf } from './table-line.js';
import { ownerOf } from './table-owner.js';
import { labTest, type LabTestKey } from './tests.js';
import { isUnitless, unitAt } from './units.js';

/** A row of a decision table that a report prints: "Prediabetes: 5.7 - 6.4". Offsets are those of the text. */
export interface TableRow extends Span {
  /** Word for word: "Prediabetes". */
  readonly label: string;
  /** The whole row, word for word. */
  readonly text: string;
  readonly range: ValueRange;
  /** Where the number of a result ends in front of the rows of its line; null without one. */
  readonly valueEnd: number | null;
}

/** A decision table of a report. */
export interface PrintedTable {
  /** The tests whose table it is: several if only the unit tells them apart, none if it may be that of a test which the table of tests lacks. */
  readonly tests: readonly LabTestKey[];
  /** Every UCUM unit that is printed in its lines, as it may be meant. */
  readonly units: readonly string[];
  readonly rows: readonly TableRow[];
  /** Lines that consist of rows alone: no result stands in them. */
  readonly lines: readonly Span[];
}

/** No line of a table is longer. */
const LONGEST_LINE = 300;

function unitsIn(line: string): string[] {
  const units: string[] = [];
  for (let position = 0; position < line.length; position += 1) {
    const unit = /[a-z]/.test(line[position - 1] ?? '') ? null : unitAt(line, position);
    if (!unit) continue;
    units.push(...unit.candidates);
    position = unit.end - 1;
  }
  return units;
}

/** Rows of a table touch each other: what is farther away than this is a result. */
const GAP = 1.5;
const NORMAL = /^\W*(?:normal|reference|ref)(?!\w)/;
/** "INR > 10 High, 0.8 - 1.2 Normal": two rows as of a table, of which the first is the result, as it is far from the normal range. */
function isResultBesideRange(line: string, { isWhole, rows }: NonNullable<ReturnType<typeof tableLineOf>>): boolean {
  const [first, second, ...others] = rows;
  if (!isWhole || !first || !second || others.length > 0) return false;
  if (!NORMAL.test(line.slice(second.label.start, second.label.end))) return false;
  const [own, { low, high }] = [first.band.range, second.band.range];
  const isFarAbove = own.high === null && own.low !== null && high !== null && own.low > GAP * high;
  const isFarBelow = own.low === null && own.high !== null && low !== null && GAP * own.high < low;
  return isFarAbove || isFarBelow;
}

interface OpenTable {
  readonly name: FoundName | undefined;
  readonly units: string[];
  readonly rows: TableRow[];
  readonly lines: Span[];
}

/**
 * The decision tables of a report, such as those of HbA1c, vitamin D or LDL: at least two rows of a label and its limits, beside each other or in lines
 * that follow each other. Never throws.
 */
export function printedTables(text: string): PrintedTable[] {
  const plain = plainText(text);
  const names = namesIn(plain);
  const all: OpenTable[] = [];
  let open: OpenTable | null = null;
  let above = '';
  let position = 0;
  for (const line of plain.split('\n')) {
    const start = position;
    const end = start + line.length;
    position = end + 1;
    if (line.trim() === '') continue;
    const inLine = names.filter((name) => name.start >= start && name.end <= end);
    const own = inLine.map((name) => ({ ...name, start: name.start - start, end: name.end - start }));
    const read = line.length > LONGEST_LINE ? null : tableLineOf(line, own);
    const found = read && isResultBesideRange(line, read) ? null : read;
    const [named] = inLine;
    const goesOn = found?.isWhole && (named === undefined || named.name === open?.name?.name);
    const heading = above;
    above = line;
    if (!found) {
      open = null;
      continue;
    }
    if (!open || !goesOn) {
      // The line above may say the unit: "Level   Range in nmol/L".
      open = {
        name: ownerOf(plain, names, { start, end }, start + found.valueEnd),
        units: found.isWhole && !/\d/.test(heading) ? unitsIn(heading) : [],
        rows: [],
        lines: [],
      };
      all.push(open);
    }
    open.units.push(...unitsIn(line));
    if (found.isWhole) open.lines.push({ start, end });
    for (const { label, band } of found.rows) {
      const [from, to] = [start + Math.min(label.start, band.start), start + Math.max(label.end, band.end)];
      open.rows.push({
        ...{ label: text.slice(start + label.start, start + label.end), text: text.slice(from, to) },
        ...{ range: band.range, start: from, end: to, valueEnd: found.isWhole ? null : start + found.valueEnd },
      });
    }
  }
  return all
    .filter(({ rows }) => rows.length > 1)
    .map(({ name, units, rows, lines }) => ({ tests: name?.keys ?? [], units, rows, lines }));
}

/**
 * The row of the report's own decision table that a result falls into: its `label` can be quoted as what the report calls the result. Null if
 * the report has no table that is one of this test, if the limits are in another unit, or if the result falls into no row or into rows with different labels.
 */
export function printedRowOf(
  tables: readonly PrintedTable[],
  { test, value, comparator, unit }: Pick<LabResult, 'test' | 'value' | 'comparator' | 'unit'>,
): TableRow | null {
  const ucum = unit?.ucum;
  if (!ucum) return null;
  const isOfTest = ({ tests, rows }: PrintedTable) =>
    tests.includes(test) &&
    // What is measured in a unit is not positive or negative: such rows are those of another test.
    (isUnitless(labTest(test)) || !rows.some(({ label }) => isOfFinding(label))) &&
    // The limits of HbA1c are none of the average glucose below it.
    rows.some(({ range: { low, high } }) => [low, high].some((limit) => limit !== null && isLimit(limit)));
  const isLimit = (limit: number) =>
    isMeasurable(labTest(test), convert(test, limit, ucum, labTest(test).unit) ?? Number.NaN);
  // A table without units has the usual one.
  const isUsual = convert(test, 1, ucum, labTest(test).unit) === 1;
  const own = tables.filter(
    (table) => isOfTest(table) && (table.units.length === 0 ? isUsual : table.units.includes(ucum)),
  );
  const rows = own
    .flatMap((table) => table.rows)
    .filter(({ range }) => standing({ value, comparator }, range) === 'inRange');
  const [first] = rows;
  return first && rows.every(({ label }) => label.toLowerCase() === first.label.toLowerCase()) ? first : null;
}
