import { plainCharacters } from '../labs/plain-text.js';
import type { PlacedWord } from './placed-words.js';
import type { Row } from './rows.js';

/** Stands between cells in the text of a row. No pattern of a value, unit, range or name crosses it. */
export const CELL_END = '\ue000';

/** A row as text: words with a blank between them, cells with `CELL_END`. Which commas are decimal points is judged by all rows. */
export interface Line {
  readonly text: string;
  readonly plain: string;
  readonly cells: readonly Cell[];
  readonly middle: number;
  readonly height: number;
  /** Whether the words were recognised in a picture. */
  readonly isRecognised: boolean;
}

export interface Cell {
  /** Offsets in the text of the line. */
  readonly start: number;
  readonly end: number;
  readonly left: number;
  readonly right: number;
  readonly words: readonly CellWord[];
}

export interface CellWord extends PlacedWord {
  readonly start: number;
  readonly end: number;
}

/** A range may be printed with wide gaps around its dash; in blanks. */
const WIDEST_GAP_IN_RANGE = 3;

const isHalfRange = (before: PlacedWord, after: PlacedWord) =>
  (/^(?:[-–—~<>≤≥]|to)$/i.test(after.text) && /\d$/.test(before.text)) ||
  (/^(?:[-–—~<>≤≥]|to|.*\d[-–])$/i.test(before.text) && /^\d/.test(after.text));

/** After a comma, whose box recognition makes too narrow. */
const WIDEST_GAP_IN_NAME = 1.5;
const isSameCell = (before: PlacedWord, after: PlacedWord, blank: number) => {
  const isHalfName = before.text.endsWith(',') && /^[a-z]/.test(after.text);
  const factor = isHalfRange(before, after) ? WIDEST_GAP_IN_RANGE : isHalfName ? WIDEST_GAP_IN_NAME : 1;
  return after.left - before.right <= blank * factor;
};

/** No row of a table has more words; what has more is not read. */
const MOST_WORDS = 300;

/** The line of a row. */
export function lineOf({ words: all, middle, height, blank }: Row, isRecognised = false): Line {
  const words = all.length > MOST_WORDS ? [] : all;
  const cells: { start: number; end: number; left: number; right: number; words: CellWord[] }[] = [];
  const parts: string[] = [];
  let length = 0;
  words.forEach((word, index) => {
    const before = words[index - 1];
    const cell = cells.at(-1);
    const isNext = before && cell && isSameCell(before, word, blank);
    if (before) {
      parts.push(isNext ? ' ' : CELL_END);
      length += 1;
    }
    const placed = { ...word, start: length, end: length + word.text.length };
    parts.push(word.text);
    length = placed.end;
    if (isNext) {
      cell.words.push(placed);
      cell.end = placed.end;
      cell.right = Math.max(cell.right, word.right);
    } else cells.push({ start: placed.start, end: placed.end, left: word.left, right: word.right, words: [placed] });
  });
  const text = parts.join('');
  return { text, plain: plainCharacters(text), cells, middle, height, isRecognised };
}

/** The words of a line that a part of its text touches. */
export const wordsBetween = (line: Line, start: number, end: number): CellWord[] =>
  line.cells
    .filter((cell) => cell.start < end && cell.end > start)
    .flatMap(({ words }) => words.filter((word) => word.start < end && word.end > start));
