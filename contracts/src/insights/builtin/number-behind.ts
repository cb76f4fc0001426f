import { flagBehind } from '../../labs/printed-flag.js';
import { wordedResults } from '../../labs/result-words.js';
import { withoutAsides } from './found-by-name.js';

/** What of a number's text follows a name: the number, and what stands behind it. */
const AFTER_NAME = /^([^\d<>]*)([<>]?)\s*=?\s*(\d+(?:\.\d+)?)/;
/** "pH (37 °C)", "pH at 37 C": no result. */
const TEMPERATURE = /\d+(?:\.\d+)?\s*(?:°|º|deg\w*)?\s*c(?![a-z])/g;
const TWO_SIDED = /(\d+(?:\.\d+)?)\s*(?:-|to)\s*(\d+(?:\.\d+)?)/;
/** A range in front of the result: "pH 7.35 - 7.45   7.08". */
const RANGE_FIRST = /^([^\d<>]*)\d+(?:\.\d+)?\s*(?:-|to)\s*\d+(?:\.\d+)?(?![\d.]|\s*-\s*\d)(?=.*\d)/;
const UPPER = /(?:<|≤|up\s*to)\s*=?\s*(\d+(?:\.\d+)?)/;
const blank = (text: string) => ' '.repeat(text.length);

/** A number behind a name in a line of which the table of tests knows nothing. */
export interface NumberBehind {
  /** As printed. */
  readonly digits: string;
  readonly sign: '<' | '>' | null;
  /** What stands between the name and the number. */
  readonly before: string;
  /** What stands behind the number. */
  readonly rest: string;
  /** The limits that are printed beside it; null where none is. */
  readonly low: number | null;
  readonly high: number | null;
}

/** The number behind the name in a plain line; null without one. A temperature and a range in front of it are passed over, and so are brackets, if a number stands outside. */
export function numberBehind(name: RegExp, line: string): NumberBehind | null {
  const found = name.exec(line);
  if (!found) return null;
  const behind = line.slice(found.index + found[0].length).replace(TEMPERATURE, blank);
  const open = withoutAsides(behind);
  const own = (/\d/.test(open) ? open : behind).replace(
    RANGE_FIRST,
    (all, start: string) => start + ' '.repeat(all.length - start.length),
  );
  const number = AFTER_NAME.exec(own);
  if (!number) return null;
  const [all, before = '', sign, digits = ''] = number;
  const rest = behind.slice(all.length);
  const range = TWO_SIDED.exec(rest) ?? TWO_SIDED.exec(behind.slice(0, all.length - digits.length));
  return {
    ...{ digits, before, rest, sign: sign === '<' || sign === '>' ? sign : null },
    low: range ? Number(range[1]) : null,
    high: range ? Number(range[2]) : Number(UPPER.exec(rest)?.[1] ?? NaN) || null,
  };
}

/** What makes an explanation of a word: "positive above 14", "positive: > 14". */
const EXPLAINS = /^\s*(?:[:<>≤≥=]|above|over|if|is|when|at|from|means|indicat)/;
const NAMED_HIGH = /(?<![a-z])(?:high|raised|elevated|increased|critical|hh?)(?![a-z])|[↑▲]/;

/** "2.8 (H)": in brackets a letter is a flag also where no unit stands. */
const FLAG_IN_BRACKETS = /^\s*[([]\s*hh?\s*[)\]]/;

/** Whether the laboratory itself calls a number high or positive: "0.35 ng/mL POSITIVE", "2400 ng/L H", "POSITIVE (0.35)". */
export function isCalledHigh({ before, rest }: NumberBehind): boolean {
  const [word] = wordedResults(before);
  if (word ? word.isFound && !EXPLAINS.test(before.slice(word.end)) : NAMED_HIGH.test(before)) return true;
  const { flag, start } = flagBehind(rest);
  if (flag === 'high' || FLAG_IN_BRACKETS.test(rest)) return true;
  const called = rest.slice(start);
  if (/^critical(?![a-z])/.test(called)) return true;
  const [first] = wordedResults(called);
  return first?.start === 0 && first.isFound && !EXPLAINS.test(called.slice(first.end));
}
