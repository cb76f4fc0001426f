import { isSameValue, NEEDS_UNIT, rangeInUnit } from '../labs/check-value.js';
import { labTest, loincOf, type LabTestKey } from '../labs/tests.js';
import { unitText } from '../labs/unit-text.js';
import { isUnitless, unitOf } from '../labs/units.js';
import { agreementOf } from './agreement.js';
import type { CellWord } from './cells.js';
import { doubtOf, hasLostPoint, isSoundRange, type Doubt, type Evidence } from './doubt.js';
import type { ReadLabValue } from './lab-value.js';
import { misreadUnitOf } from './misread-unit.js';
import { withPoint } from './lost-point.js';
import { namedRows, type NamedRow } from './named-rows.js';
import type { Box, PageText } from '../uploads/page-text.js';
import { printedDays } from './printed-date.js';
import { readRow, type RowReading } from './row-reading.js';
import { type UnreadLines, unreadLines } from './unread-lines.js';
import { isOneScale, unitsOfRange } from './unit-of-range.js';

interface FoundValue {
  readonly value: ReadLabValue;
  readonly evidence: Evidence;
  readonly doubt: Doubt | null;
}

const least = (words: readonly CellWord[]) => Math.min(100, ...words.map(({ confidence }) => confidence));
const inPage = (value: number) => Math.min(1, Math.max(0, value));

/** The box around words, within the page. */
function boxOf(words: readonly CellWord[]): Box {
  const boxes = words.map(({ source }) => source.box);
  const [left, top] = [Math.min(...boxes.map((box) => box.left)), Math.min(...boxes.map((box) => box.top))].map(inPage);
  const right = inPage(Math.max(...boxes.map((box) => box.left + box.width)));
  const bottom = inPage(Math.max(...boxes.map((box) => box.top + box.height)));
  return { left: left!, top: top!, width: right - left!, height: bottom - top! };
}

interface MeantTest {
  readonly key: LabTestKey;
  readonly unit: Evidence['result']['unit'];
  /** The unit was not recognised as it is printed, and could be another one. */
  readonly isUnsure: boolean;
}

/** Below this confidence of its words, a unit was not recognised. */
const READABLE = 70;
/** From this confidence of its words, a unit is the one that was recognised. */
const CERTAIN_UNIT = 85;

/** The test that is meant, and its unit: a name may be that of several tests, which the unit tells apart. */
function testMeant(row: NamedRow, reading: RowReading, habits: Habits): MeantTest {
  const { keys, unit: beside } = row.name;
  const printed = [...reading.units, ...(beside ? [{ ...beside, printed: '' }] : [])];
  for (const unit of printed)
    for (const key of keys) {
      const ucum = unitOf(labTest(key), { ...unit, end: 0 });
      if (ucum) return { key, unit: { printed: unit.printed || unitText(ucum), ucum }, isUnsure: false };
    }
  // A unit that stands in the text of a page, or was well recognised, is another one, and no misread one; but a "µ" is read as "p".
  const isMicro = printed.every(({ candidates }) => candidates.every((unit) => unit.startsWith('p')));
  const isUnitKnown =
    row.page.method === 'text' || (reading.units.length > 0 && reading.unitConfidence >= CERTAIN_UNIT && !isMicro);
  for (const key of reading.unitText && !isUnitKnown ? keys : []) {
    const allowed = reading.range ? unitsOfRange(key, reading.range) : [];
    const unit = misreadUnitOf(labTest(key), reading.unitText, allowed.length > 0 ? allowed : undefined);
    if (!unit) continue;
    const { ucum, isAmbiguous } = unit;
    const isUsual = reading.range !== null && isSoundRange(key, reading.range, ucum);
    const isUnsure = allowed.length > 0 ? !isOneScale(key, allowed) && isAmbiguous : isAmbiguous || !isUsual;
    // What was recognised is no unit, and would be shown as one.
    return { key, unit: { printed: unitText(ucum), ucum }, isUnsure };
  }
  const isUnread = reading.unitText === '' || reading.unitConfidence < READABLE;
  const isUnitLost = row.page.method === 'ocr' && habits.areUnitsPrinted && printed.length === 0 && isUnread;
  for (const key of isUnitLost ? keys : []) {
    // A unit that was not recognised at all is the one in which its range is usual.
    const units = reading.range ? unitsOfRange(key, reading.range) : [];
    const [ucum] = units;
    if (ucum) return { key, unit: { printed: unitText(ucum), ucum }, isUnsure: !isOneScale(key, units) };
  }
  const key = keys[0]!;
  const [other] = printed;
  if (other) return { key, unit: { printed: other.printed, ucum: other.candidates[0] ?? null }, isUnsure: false };
  if (isUnitless(labTest(key))) return { key, unit: { printed: '', ucum: labTest(key).unit }, isUnsure: false };
  return { key, unit: reading.unitText ? { printed: reading.unitText, ucum: null } : null, isUnsure: false };
}

