import { namesIn } from './names.js';
import { plainText } from './plain-text.js';

/** What a laboratory wrote about the results: "Comment: kindly correlate clinically." Offsets are those of the text. */
export interface PrintedComment {
  /** As printed: "Comment", "Impression". */
  readonly label: string;
  /** Word for word, without the label. Lines are joined by a blank; one that is too long ends in "…". */
  readonly text: string;
  readonly start: number;
  readonly end: number;
}

const LABEL =
  /^[\s*•]*((?:pathologist'?s?\s+|doctor'?s?\s+|lab(?:oratory)?\s+|clinical\s+|final\s+)?(?:comments?|remarks?|notes?|interpretation|impression|conclusion|opinion|advi[cs]e|suggestions?|kindly note|टिप्पणी|निष्कर्ष|सलाह))\s*(?:[:-]+|$)/;
/** The row of a result, which is no part of what was written above it: "Hb 12.5 g/dL (12-15)". */
function isResult(line: string): boolean {
  const plain = plainText(line);
  const [first] = namesIn(plain);
  return (
    first !== undefined && !/\p{L}/u.test(plain.slice(0, first.start)) && /^[\s:=<>-]*\d/.test(plain.slice(first.end))
  );
}

/** A line with a label of its own, or a row of a table, ends a comment. */
const OTHER_LINE = /^[^\n]{1,40}:\s|\S {3,}\S|\t|\|/;
const MOST_LINES = 8;
const LONGEST_COMMENT = 600;

/** What the laboratory wrote about the results under a label such as "Comment" or "Impression", up to an empty line or a row of a table. Never throws. */
export function printedComments(text: string): PrintedComment[] {
  const lines = text.split('\n');
  const comments: PrintedComment[] = [];
  let position = 0;
  for (const [index, line] of lines.entries()) {
    const start = position;
    position += line.length + 1;
    const [head, label] = LABEL.exec(plainText(line)) ?? [];
    if (head === undefined || label === undefined) continue;
    const first = line.slice(head.length).trim();
    const below = lines.slice(index + 1, index + MOST_LINES);
    // A heading may have an empty line below it.
    const isEnd = (each: string, at: number) => each.trim() === '' && (first !== '' || at > 0);
    const stop = below.findIndex(
      (each, at) => isEnd(each, at) || OTHER_LINE.test(each) || isResult(each) || LABEL.test(plainText(each)),
    );
    const following = below.slice(0, stop < 0 ? below.length : stop);
    const written = [first, ...following.map((each) => each.trim())].filter((each) => each !== '').join(' ');
    if (written === '') continue;
    const from = line.toLowerCase().indexOf(label);
    comments.push({
      label: line.slice(Math.max(0, from), Math.max(0, from) + label.length),
      text: written.length > LONGEST_COMMENT ? `${written.slice(0, LONGEST_COMMENT)}…` : written,
      start,
      end: start + [line, ...following].join('\n').length,
    });
  }
  return comments;
}
