import { endOf, plainText } from './plain-text.js';
import { flagAt } from './printed-flag.js';
import { numbersOf } from './printed-numbers.js';
import { RANGE_LABEL } from './read-value.js';
import { wordedResults } from './result-words.js';

/** Quantities without a unit. */
const UNITLESS =
  /(?<!\p{L})(?:ph|ratio|index|indices|score|grade|titres?|titers?|dilution|gravity|s\s?\/\s?co|cut-?\s?off|coi|inr|number|no|ct)(?!\p{L})/u;
const UNIT_ANYWHERE = /%|\p{L}\s?\/\s?(?:\p{L}|\d)|[([]\s*\p{L}{2,6}\s*[)\]]/u;
const NAME = /\p{L}{2}/u;

/** Whether a line gives the number of something that has a unit, and no unit: "Procalcitonin 38". What the word behind a number means is not known. */
export function lacksUnit(text: string): boolean {
  const plain = plainText(text);
  const { numbers } = numbersOf(plain);
  if (numbers.length === 0 || UNITLESS.test(plain) || UNIT_ANYWHERE.test(plain) || wordedResults(plain).length > 0)
    return false;
  return numbers.every(({ end }) => {
    const start = end + (/^[\s,;:()[\]*-]*/.exec(plain.slice(end))?.[0].length ?? 0);
    const isWord =
      /\p{L}/u.test(plain[start] ?? '') && !flagAt(plain, start) && endOf(RANGE_LABEL, plain, start) === null;
    return NAME.test(plain.slice(0, end)) && !isWord;
  });
}
