import { isOtherQuantity, isRangeOf, NEEDS_UNIT, rangeInUnit } from '../labs/check-value.js';
import { labTest, loincOf } from '../labs/tests.js';
import type { Box } from '../uploads/page-text.js';
import type { CellWord } from './cells.js';
import { doubtOf, hasLostPoint, isSoundRange, type Doubt, type Evidence } from './doubt.js';
import type { Habits } from './habits.js';
import type { ReadLabValue } from './lab-value.js';
import { withPoint } from './lost-point.js';
import { testMeant, type MeantTest } from './meant-test.js';
import type { NamedRow } from './named-rows.js';
import type { RowReading } from './row-reading.js';

/** A value of a row, and why it cannot be relied upon; null if it can. */
export interface FoundValue {
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

/** A recognised value that cannot be as it was read, with the decimal point that was lost. */
function withPointRepaired(evidence: Evidence): Evidence {
  const { result, flag, isRecognised } = evidence;
  if (!isRecognised || !hasLostPoint(evidence)) return evidence;
  const repaired = withPoint(result, result.printedRange, flag);
  return repaired ? { ...evidence, result: repaired, isRepaired: true } : evidence;
}

/** "33 g%" is recognised as "33.9 %", where nothing says that the digit is printed. */
const mayEndInUnit = ({ value, range }: RowReading, unit: MeantTest['unit']) =>
  unit?.ucum === 'g/dL' &&
  unit.printed.startsWith('%') &&
  value.decimals > (range?.decimals ?? 0) &&
  value.value.toFixed(value.decimals).endsWith('9');

/** A letter close behind a recognised number may be a digit of it: "9S" was 95, "6L" 61. */
const mayEndInDigit = ({ value }: RowReading) => value.words.some(({ text }) => /\d[BILOQSZbgiloqsz|]$/.test(text));

/** The value of a row that was read; null if nothing says which test it is of. */
export function foundIn(row: NamedRow, reading: RowReading, habits: Habits): FoundValue | null {
  const { key, unit, isUnsure } = testMeant(row, reading, habits);
  const isNamedAlone = !NEEDS_UNIT.has(row.name.name) || isRangeOf(labTest(key), reading.range);
  if (!unit?.ucum && !reading.hasHeader && !isNamedAlone) return null;
  if (isOtherQuantity(labTest(key), unit?.ucum ?? null)) return null;
  const { value, comparator, decimals, words } = reading.value;
  const isRecognised = row.page.method === 'ocr';
  const isSound = reading.range === null || isSoundRange(key, reading.range, unit?.ucum ?? null);
  const printedRange = isSound ? rangeInUnit(key, reading.range, unit?.ucum ?? null) : null;
  const isUsual = printedRange !== null && Boolean(unit?.ucum) && !isUnsure;
  const asRead: Evidence = {
    result: { test: key, value, comparator, decimals, unit, printedRange },
    flag: reading.flag,
    isMarked: reading.isMarked,
    isFlagUnread: reading.isFlagUnread,
    areFlagsPrinted: habits.areFlagsPrinted,
    areDecimalsKept: habits.areDecimalsKept,
    hasSecondValue: reading.hasSecondValue,
    isRepaired:
      reading.value.isRepaired ||
      isUnsure ||
      (isRecognised && (mayEndInUnit(reading, unit) || mayEndInDigit(reading))) ||
      (row.name.isRepaired && !isUsual),
    isRangeDropped: reading.range !== null && printedRange === null,
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
