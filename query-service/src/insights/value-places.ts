import { namesIn } from '@anamnesis/contracts/labs/names';
import { plainText } from '@anamnesis/contracts/labs/plain-text';
import { wordedResults } from '@anamnesis/contracts/labs/result-words';
import { DIGITS } from '@anamnesis/contracts/reading/items';
import type { ReadLabValue } from '@anamnesis/contracts/reading/lab-value';

const NUMBER = /(?<![\d.])(?:\d[\d,]*(?:\.\d+)?|\.\d+)(?!\.?\d)/g;
/** A number of which characters may have been misread: "l3,5". */
const MISREAD = /(?<![\p{L}\d])(?=[^\s]*\d)[\doqlizsb|!$]+(?:[.,:·][\doqlizsb|!$]+)?(?![\p{L}\d])/giu;
/** In front of a cell of a line, with the signs of a list. */
const BEFORE_CELL = /(?:^| {3}|\t)[\s|*•#]*/g;
const LONGER_NAME = /^(?:[\p{L}\p{M}\p{N}]|-\p{L})/u;

/** Offsets of the first character, and of the one after the last. */
interface Place {
  readonly start: number;
  readonly end: number;
}

/** A line of a document. */
interface Line {
  readonly line: string;
  /** Its offset in the text. */
  readonly start: number;
}

/** The lines of a text with their offsets. */
export function linesOf(text: string): Line[] {
  let from = 0;
  return text.split('\n').map((line) => {
    const start = from;
    from += line.length + 1;
    return { line, start };
  });
}

/** Where a value that was read stands in the lines of its document, from its name to its number. All else of a line is left. Only a number that is nowhere as it was read is found by its digits. */
export function placesOf(value: ReadLabValue, lines: readonly Line[]): Place[] {
  const find = (endOf: EndOf) =>
    lines.flatMap(({ line, start }) => {
      const place = placeIn(line, value, endOf);
      return place ? [{ start: start + place.start, end: start + place.end }] : [];
    });
  const asRead = find(endOfNumber);
  return asRead.length > 0 ? asRead : find(endOfDigits);
}

/**
 * Where a line has a value: its name at the beginning of a cell, and its number behind it. Null if it does not. A longer word or name is not the name: "Hb" does
 * not stand in "HbsAg", nor "K" in "Vitamin K".
 */
function placeIn(line: string, value: ReadLabValue, endOf: EndOf): Place | null {
  const { printedName } = value;
  if (printedName === '') return null;
  for (const { 0: gap, index } of line.matchAll(BEFORE_CELL)) {
    const start = index + gap.length;
    const from = start + printedName.length;
    if (!line.startsWith(printedName, start) || LONGER_NAME.test(line.slice(from))) continue;
    const end = endOf(line.slice(from), value);
    if (end !== null && isOfTest(line.slice(from, from + end), value)) return { start, end: from + end };
  }
  return null;
}

/** Whether nothing between a name and a number is the name of another test, or a result in words. */
const isOfTest = (between: string, { test }: ReadLabValue): boolean => {
  const plain = plainText(between);
  return wordedResults(plain).length === 0 && namesIn(plain).every(({ keys }) => keys.some((key) => key === test));
};

/** Where the number of a value ends in a text; null if it does not stand there. */
type EndOf = (text: string, value: ReadLabValue) => number | null;

const endOfFirst = (text: string, pattern: RegExp, isNumber: (written: string) => boolean): number | null => {
  const found = [...text.matchAll(pattern)].find(([written]) => isNumber(written));
  return found ? found.index + found[0].length : null;
};

const endOfNumber: EndOf = (text, { value }) =>
  endOfFirst(text, NUMBER, (written) => Number(written.replaceAll(',', '')) === value);

/** A number of which a digit or the decimal point was misread. */
const endOfDigits: EndOf = (text, { value, decimals }) =>
  endOfFirst(text, MISREAD, (written) => digitsOf(written) === digitsOf(value.toFixed(decimals)));

/** The digits of a number without its decimal point and the zeros in front. */
const digitsOf = (written: string): string =>
  [...written.toLowerCase()]
    .map((char) => DIGITS[char] ?? char)
    .filter((char) => /\d/.test(char))
    .join('')
    .replace(/^0+(?=\d)/, '');
