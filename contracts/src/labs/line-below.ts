import { namesIn } from './names.js';
import { plainText } from './plain-text.js';
import { numbersOf } from './printed-numbers.js';
import { wordedResults } from './result-words.js';

/** "Reference range: < 30" in the line below a result. */
const RANGE_BELOW = /^\s*(?:bio(?:logical|\.)?\s*)?(?:ref(?:erence|\.)?|normal|expected)\b.*\d/i;
/** "Normal morphology 6 % > 4": a name that begins like a label. */
const NAME_WITH_NUMBER =
  /^\s*(?:normal|expected)\s+(?!(?:bio\w*|ref\w*|ranges?|intervals?|values?|limits?|levels?|results?|adults?|up)(?!\p{L}))\p{L}/u;
/** Whether a line has only what is expected of the result above. */
function isRangeBelow(line: string): boolean {
  if (!RANGE_BELOW.test(line)) return false;
  const plain = plainText(line);
  return !NAME_WITH_NUMBER.test(plain) || numbersOf(plain).numbers.every(({ comparator }) => comparator !== null);
}
/** "Unit: ng/mL", or the unit alone. */
const UNIT_BELOW = /^\s*(?:(?:units?|uom)\s*[:=-]\s*)?(?:%|[a-zµμ]{1,6}\s?\/\s?[a-z]{1,4}|mm\s?hg)\s*$/i;

/** "Reference: Negative" in the line below a result. */
const WORD_BELOW =
  /^\s*(?:bio(?:logical|\.)?\s*)?(?:ref\w*|normal|expected)(?: (?:range|interval|value|result)s?)?\s*[:=-]\s*\p{L}[\p{L} -]*$/iu;
/** Whether a line has only the unit of the result above, or what is expected of it. */
export const isBesideResult = (line: string): boolean =>
  isRangeBelow(line) || isUnit(line) || (WORD_BELOW.test(line) && wordedResults(plainText(line)).length > 0);
/** "Result: Positive" below the name of its test. */
const LABELLED_RESULT =
  /^\s*(?:(?:observed|patient'?s?|your|test) )?(?:result|value|finding|observation)s?\s*[:=-]\s*\S[^:;]*$/;
/** Whether a plain line is a labelled result in words of the test that the line above names. */
export const isResultOfAbove = (plain: string): boolean =>
  LABELLED_RESULT.test(plain) && wordedResults(plain).length === 1 && namesIn(plain).length === 0;

/** Whether a line is a unit alone. */
export const isUnit = (line: string): boolean => UNIT_BELOW.test(line);

/** Whether a plain text has a number or a word that may be a result; limits are none. */
export const hasResult = (plain: string): boolean =>
  numbersOf(plain).numbers.length > 0 || wordedResults(plain).length > 0;

const SEVERAL_NUMBERS = /(?<![\p{L}\d.])\d[\d.,]*[\s|;/]+[<>]?\d/u;
/** Whether a plain line has several numbers beside each other, as a row of a table. */
export const hasSeveralNumbers = (plain: string): boolean => SEVERAL_NUMBERS.test(plain);
