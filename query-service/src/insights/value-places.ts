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

/** A line of a document from the beginning of one of its cells on. */
interface Cell {
  readonly text: string;
  /** Its offset in the document. */
  readonly start: number;
  /** The number of its line. */
  readonly line: number;
}

/** The cells of a text, in order. */
export function cellsOf(text: string): Cell[] {
  let from = 0;
  return text.split('\n').flatMap((written, line) => {
    const start = from;
    from += written.length + 1;
    return [...written.matchAll(BEFORE_CELL)].map(({ 0: gap, index }) => {
      const at = index + gap.length;
      return { text: written.slice(at), start: start + at, line };
    });
  });
}

/** Where a value that was read stands in its document, once in a line, from its name to its number. All else of a line is left. Only a number that is nowhere as it was read is found by its digits. */
export function placesOf(value: ReadLabValue, cells: readonly Cell[]): Place[] {
  const { printedName } = value;
  const named = printedName === '' ? [] : cells.filter(({ text }) => text.startsWith(printedName));
  const find = (endOf: EndOf) => {
    let found = -1;
    return named.flatMap(({ text, start, line }) => {
      const end = line === found ? null : endIn(text.slice(printedName.length), value, endOf);
      if (end === null) return [];
      found = line;
      return [{ start, end: start + printedName.length + end }];
    });
  };
  const asRead = find(endOfNumber);
  return asRead.length > 0 ? asRead : find(endOfDigits);
}

/**
 * Where a value ends behind its name in a cell; null if it is not there. A longer word or name is not the name: "Hb" does not stand in
 * "HbsAg", nor "K" in "Vitamin K".
 */
function endIn(behind: string, value: ReadLabValue, endOf: EndOf): number | null {
  if (LONGER_NAME.test(behind)) return null;
  const end = endOf(behind, value);
  return end !== null && isOfTest(behind.slice(0, end), value) ? end : null;
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
