import type { PrintedStanding } from '../../labs/printed-standing.js';
import { wordedResults } from '../../labs/result-words.js';
import { isFoundByName } from './found-by-name.js';
import { isCalledHigh, numberBehind } from './number-behind.js';

export const TROPONIN = /(?<![a-z])(?:troponin|trop(?:[ -]?[it])?|(?:h?s)?[ -]?c?tn[it]|ट्रोपोनिन)(?![a-z])/;
/** "Troponin high", without a number. */
const SAID_HIGH = new RegExp(
  String.raw`${TROPONIN.source}(?:[\s:=,(-]|is|was|came|levels?|value|very|markedly|mildly|[it](?![a-z])){0,9}(?:high|raised|elevated|increased)(?![a-z])(?!\s*(?:if|when|above|in|:))`,
);
/** A method, and no result. */
const HIGH_SENSITIVITY = /(?:(?:high(?:ly)?|ultra|hyper)[\s-]*)?sens\w*/g;
/** A number with a unit of troponin or a time, which is no limit: "0.01 ng/mL at 8 am, 6.8 ng/mL at 2 pm", "0.02 (0 h), 5.1 (3 h)". */
const AMOUNT_OF_TROPONIN =
  /(?<!\d\s*-\s*|[<>≤≥]\s?=?\s?|(?:to|above|below|over|under|than|limit|cut-?off|normal|ref)[\s:]*)(?<![\d.,])(\d+(?:\.\d+)?)\s*(?:ng\s*\/|(?:u|mc)g\s*\/|pg\s*\/|\(\s*\d+\s*h(?:rs?|ours?)?\s*\))/g;
const PER_ML = /(?:ng\s*\/\s*ml|(?:u|mc)g\s*\/\s*l)(?![a-z])/;
const PER_L = /(?:ng\s*\/\s*l|pg\s*\/\s*ml)(?![a-z])/;
/** How many ng/L the unit is in which a number in front of a text stands; null without one. */
function factorOf(behind: string): number | null {
  const unit = /^\s*(?:n|p|u|mc)g\s*\/\s*m?l(?![a-z])/.exec(behind)?.[0] ?? '';
  return PER_ML.test(unit) ? 1000 : PER_L.test(unit) ? 1 : null;
}
const TROPONIN_UNIT = /(?:[np]g|(?:u|mc)g)\s*\/\s*m?l(?![a-z])/;
const UPPER_LIMIT = /(?:<|≤|up\s*to)\s*=?\s*(\d+(?:\.\d+)?)/;
/** The assays that are given in ng/L alone. */
const SENSITIVE_ASSAY = /sensitiv|(?<![a-z])h\.?s/;
/** Words between the name and a result that is told in a sentence: "Trop-I sent with this sample came 2.8". */
const IS_SAID = /^[^.;\d]*(?<!\p{L})(?:is|was|came|comes|shows?|reads?|result|value|level|aaya|आया|है)[\s:=(>-]*$/u;
/** A number without a unit and a range: one so high is dangerous in ng/mL, in which the usual assays are given. */
export function isHighInLargerUnit(line: string, standing: PrintedStanding): boolean {
  const number = standing === 'unknown' && !SENSITIVE_ASSAY.test(line) ? numberBehind(TROPONIN, line) : null;
  if (!number || number.high !== null || number.sign === '<' || Number(number.digits) < 1) return false;
  const { before, rest } = number;
  if (/^[\s:=(>-]*$/.test(before) && /^[\s.,;*)]*$/.test(rest)) return true;
  return IS_SAID.test(before) && /^\s*(?:$|[.,;*)])/.test(rest) && wordedResults(line).every(({ isFound }) => isFound);
}
/** In ng/L: the limit from which results of people at home are telephoned, and which is above that of each assay. */
const MOST_TROPONIN = 100;
/** A limit that says what a result means is not higher, in ng/L: "> 0.5 ng/mL: infarction likely". Chosen here. */
const MOST_EXPLAINED = 1000;

/** Whether an amount is above the limit that is printed for all, or above that of each assay. Without a unit it is that in the smaller one too. */
function hasMuchTroponin(line: string, standing: PrintedStanding): boolean {
  const factor = PER_ML.test(line) ? 1000 : 1;
  const number = numberBehind(TROPONIN, line);
  // Behind its range: "0 - 16 ng/L 2400".
  if (number?.high && standing === 'unknown' && number.sign !== '<' && Number(number.digits) > number.high) return true;
  if (number && number.high === null && standing !== 'asExpected') {
    const value = Number(number.digits) * factor;
    if (number.sign === '>' && value > MOST_EXPLAINED) return true;
    if (
      number.sign === null &&
      !TROPONIN_UNIT.test(line) &&
      !/limit|cut|ref|normal/.test(number.before) &&
      value > MOST_TROPONIN
    )
      return true;
  }
  const limit = UPPER_LIMIT.exec(line);
  // "12 ng/L (< 0.04 ng/mL)": the limit in the unit of the amount.
  const ofLimit = limit && factorOf(line.slice(limit.index + limit[0].length));
  const text = line.slice(line.search(TROPONIN));
  return [...text.matchAll(AMOUNT_OF_TROPONIN)].some(({ 1: digits = '', index }) => {
    const own = factorOf(text.slice(index + digits.length));
    const most = limit ? (Number(limit[1]) * (ofLimit ?? 1)) / (ofLimit === null ? 1 : (own ?? ofLimit)) : Infinity;
    return Number(digits) > most || (standing !== 'asExpected' && Number(digits) * (own ?? factor) > MOST_TROPONIN);
  });
}
/** "Positive above 14": a word beside a number is its explanation, unless the laboratory calls the number so. */
export function isHighTroponin(line: string, standing: PrintedStanding): boolean {
  if (standing === 'above' || standing === 'notExpected') return true;
  const plain = line.replace(HIGH_SENSITIVITY, ' ');
  const number = numberBehind(TROPONIN, plain);
  if (hasMuchTroponin(plain, standing)) return true;
  return number ? isCalledHigh(number) : isFoundByName(plain, TROPONIN) || SAID_HIGH.test(plain);
}
