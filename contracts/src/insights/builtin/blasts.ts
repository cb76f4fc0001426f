import type { PrintedStanding } from '../../labs/printed-standing.js';
import { isFoundByName } from './found-by-name.js';
import { numberBehind } from './number-behind.js';

/** "Blasts > 20 % are diagnostic of acute leukaemia": a limit for everybody. */
const DIAGNOSTIC_LIMIT =
  /[^.;\n]*(?:[<>≥≤]=?|more than|above|over|at least)\s*\d+\s*%?\s*(?:[a-z]+\s+){0,4}(?:is|are)\s+(?:diagnostic|required|needed)[^.;\n]*/g;

/** Normoblasts and erythroblasts are no blasts. */
export const BLASTS = /(?<![a-z])(?:(?:myelo|lympho|mono|promono|megakaryo)?blasts?(?: cells?)?)(?![a-z])/;
/** A smear of which nothing else is said. */
const SMEAR_OF_BLASTS = /(?<![a-z])(?:smear|film)[\s:-]+blasts?(?: cells?)?[\s.]*$/;
/** "Blasts 18": a number alone behind the name is a share. */
function isBlastCount(line: string): boolean {
  const number = numberBehind(BLASTS, line);
  return number !== null && number.sign !== '<' && Number(number.digits) > 0 && /^[\s:=(>-]*$/.test(number.before);
}

/** A line without such limits. */
export const withoutDiagnosticLimits = (line: string): string => line.replace(DIAGNOSTIC_LIMIT, ' ');

/** Whether a line says that blasts were found. A few of them are usual in bone marrow: "3 % (0 - 5)". */
export const hasBlasts = (line: string, standing: PrintedStanding): boolean =>
  standing === 'above' ||
  (standing !== 'asExpected' && (isFoundByName(line, BLASTS) || isBlastCount(line) || SMEAR_OF_BLASTS.test(line)));
