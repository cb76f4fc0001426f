import { isNamedEarlier, isOfOther } from './context.js';
import { endOfEarlierValue, isEarlierValue, isSaidPresent } from './earlier-value.js';
import { isMeasurableIn } from './check-value.js';
import type { LabTest } from './lab-test.js';
import type { FoundName } from './names.js';
import { endOf } from './plain-text.js';
import { valueAt } from './printed-range.js';
import { type Reading, readValue } from './read-value.js';
import { unitAt } from './units.js';
import { NOW } from './time-words.js';

/** "came down from": an earlier value, then "to" the present one. "Normal is from 136 to 145" has no change. */
const CHANGED_FROM =
  /[\s:=-]*(?:(?:has|have|had|is|was|now|levels?|values?|counts?)\s+)*(?:(?:came|come|gone|went)\s+(?:down|up)|down|up|fell|fallen|dropp?ed|drop|decreased|declined|reduced|rose|risen|rise|raised|increased|jumped|improved|worsened|changed)\s+from\s+/y;
const TO = /\s*(?:to|-+\s*>|[→⇒➔])\s*/y;
const BLANKS = /\s*/y;
const BEFORE_PAIR = /(?:[\s:=,(-]|(?:is|was|values?|results?|levels?|came|shows?)(?![a-z]))*/y;
const PAIR_END = /\s*\/\s*(?=\d)/y;
/** No result of a test is longer, with its unit. */
const LONGEST_PART = 40;

function numberWithUnit(plain: string, position: number) {
  const found = /^((?:\d{1,3}(?:,\d{2,3})*,\d{3}|\d+)(?:\.\d+)?)(?![\d.,:-]*\d)/.exec(
    plain.slice(position, position + LONGEST_PART),
  );
  if (!found) return null;
  const numberEnd = position + found[0].length;
  const start = endOf(BLANKS, plain, numberEnd) ?? numberEnd;
  const written = unitAt(plain, start);
  return {
    value: Number(found[1]?.replaceAll(',', '')),
    decimals: found[1]?.split('.')[1]?.length ?? 0,
    unit: written && { ...written, start },
    end: written?.end ?? numberEnd,
  };
}

/**
 * "Creatinine 1.1 mg/dL / 9.4 mg/dL": the first of two values with a slash between them; which is the present one is not said. Times of clotting stand beside that of a control.
 */
function pairAt(plain: string, from: number, tests: readonly LabTest[]): Reading | null {
  const first = numberWithUnit(plain, endOf(BEFORE_PAIR, plain, from) ?? from);
  const secondStart = first && endOf(PAIR_END, plain, first.end);
  const second = secondStart ? numberWithUnit(plain, secondStart) : null;
  if (!first || !second || /^\s*[/\d]/.test(plain.slice(second.end, second.end + 3))) return null;
  const isPair = tests.some(
    (test) => test.unit !== 's' && [first, second].every(({ value, unit }) => isMeasurableIn(test, value, unit)),
  );
  const { value, decimals, unit, end } = first;
  return isPair
    ? {
        value,
        decimals,
        unit,
        end,
        comparator: null,
        isUnitOfRange: false,
        unitOfRange: null,
        range: null,
        flag: null,
        hasSecondValue: true,
      }
    : null;
}

/** "fell from 12.9 to 4.4": the second. */
function changedAt(plain: string, from: number, tests: readonly LabTest[]): Reading | null {
  const start = endOf(CHANGED_FROM, plain, from);
  const number = start === null ? null : valueAt(plain, start);
  if (!number) return null;
  const unitStart = endOf(BLANKS, plain, number.end) ?? number.end;
  const to = endOf(TO, plain, unitAt(plain, unitStart)?.end ?? number.end);
  return to === null ? null : readValue(plain, to, tests);
}

const SAID_NOW = new RegExp(`(?<![a-z])(?:${NOW}|at present|presently)(?![a-z])`);
/** "was 4.4 in June, now 13.1": the value behind the word of the present. */
function presentBehind(cells: string, from: number, tests: readonly LabTest[]): Reading | null {
  const line = cells.slice(from, from + LONGEST_PART).split('\n', 1)[0] ?? '';
  const now = SAID_NOW.exec(line);
  return now && readValue(cells, from + now.index, tests);
}
const WAS = /(?<![a-z])(?:was|were|had been|used to be)(?![a-z])/;

/** What is read from: the whole text, and the part of it that ends where the value of a name can stand. */
interface Source {
  readonly plain: string;
  readonly cells: string;
  readonly tests: readonly LabTest[];
}

/**
 * The present value behind a name, in a text that ends at `cellsEnd`, where it can stand: what follows there still tells whose the words of an earlier time are. One that is said to be earlier is passed over, if another follows: that is the present one if words say so, else one of two values. Both are given where
 * it is not said to which of them the words belong: "4.4 last week 12.9".
 */
export function readPresentValues(
  plain: string,
  cellsEnd: number,
  { start, end }: FoundName,
  tests: readonly LabTest[],
): readonly Reading[] {
  const cells = plain.slice(0, cellsEnd);
  const first = changedAt(cells, end, tests) ?? pairAt(cells, end, tests) ?? readValue(cells, end, tests);
  if (!first) return [];
  const present = WAS.test(cells.slice(end, first.end)) ? presentBehind(cells, first.end, tests) : null;
  if (present) return [present];
  // "Potassium today 7.4, 3 days back 4.0"
  if (isSaidPresent(cells.slice(end, first.end))) return [first];
  const isEarlierName = isNamedEarlier(cells, start) && !isOfOther(cells, start);
  return isEarlierName || isEarlierValue(plain, first.end)
    ? laterThan(first, { plain, cells, tests }, isEarlierName)
    : [first];
}

/** What follows a value that is said to be earlier. */
function laterThan(earlier: Reading, source: Source, isEarlierName: boolean): readonly Reading[] {
  const { plain, cells, tests } = source;
  const from = endOfEarlierValue(plain, earlier.end);
  const next = from > earlier.end ? readValue(cells, from, tests) : null;
  // A limit is none.
  if (!next || next.comparator !== null) return [];
  if (isEarlierValue(plain, next.end)) return laterThan(next, source, isEarlierName);
  const [behind = ''] = cells.slice(next.end, next.end + LONGEST_PART).split(/[\d\n]/, 1);
  const words = cells.slice(earlier.end, from);
  if (isSaidPresent(words) || isSaidPresent(behind)) return [next];
  if (isEarlierName) return [];
  const isUnsaid = !/[,;:()]/.test(words);
  return [...(isUnsaid ? [earlier] : []), next].map((each) => ({ ...each, hasSecondValue: true }));
}
