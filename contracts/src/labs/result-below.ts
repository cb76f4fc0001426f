import { isHeading } from './heading-line.js';
import { hasResult } from './line-below.js';
import { plainText } from './plain-text.js';
import { wordedResults } from './result-words.js';

/** Whether a plain line is a result in words and nothing else: "Reactive", "Non reactive.", "(POSITIVE)". */
function isResultAlone(plain: string): boolean {
  const [word, ...others] = wordedResults(plain);
  if (!word || others.length > 0) return false;
  return !/[\p{L}\p{N}]/u.test(plain.slice(0, word.start) + plain.slice(word.end));
}
const isName = (plain: string | undefined): boolean =>
  plain !== undefined && /\p{L}{2}/u.test(plain) && !hasResult(plain) && !isHeading(plain);

/**
 * The numbers of the lines that are a result in words alone and belong to the name in the line above: "HBsAg" above "POSITIVE". Below several names several results are a column, of which it is not
 * known whose they are.
 */
export function resultsBelow(text: string): ReadonlySet<number> {
  const lines = plainText(text)
    .split('\n')
    .map((plain, index) => ({ plain, index }))
    .filter(({ plain }) => plain.trim() !== '');
  const found = lines.filter(({ plain }, place) => {
    if (!isResultAlone(plain) || !isName(lines[place - 1]?.plain)) return false;
    return !(isName(lines[place - 2]?.plain) && isResultAlone(lines[place + 1]?.plain ?? ''));
  });
  return new Set(found.map(({ index }) => index));
}
