import { numbersOf } from './printed-numbers.js';
import { plainText } from './plain-text.js';
import { isReferenceRow, isRowOfStage } from './reference-row.js';
import type { Span } from './table-labels.js';

/** The heading of a table that explains: it holds limits for everybody, and no result of the person. */
const HEADING =
  /^[\s*•#:-]*(?:(?:list|table) of )?(?:(?:adult|laboratory|lab|our|biological|normal|the) )*(?:critical(?: alert)? (?:values?|limits?|results?)|panic (?:values?|limits?)|alert (?:values?|limits?)|(?:reference|normal) (?:intervals?|ranges?|values?)|decision (?:limits?|levels?)|(?:therapeutic|target) (?:ranges?|levels?))(?: (?:list|table|policy|for|in|of|adults?|tests?|and|units?))*[\s*:.()-]*$/;
/** "CKD-EPI eGFR stage table": a row of stages below is none of the person. */
const TABLE = /^[^\d:]*(?<!\p{L})(?:tables?|charts?|classification|staging)[\s:.]*$/u;
/** Two rows of limits may be results that are known as limits only: "Troponin T > 10000". */
const FEWEST_ROWS = 3;

/** A row that begins with a name and gives limits alone: "Potassium   < 2.5   > 6.5 mmol/L", "Sodium 135 - 145". */
function isRowOfLimits(plain: string): boolean {
  if (!/^[\s*•-]*\p{L}{2}.*\d/u.test(plain)) return false;
  const { numbers } = numbersOf(plain);
  return numbers.every(({ comparator }) => comparator !== null);
}

/**
 * The headings and rows of tables that explain, as offsets: below a heading such as "Critical values" or "Reference intervals" at least three rows, each of which begins with a name and gives limits
 * alone. A row with a plain number ends the table: it may be a result. A row of a time or of limits of alarm needs no heading, and neither do several rows of stages. Never throws.
 */
export function explainedRows(text: string): Span[] {
  const plain = plainText(text);
  const all: Span[] = [];
  const stages: Span[] = [];
  let isTable = false;
  let open: Span[] | null = null;
  const close = () => {
    if (open && open.length > FEWEST_ROWS) all.push(...open);
    open = null;
  };
  let position = 0;
  for (const line of plain.split('\n')) {
    const start = position;
    position += line.length + 1;
    if (isReferenceRow(line)) all.push({ start, end: start + line.length });
    else if (isRowOfStage(line)) (isTable ? all : stages).push({ start, end: start + line.length });
    else if (HEADING.test(line)) {
      close();
      open = [{ start, end: start + line.length }];
    } else if (open && isRowOfLimits(line)) open.push({ start, end: start + line.length });
    else if (line.trim() !== '' && /\d/.test(line)) close();
    isTable = TABLE.test(line) || (isTable && isRowOfStage(line));
  }
  close();
  return stages.length > 1 ? [...all, ...stages] : all;
}