/** A recognised value that cannot be as it was read, with the decimal point that was lost. */
function withPointRepaired(evidence: Evidence): Evidence {
  const { result, flag, isRecognised } = evidence;
  if (!isRecognised || !hasLostPoint(evidence)) return evidence;
  const repaired = withPoint(result, result.printedRange, flag);
  return repaired ? { ...evidence, result: repaired, isRepaired: true } : evidence;
}

type Habits = Pick<Evidence, 'areFlagsPrinted' | 'areDecimalsKept' | 'areCommasDecimal'> & {
  readonly areUnitsPrinted: boolean;
};

/** Fewer rows with a range say nothing about how a laboratory prints numbers. */
const FEWEST_RANGES = 6;
const NEARLY_ALL = 0.8;

/** How the laboratory prints numbers, by what most rows have. */
function habitsOf(readings: readonly RowReading[]): Habits {
  const ranged = readings.filter(({ range }) => range !== null);
  const alike = ranged.filter(({ range, value }) => range?.decimals === value.decimals);
  const inUnits = readings.filter(({ units, unitText }) => units.length > 0 || unitText !== '');
  const hasComma = (words: readonly CellWord[]) => words.some(({ text }) => /\d,\d{1,2}(?!\d|,)/.test(text));
  return {
    areCommasDecimal: readings.some(({ value, rangeWords }) => hasComma(value.words) || hasComma(rangeWords)),
    areUnitsPrinted: inUnits.length > 0.5 * readings.length,
    areFlagsPrinted: readings.some(({ flag }) => flag !== null),
    areDecimalsKept: ranged.length >= FEWEST_RANGES && alike.length >= NEARLY_ALL * ranged.length,
  };
}

/** "33 g%" is recognised as "33.9 %", where nothing says that the digit is printed. */
const mayEndInUnit = ({ value, range }: RowReading, unit: MeantTest['unit']) =>
  unit?.ucum === 'g/dL' &&
  unit.printed.startsWith('%') &&
  value.decimals > (range?.decimals ?? 0) &&
  value.value.toFixed(value.decimals).endsWith('9');

/** A letter close behind a recognised number may be a digit of it: "9S" was 95, "6L" 61. */
const mayEndInDigit = ({ value }: RowReading) => value.words.some(({ text }) => /\d[BILOQSZbgiloqsz|]$/.test(text));

function foundIn(row: NamedRow, reading: RowReading, habits: Habits): FoundValue | null {
  const { key, unit, isUnsure } = testMeant(row, reading, habits);
  if (!unit?.ucum && !reading.hasHeader && NEEDS_UNIT.has(row.name.name)) return null;
  const { value, comparator, decimals, words } = reading.value;
  const isRecognised = row.page.method === 'ocr';
  const isSound = reading.range === null || isSoundRange(key, reading.range, unit?.ucum ?? null);
  const printedRange = isSound ? rangeInUnit(key, reading.range, unit?.ucum ?? null) : null;
  const isUsual = printedRange !== null && Boolean(unit?.ucum) && !isUnsure;
  const asRead: Evidence = {
    result: { test: key, value, comparator, decimals, unit, printedRange },
    flag: reading.flag,
    isFlagUnread: reading.isFlagUnread,
    areFlagsPrinted: habits.areFlagsPrinted,
    areDecimalsKept: habits.areDecimalsKept,
    hasSecondValue: reading.hasSecondValue,
    isRepaired:
      reading.value.isRepaired ||
      isUnsure ||
      (isRecognised && (mayEndInUnit(reading, unit) || mayEndInDigit(reading))) ||
      (row.name.isRepaired && !isUsual),
    isRangeDropped: !isSound,
    isRecognised,
    areCommasDecimal: habits.areCommasDecimal,
    confidence: least(words),
    // A misread "to" between the limits changes nothing.
    rangeConfidence: least(reading.rangeWords.filter(({ text }) => /\d/.test(text))),
  };
  const evidence = withPointRepaired(asRead);
  return {
    evidence,
    doubt: doubtOf(evidence),
    value: {
      ...evidence.result,
      printedName: row.printedName,
      loinc: unit?.ucum ? loincOf(key, unit.ucum) : null,
      flag: reading.flag,
      page: row.page.page,
      box: boxOf(words),
      doubt: null,
    },
  };
}

