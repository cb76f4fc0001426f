import { numberBehind } from './number-behind.js';

export const LACTATE = /(?<![a-z])(?:lactate|lactic acid)(?! dehyd)(?![a-z])/;
/** In mg/dL: 4 mmol/L, and more than is measured. A number between them without a unit is in mg/dL, because nobody has as many millimoles. */
const [HIGH_LACTATE, MOST_LACTATE] = [36, 300];
const isHighInMilligrams = (value: number): boolean => value > HIGH_LACTATE && value <= MOST_LACTATE;
/** Above 4 mmol/L, which is 36 mg/dL. Without a unit only beside a range that can be in one of them alone. */
export function isHighLactate(line: string): boolean {
  const number = numberBehind(LACTATE, line);
  if (!number || number.sign === '<') return false;
  const value = Number(number.digits);
  if (/^\s*mg/.test(number.rest)) return value > HIGH_LACTATE;
  if (/^\s*m(?:mol|eq)/.test(number.rest) || (number.high ?? 99) <= 4) return value > 4;
  return (number.high ?? 0) >= 9 && isHighInMilligrams(value);
}

/** Without a unit, where in millimoles it would be dangerous, and in mg/dL usual; or so high that it can be in mg/dL alone. Between them it is hardly given in millimoles. */
export function mayBeHighLactate(line: string): boolean {
  const number = NO_BLOOD.test(line) ? null : numberBehind(LACTATE, line);
  if (!number || number.sign === '<' || number.high !== null || /^\s*(?:m|%)/.test(number.rest)) return false;
  const value = Number(number.digits);
  return (value > 4 && value < 15) || isHighInMilligrams(value);
}

/** The pH comes first in a blood gas: "ABG 7.09/71/55/14". */
export const PH = /(?<![a-z.])ph(?![a-z.])|(?<![a-z])(?:blood gas(?:es)?|abg|vbg)(?=[\s:=-]*[67]\.\d\d)/;
const NO_BLOOD =
  /urin|semen|seminal|stool|f(?:a|ae|e)cal|f(?:ae|e)ces|vagina|gastric|fluid|csf|saliva|sputum|dialysate|cord|scalp|milk/;
const OF_BLOOD = /arterial|venous|capillary|blood|(?<![a-z])abg(?![a-z])/;
const OF_GAS = /arterial|venous|(?<![a-z])[av]bg(?![a-z])|blood gas/;
/** To a tenth a strip of urine shows halves only; what is below 7 and none of them may be of blood. Below 6.6 nobody lives. */
export function mayBeDangerousPh(line: string): boolean {
  const number = NO_BLOOD.test(line) ? null : numberBehind(PH, line);
  return number !== null && number.high === null && number.sign === null && /^6\.[6-9]$/.test(number.digits);
}
/**
 * The pH of blood: with the range of blood beside it, or to the hundredth, as no strip of urine shows but 7.00. Below 7.25 or above 7.60.
 */
export function isDangerousPh(line: string): boolean {
  const number = NO_BLOOD.test(line) ? null : numberBehind(PH, line);
  if (!number) return false;
  const { digits, sign, low, high } = number;
  const value = Number(digits);
  const isGas = OF_GAS.test(line);
  const isLow = value >= (isGas ? 6.3 : 6.6) && value < 7.25 && sign !== '>';
  const isHigh = value > 7.6 && value <= (isGas || /\.\d[1-9]$/.test(digits) ? 8.3 : 7.9) && sign !== '<';
  if (!isLow && !isHigh) return false;
  if (low !== null && high !== null) return low >= 7.2 && low <= 7.4 && high >= 7.4 && high <= 7.6;
  return OF_BLOOD.test(line) || (/\.\d{2,3}$/.test(digits) && !/\.0+$/.test(digits));
}

const OF_CORD = /(?<![a-z])(?:cord|umbilical)(?![a-z])/;
/** Of the cord below 7.0 a newborn lacked oxygen (ACOG). */
export function isLowCordPh(line: string): boolean {
  const number = OF_CORD.test(line) ? numberBehind(PH, line) : null;
  const value = Number(number?.digits ?? NaN);
  return number?.sign !== '>' && value >= 6.3 && value < 7;
}

export const CO2 = /(?<![a-z])p\s?a?\s?co2(?![a-z])/;
/** Below 25 or above 60 mmHg. */
export function isDangerousCo2(line: string): boolean {
  const number = numberBehind(CO2, line);
  if (!number || /kpa/.test(number.rest)) return false;
  const value = Number(number.digits);
  return (value < 25 && value >= 10 && number.sign !== '>') || (value > 60 && value <= 200 && number.sign !== '<');
}

export const BASE_EXCESS = /^\W*(?:be|b\.e\.?)(?![a-z])|base excess|(?<![a-z])(?:be\s?\((?:ecf|b)\)|sbe|abe)(?![a-z])/;
/** A base deficit above 8 mmol/L is one of severe malaria; the hospital above 15 is chosen here. */
export function baseDeficitOf(line: string): number {
  const number = numberBehind(BASE_EXCESS, line);
  return number && /-\s*$/.test(number.before) && Number(number.digits) <= 40 ? Number(number.digits) : 0;
}
