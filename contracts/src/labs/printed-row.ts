import { plainCharacters } from './plain-text.js';
import { numbersOf } from './printed-numbers.js';
import { unitAt } from './units.js';

/** Behind a number: whose age or time it is, so that the limits beside it are those of some people. "1 hr 204 < 180" has a number of its own. */
const OF_GROUP =
  /^\s*(?:(?:to|-)\s*\d+\s*|(?:st|nd|rd|th)\s*)?(?:years?|yrs?|months?|mths?|weeks?|wks?|days?|hours?|hrs?|trimester|[ap]\.?m)(?![a-z])/;
const LETTER = /\p{L}/u;

/** Whether a text has a letter that is part of no unit such as "mg/dL". */
function hasName(text: string): boolean {
  for (let position = 0; position < text.length; position += 1) {
    if (!LETTER.test(text[position]!)) continue;
    const isInWord = LETTER.test(text[position - 1] ?? '');
    const unit = isInWord ? null : unitAt(text, position);
    // "Ratio" and "a" are names too.
    if (!unit || !text.slice(position, unit.end).includes('/')) return true;
    position = unit.end - 1;
  }
  return false;
}

/** Whether an amount in a volume stands at a place: "mg/dL". A share or a time may be that of anything. */
function hasUnitOfAmount(plain: string, end: number): boolean {
  const start = end + (/^\s*/.exec(plain.slice(end))?.[0].length ?? 0);
  const unit = unitAt(plain, start);
  return unit !== null && /\/\s*[a-z]*l(?![a-z])/.test(plain.slice(start, unit.end));
}

/**
 * Whether a plain line is a row of a report as most are printed: a name, a number, and behind them the range that is expected, or the unit of an amount. Whatever its words are, it is a result:
 * "Fasting 412 mg/dL 70 - 100", "P/C ratio 6.2 < 0.2".
 */
export function isPrintedRow(line: string): boolean {
  const plain = plainCharacters(line);
  const { numbers, ranges } = numbersOf(plain);
  const own = numbers.at(-1);
  const [limits] = ranges;
  if (!own || OF_GROUP.test(plain.slice(own.end))) return false;
  if (limits ? limits.start < own.end : !hasUnitOfAmount(plain, own.end)) return false;
  const digits = /[<>≤≥]?\s*=?\s*[\d.,]+$/.exec(plain.slice(0, own.end));
  return hasName(plain.slice(0, digits?.index ?? 0));
}