/** The lowest confidence at which a value is certain that is read in two places, or follows from others. */
const CERTAIN_IF_CONFIRMED = 40;

/** Two readings of one value: two faint ones confirm each other if both were recognised at all. Any other doubt stays. */
function readTwice(one: FoundValue, other: FoundValue): FoundValue {
  const contradicted = [one, other].find(({ doubt }) => doubt !== null && doubt !== 'faint');
  if (contradicted) return contradicted;
  if (one.doubt === null || other.doubt === null) return one.doubt === null ? one : other;
  const isRead = [one, other].every(({ evidence }) => evidence.confidence >= CERTAIN_IF_CONFIRMED);
  return isRead ? { ...other, doubt: null } : one;
}

/** Leaves out repetitions of a value, and marks different values of one test. */
function eachOnce(found: readonly FoundValue[]): FoundValue[] {
  const byTest = new Map<LabTestKey, FoundValue[]>();
  for (const each of found) {
    const { test } = each.evidence.result;
    byTest.set(test, [...(byTest.get(test) ?? []), each]);
  }
  const once: FoundValue[] = [];
  for (const all of byTest.values()) {
    const distinct: FoundValue[] = [];
    for (const each of all) {
      const same = distinct.findIndex((other) => isSameValue(other.evidence.result, each.evidence.result));
      const known = distinct[same];
      if (known) distinct[same] = readTwice(known, each);
      else distinct.push(each);
    }
    const differs = (one: FoundValue) =>
      distinct.some((other) => other !== one && isSameValue(other.evidence.result, one.evidence.result) === false);
    once.push(...distinct.map((one) => (differs(one) ? { ...one, doubt: 'twoValues' as const } : one)));
  }
  return found.flatMap(({ value }) => once.filter((each) => each.value === value));
}

/** What is no recognition is compared more generously: laboratories calculate in several ways. */
const SLACK = { recognised: 1, text: 6 };

/** Marks values that contradict others of the report, and relies on those that follow from them. */
function compared(found: readonly FoundValue[]): FoundValue[] {
  const usable = found.filter(({ doubt }) => doubt === null || doubt === 'faint');
  const isRecognised = found.some(({ evidence }) => evidence.isRecognised);
  const { confirmed, contradicted } = agreementOf(
    usable.map(({ evidence }) => evidence.result),
    isRecognised ? SLACK.recognised : SLACK.text,
  );
  return found.map((each) => {
    const { test } = each.evidence.result;
    if (each.doubt === null && contradicted.has(test)) return { ...each, doubt: 'faint' };
    const isTrusted =
      each.doubt === 'faint' &&
      confirmed.has(test) &&
      !each.evidence.isRangeDropped &&
      each.evidence.confidence >= CERTAIN_IF_CONFIRMED;
    return isTrusted ? { ...each, doubt: null } : each;
  });
}

/** What the pages of a document say. */
export interface PagesReading {
  readonly values: ReadLabValue[];
  readonly unread: UnreadLines[];
  readonly printedDays: string[];
}

/**
 * The laboratory values that stand in tables of pages, in reading order, the lines that seem to have some and gave none, and the date of
 * the report. Rows and columns are found by where the words stand, not by breaks between lines. What is uncertain is marked.
 */
export function readPages(pages: readonly PageText[]): PagesReading {
  const { lines, rows: named } = namedRows(pages);
  const rows = named.map((row) => ({ row, reading: readRow(row.part, row.columns) }));
  const habits = habitsOf(rows.map(({ reading }) => reading).filter((reading) => reading !== null));
  const found = rows.flatMap(({ row, reading }) => {
    const value = reading && foundIn(row, reading, habits);
    return value ? [{ value, line: row.part.line }] : [];
  });
  const values = compared(eachOnce(found.map(({ value }) => value)));
  return {
    values: values.map(({ value, doubt }) => ({ ...value, doubt })),
    unread: unreadLines(
      lines,
      found.map(({ line }) => line),
    ),
    printedDays: printedDays(lines.map(({ own }) => own.line)),
  };
}

/** The laboratory values of pages alone. */
export const valuesOfPages = (pages: readonly PageText[]): ReadLabValue[] => readPages(pages).values;
