import type { PrintedStanding } from '../../labs/printed-standing.js';
import { isFoundByName, shareOf } from './found-by-name.js';
import { numberBehind } from './number-behind.js';
import { saysRemission } from './past-findings.js';

/** "Blasts > 20 % are diagnostic of acute leukaemia": a limit for everybody. */
const DIAGNOSTIC_LIMIT =
  /[^.;\n]*(?:[<>≥≤]=?|more than|above|over|at least)\s*\d+\s*%?\s*(?:[a-z]+\s+){0,4}(?:is|are)\s+(?:diagnostic|required|needed)[^.;\n]*/g;

/** Normoblasts and erythroblasts are no blasts. */
export const BLASTS = /(?<![a-z])(?:(?:myelo|lympho|mono|promono|megakaryo)?blasts?(?: cells?)?)(?![a-z])/;
/** A smear of which nothing else is said. */
const SMEAR_OF_BLASTS = /(?<![a-z])(?:smear|film)[\s:-]+blasts?(?: cells?)?[\s.]*$/;
/** "Blasts 18": a number alone behind the name is a share. 0 without one. */
function shareAlone(line: string, name: RegExp): number {
  const number = numberBehind(name, line);
  return number !== null && number.sign !== '<' && /^[\s:=(>-]*$/.test(number.before) ? Number(number.digits) : 0;
}

/** Cells that count as blasts if they are many: the shares from which they do, in percent. A few promyelocytes are usual in infections. Chosen here; a fifth of blasts makes a leukaemia acute. */
const COUNTED_AS_BLASTS = [
  { name: /(?<![a-z])pro-?myelocytes?(?![a-z])/, share: 10 },
  {
    name: /(?<![a-z])(?:immature (?:(?:mononuclear|myeloid|lymphoid|white|blood|ha?ematopoietic) )*|(?:atypical|abnormal|primitive) mononuclear )(?:cells?|wbcs?|leu[ck]ocytes?)(?![a-z])/,
    share: 20,
  },
] as const;
export const IMMATURE = new RegExp(COUNTED_AS_BLASTS.map(({ name }) => name.source).join('|'));
const OF_SEMEN = /semen|seminal|sperm/;

/** Whether so many cells are immature that they count as blasts. */
export const hasManyImmature = (line: string, standing: PrintedStanding): boolean =>
  standing !== 'asExpected' &&
  !OF_SEMEN.test(line) &&
  COUNTED_AS_BLASTS.some(({ name, share }) => {
    const found = Math.max(shareOf(line, name), shareAlone(line, name));
    return found >= share && found <= 100;
  });

/** A line without such limits. */
export const withoutDiagnosticLimits = (line: string): string => line.replace(DIAGNOSTIC_LIMIT, ' ');

const OF_MARROW = /(?<![a-z])(?:bone[ -])?marrow(?![a-z])/;
/** In remission less than this share of the marrow is blasts, in percent. */
const SHARE_OF_RELAPSE = 5;
const isRemission = (line: string): boolean => {
  const share = Math.max(shareOf(line, BLASTS), shareAlone(line, BLASTS));
  return OF_MARROW.test(line) && saysRemission(line) && share > 0 && share < SHARE_OF_RELAPSE;
};

/** Whether a line says that blasts were found. A few of them are usual in bone marrow: "3 % (0 - 5)", and in remission. */
export const hasBlasts = (line: string, standing: PrintedStanding): boolean =>
  !isRemission(line) &&
  (standing === 'above' ||
    (standing !== 'asExpected' &&
      (isFoundByName(line, BLASTS) || shareAlone(line, BLASTS) > 0 || SMEAR_OF_BLASTS.test(line))));
