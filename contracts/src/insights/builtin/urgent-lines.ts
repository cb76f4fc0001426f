import type { LeftOver } from '../../labs/left-over.js';
import { plainText } from '../../labs/plain-text.js';
import { wordedResults } from '../../labs/result-words.js';
import type { UrgentRank } from './urgent-limits.js';

/** A result of a test that the table of tests lacks, which cannot wait. */
interface UrgentLine {
  readonly name: RegExp;
  readonly rank: UrgentRank;
  isUrgent(line: string, standing: LeftOver['standing']): boolean;
  readonly source: string;
}

/** What of a number's text follows a name: the number, and what stands behind it. */
const AFTER_NAME = /^[^\d<>]*[<>]?\s*(\d+(?:\.\d+)?)(.*)$/;
const SOME = /(?:[1-9]\d*(?:\.\d+)?|0\.0*[1-9]\d*)\s*%/;

/** Whether a line says that something was found: in words, or as a share that is not zero. */
function isFound(line: string): boolean {
  const [said] = wordedResults(line);
  return said ? said.isFound : SOME.test(line);
}

/** The number behind the name in a line, as it is printed, and the rest of the line; null without one. */
function numberAfter(name: RegExp, line: string): { readonly digits: string; readonly rest: string } | null {
  const found = name.exec(line);
  const [, digits, rest] = (found && AFTER_NAME.exec(line.slice(found.index + found[0].length))) ?? [];
  return digits === undefined || rest === undefined ? null : { digits, rest };
}

const TROPONIN = /(?<![a-z])(?:troponin|trop[ -]?[it]|h?s?-?ctn[it])(?![a-z])/;
const LACTATE = /(?<![a-z])(?:lactate|lactic acid)(?! dehyd)(?![a-z])/;
const RANGE = /(\d+(?:\.\d+)?)\s*(?:-|to)\s*(\d+(?:\.\d+)?)/;
/** Above 4 mmol/L, which is 36 mg/dL. Without a unit only beside a range that can be in millimoles alone. */
function isHighLactate(line: string): boolean {
  const number = numberAfter(LACTATE, line);
  if (!number) return false;
  const value = Number(number.digits);
  if (/^\s*mg/.test(number.rest)) return value > 36;
  const isMolar = /^\s*m(?:mol|eq)/.test(number.rest) || Number(RANGE.exec(number.rest)?.[2] ?? 99) <= 4;
  return isMolar && value > 4;
}

const PH = /(?<![a-z.])ph(?![a-z.])/;
const NO_BLOOD = /urine|semen|seminal|stool|vaginal|gastric|fluid|csf|saliva/;
/**
 * The pH of blood: with the range of blood beside it, or to the hundredth, as no strip of urine shows. Below 7.25 or above 7.60.
 */
function isDangerousPh(line: string): boolean {
  const number = NO_BLOOD.test(line) ? null : numberAfter(PH, line);
  if (!number) return false;
  const value = Number(number.digits);
  if (value < 6.6 || value > 7.9 || (value >= 7.25 && value <= 7.6)) return false;
  const range = RANGE.exec(number.rest);
  if (!range) return /\.\d[1-9]$/.test(number.digits);
  return Number(range[1]) >= 7.2 && Number(range[1]) <= 7.4 && Number(range[2]) >= 7.4 && Number(range[2]) <= 7.6;
}

const CO2 = /(?<![a-z])p\s?a?\s?co2(?![a-z])/;
/** Below 25 or above 60 mmHg. */
function isDangerousCo2(line: string): boolean {
  const number = numberAfter(CO2, line);
  if (!number || /kpa/.test(number.rest)) return false;
  const value = Number(number.digits);
  return (value < 25 && value >= 10) || (value > 60 && value <= 200);
}

const WAKEMED = 'WakeMed: critical laboratory values';
const HEART_OF_ENGLAND = 'Heart of England Pathology: phone limits';
// As in the table of values, read on 2026-11-28. No clinician has reviewed the list yet.
const urgentLines: readonly UrgentLine[] = [
  {
    name: TROPONIN,
    rank: 'hospital',
    // "Positive above 14": a word beside a number is its explanation.
    isUrgent: (line, standing) => standing === 'above' || (numberAfter(TROPONIN, line) === null && isFound(line)),
    source: 'Fourth Universal Definition of Myocardial Infarction 2018: above the 99th percentile',
  },
  {
    name: /(?<![a-z])blasts?(?: cells?)?(?![a-z])/,
    rank: 'hospital',
    isUrgent: isFound,
    source: HEART_OF_ENGLAND,
  },
  {
    name: LACTATE,
    rank: 'hospital',
    isUrgent: isHighLactate,
    // ohiohealth.testcatalog.org, "Lactic Acid, Plasma"
    source: 'OhioHealth Laboratory Services: critical above 4.0 mmol/L',
  },
  { name: PH, rank: 'hospital', isUrgent: isDangerousPh, source: WAKEMED },
  { name: CO2, rank: 'hospital', isUrgent: isDangerousCo2, source: WAKEMED },
  {
    name: /(?<![a-z])(?:malaria\w*|plasmodium|falciparum|vivax|mp smear|parasite index)(?![a-z])/,
    rank: 'doctor',
    isUrgent: isFound,
    source: HEART_OF_ENGLAND,
  },
];

/** How urgent a result is that the table of tests lacks: a troponin above its printed limit, blasts, blood gases, parasites of malaria; null if it is not, or is not known to be. */
export function urgencyOfLine({
  text,
  standing,
}: LeftOver): { readonly rank: UrgentRank; readonly source: string } | null {
  const line = plainText(text);
  return urgentLines.find(({ name, isUrgent }) => name.test(line) && isUrgent(line, standing)) ?? null;
}
