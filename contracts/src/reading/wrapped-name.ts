import { plainText } from '../labs/plain-text.js';
import type { Cell, Line } from './cells.js';
import { itemsOfLine } from './items.js';
import { isNear, plainOf, type NamedCell, type PageLine } from './page-lines.js';
import { nameOf, type CellName } from './test-name.js';

/** The cell of a line with words, above or below another one. */
function cellInColumn(line: Line, left: number, height: number): Cell | undefined {
  return line.cells.find(
    (cell) => Math.abs(cell.left - left) <= 2.5 * height && /\p{L}{2}/u.test(line.text.slice(cell.start, cell.end)),
  );
}

const METHOD_LINE = /^\W*(?:method|technique|note|comment|interpretation|specimen|sample)\b|^\s*[([]/;
const CHANGES_MEANING = /^\W*(?:ratio|uptake|clearance|electrophoresis|antibod|receptor|index|binding)/;

/** A name that goes on in the next line: "Albumin" over "Creatinine Ratio". Null if that line makes another quantity of it. */
export function extended({ line }: PageLine, { cell, name }: NamedCell, next: PageLine | undefined): CellName | null {
  if (!next || next.hasValue || !isNear(line, next.line)) return name;
  const below = cellInColumn(next.line, cell.left, line.height);
  if (!below) return name;
  const text = plainOf(next.line, below);
  if (CHANGES_MEANING.test(text)) return null;
  if (METHOD_LINE.test(text) || name.end < cell.end - cell.start) return name;
  const joined = nameOf(`${plainOf(line, cell)} ${text}`);
  return joined && joined.nameEnd > cell.end - cell.start + 1 ? { ...joined, end: name.end } : name;
}

/** A name, and where the numbers of its row begin. */
interface WrappedName {
  readonly name: CellName;
  readonly printedName: string;
  readonly from: number;
}

/** The name of a row that stands in several lines, or in a line above or below the numbers. */
export function wrappedName(lines: readonly PageLine[], index: number): WrappedName | null {
  const { line } = lines[index]!;
  const first = line.cells[0];
  if (!first) return null;
  const own = /\p{L}{2}/u.test(line.text.slice(first.start, first.end)) ? first : null;
  // A number alone below a name is one of an axis, or of anything.
  const isRow = itemsOfLine(line).some(({ kind }) => kind === 'unit' || kind === 'range');
  if (!own && !isRow) return null;
  const neighbour = (offset: 1 | -1) => {
    const other = lines[index + offset];
    if (!other || other.hasValue || !isNear(line, other.line)) return null;
    const cell = own ? cellInColumn(other.line, own.left, line.height) : other.line.cells[0];
    return cell && cell.left <= first.left + line.height ? other.line.text.slice(cell.start, cell.end) : null;
  };
  const [above, below] = [neighbour(-1), neighbour(1)];
  const ownText = own ? line.text.slice(own.start, own.end) : '';
  const options = own
    ? [
        [above, ownText],
        [ownText, below],
        [above, ownText, below],
      ]
    : [[above, below], [above], [below]];
  for (const option of options) {
    const parts = option.filter((part) => part !== null);
    if (parts.length < option.length) continue;
    const text = parts.join(' ');
    const name = nameOf(plainText(text));
    // The name has to reach from the first to the last line.
    const isWhole = name && name.end >= text.length && (parts.length === 1 || name.nameEnd > parts[0]!.length);
    if (isWhole) return { name, printedName: text, from: own ? own.end : 0 };
  }
  return null;
}
