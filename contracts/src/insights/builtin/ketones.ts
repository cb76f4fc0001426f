import { wordedResults } from '../../labs/result-words.js';
import { numberBehind } from './number-behind.js';

export const KETONES =
  /(?<![a-z])(?:ketones?(?: bod(?:y|ies))?|ketonuria|acetone|(?:beta|b|3|β)[\s-]*(?:oh|hydroxy)[\s-]*butyrate|bohb|bhb)(?![a-z])|कीटोन|कीटोन्स|एसीटोन/;
const MILLIMOLES = /^\s*(?:\(?\s*)mmols?(?:\s*\/\s*l)?(?![a-z])/;
const OF_URINE =
  /urin|strip|dipstick|पेशाब|मूत्र|(?<!(?:blood|serum|plasma|s\.) )acetone(?![\s,(-]*(?:in )?(?:blood|serum|plasma))|ketonuria/;
/** More cannot be measured at the bedside. */
const MOST_MEASURED = 15;

/** The ketones of a line in mmol/L of blood. `isToCheck`: without a unit, where a strip for urine shows no such number. */
function bloodKetones(line: string): { readonly value: number; readonly isToCheck: boolean } | null {
  const number = numberBehind(KETONES, line);
  if (!number || number.sign === '<') return null;
  const value = Number(number.digits);
  if (MILLIMOLES.test(number.rest)) return OF_URINE.test(line) ? null : { value, isToCheck: false };
  const hasUnit = /^\s*(?:\+|%|[a-z]{1,3}\s*\/)/.test(number.rest);
  const isOfStrip = OF_URINE.test(line) || value % 5 === 0 || value > MOST_MEASURED;
  return hasUnit || isOfStrip ? null : { value, isToCheck: true };
}

/** Whether ketones in the blood are so high as in ketoacidosis. `isToCheck`: of a number without a unit. */
export const isKetoacidosis =
  (isToCheck: boolean) =>
  (line: string): boolean => {
    const found = bloodKetones(line);
    return found !== null && found.isToCheck === isToCheck && found.value >= 3;
  };

/** Ketones that a healthy person who eats does not have: from 1.5 mmol/L on in the blood. */
export const hasBloodKetones = (line: string): boolean => (bloodKetones(line)?.value ?? 0) >= 1.5;

/** The grade of a strip behind the name: "4+", "+++", "large"; 0 for none, and for one that is not graded. */
function gradeOf(line: string): number {
  const behind = line.slice(line.search(KETONES));
  const [, signs, digit, word] =
    /^[^\d+]{0,40}?(?:(?<![\d+])(\+{1,4})(?![\w+])|(?<![\w.])([1-4])\s?\+(?![\w+])|(?<![a-z])(large|heavy|plenty)(?![a-z]))/.exec(
      behind,
    ) ?? [];
  return word ? 3 : (signs?.length ?? Number(digit ?? 0));
}

/** Whether a strip shows many ketones: three plus signs or more. */
export const hasManyKetones = (line: string): boolean => KETONES.test(line) && gradeOf(line) >= 3;

/** Whether a line says that ketones were found, more than a trace of them: beside a high sugar that is enough. */
export function hasKetones(line: string): boolean {
  if (!KETONES.test(line)) return false;
  if (hasBloodKetones(line)) return true;
  const behind = line.slice(line.search(KETONES));
  const [first] = wordedResults(behind);
  return first !== undefined && first.isFound && !/^traces?$/.test(behind.slice(first.start, first.end));
}
