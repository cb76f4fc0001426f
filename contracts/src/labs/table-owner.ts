import { pieceOf } from './line-piece.js';
import type { FoundName } from './names.js';
import type { Span } from './table-labels.js';

/** How far below the name of its test a table may begin. */
const LONGEST_BEFORE = 600;
/** "(CHOD-PAP)" behind a name: a method, and no other test. */
const ASIDE = /\([^()\d]*\)/g;

/** Whether unrecognised words stand beside a number in a text without known names, in one line or with the number alone in the line below: the result of another test. */
function hasUnknownResult(text: string): boolean {
  let above = '';
  for (const line of text.replace(ASIDE, ' ').split('\n')) {
    if (line.trim() === '') continue;
    const { kind, isNumberAlone } = pieceOf(line);
    const isResult = kind === 'result' || (isNumberAlone && pieceOf(`${above} ${line}`).kind === 'result');
    if (isResult && /\d/.test(line)) return true;
    above = line;
  }
  return false;
}

/**
 * The name of the test whose table begins in a line of a plain text; `valueEnd`: where the number of a result ends in front of its rows, or the start of the line without one. Undefined if no name is known, or if
 * the table may be that of a test that is not known: its words and a number stand between, or in front of the rows.
 */
export function ownerOf(
  plain: string,
  names: readonly FoundName[],
  { start, end }: Span,
  valueEnd: number,
): FoundName | undefined {
  const inLine = names.filter((name) => name.start >= start && name.end <= end);
  const inFront = inLine.filter((name) => name.end <= valueEnd);
  const head = inFront.reduce(
    (text, name) =>
      text.slice(0, name.start - start) + ' '.repeat(name.end - name.start) + text.slice(name.end - start),
    plain.slice(start, valueEnd),
  );
  if (hasUnknownResult(head)) return undefined;
  const own = inFront.at(-1) ?? inLine[0];
  if (own) return own;
  const last = names.findLast((name) => name.start < start && name.start > start - LONGEST_BEFORE);
  return last && !hasUnknownResult(plain.slice(last.end, start)) ? last : undefined;
}
