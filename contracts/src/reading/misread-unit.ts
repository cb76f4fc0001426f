import type { LabTest } from '../labs/lab-test.js';
import { plainText } from '../labs/plain-text.js';
import { unitAt, unitOf, unitsOf } from '../labs/units.js';
import { distance } from '../language/distance.js';

/** The usual ways to print the units in which recognition misreads characters. */
const SPELLINGS: Readonly<Record<string, readonly string[]>> = {
  'g/dL': ['g/dl', 'gm/dl', 'gms/dl', 'gm%', 'g%'],
  'g/L': ['g/l'],
  'mg/dL': ['mg/dl', 'mgs/dl', 'mg%'],
  'ug/dL': ['ug/dl', 'mcg/dl'],
  'ng/dL': ['ng/dl'],
  'mg/L': ['mg/l'],
  'ug/L': ['ug/l'],
  'ng/L': ['ng/l'],
  'ng/mL': ['ng/ml'],
  'pg/mL': ['pg/ml'],
  'mmol/L': ['mmol/l'],
  'umol/L': ['umol/l'],
  'nmol/L': ['nmol/l'],
  'pmol/L': ['pmol/l'],
  'meq/L': ['meq/l'],
  'mmol/mol': ['mmol/mol'],
  'mg/g{creat}': ['mg/g', 'mg/gm', 'mg/g creat', 'mg/g creatinine'],
  'ug/mg': ['ug/mg'],
  'ng/mL{FEU}': ['ng/ml feu'],
  'ug/mL{FEU}': ['ug/ml feu'],
  'mg/L{FEU}': ['mg/l feu'],
  'U/L': ['u/l', 'iu/l'],
  '[IU]/mL': ['iu/ml'],
  'm[IU]/L': ['miu/l'],
  'u[IU]/mL': ['uiu/ml'],
  '10*3/uL': ['10^3/ul', 'x10^3/ul', 'thou/ul', 'thou/cumm', 'thou/mm3'],
  '10*5/uL': ['lakh/cumm', 'lakhs/cumm', 'lakh/mm3', 'lakhs/ul'],
  '10*6/uL': ['10^6/ul', 'mill/cumm', 'million/cumm', 'mill/mm3', 'million/mm3'],
  '10*9/L': ['10^9/l', 'x10^9/l'],
  '10*12/L': ['10^12/l', 'x10^12/l'],
  '/uL': ['cells/cumm', '/cumm', '/ul', 'cells/ul'],
  'mL/min/{1.73_m2}': ['ml/min/1.73m2', 'ml/min/1.73sq.m'],
  'mm/h': ['mm/hr', 'mm/hour', 'mm/h', 'mm/1sthr', 'mm1sthour', 'mm/1sthour'],
  '%': ['%'],
  fL: ['fl'],
  pg: ['pg'],
  s: ['sec', 'secs', 'seconds'],
};

/** Characters that recognition takes for each other become one. */
const normal = (text: string) =>
  text
    .replace(/[\s().,_"']+/g, '')
    .replace(/[1i|!\]]/g, 'l')
    .replace(/[°*`´’]/g, '^')
    .replace(/q|9(?=\/)/g, 'g')
    .replace(/[yv]/g, 'u')
    .replace(/0/g, 'o');

/** Fewer characters than this part of a unit may be misread. */
const READABLE = 0.34;
/** Up to this part, the unit may be another one. */
const GUESSED = 0.5;

/** A unit of a test that a text stands for. */
export interface MisreadUnit {
  readonly ucum: string;
  /** Another unit of the test is nearly as close to the text. */
  readonly isAmbiguous: boolean;
}

/** The unit of a test that a text begins with, in which recognition misread characters; only those `units` that its range allows. Null if none is close. */
export function misreadUnitOf(test: LabTest, text: string, units = unitsOf(test)): MisreadUnit | null {
  if (text.length > 60) return null;
  const words = plainText(text).trim().split(' ');
  for (let count = words.length; count > 0; count -= 1) {
    const unit = unitNear(test, words.slice(0, count).join(' '), units);
    if (unit) return unit;
  }
  return null;
}

function unitNear(test: LabTest, plain: string, units: readonly string[]): MisreadUnit | null {
  const written = unitAt(plain, 0);
  const whole = written?.end === plain.length ? unitOf(test, written) : null;
  if (whole) return { ucum: whole, isAmbiguous: false };
  const seen = normal(plain);
  // "/L" is often read as one letter or two, and "%" as a digit.
  const isPerLitre = /^[lt]?[uw][nl/jta]{1,3}$/.test(seen) && units.includes('U/L');
  if (isPerLitre) return { ucum: 'U/L', isAmbiguous: false };
  if (units.includes('%') && /^(?:[$s358&]|[9o]?%[o9]?)$/.test(seen)) return { ucum: '%', isAmbiguous: false };
  const isOnly = units.length === 1;
  const limitOf = (spelling: string) => Math.max(isOnly ? 1 : 0, Math.floor(spelling.length * GUESSED));
  const near = units
    .flatMap((ucum) => (SPELLINGS[ucum] ?? []).map((spelling) => ({ ucum, spelling: normal(spelling) })))
    .map(({ ucum, spelling }) => ({
      ucum,
      off: distance(seen, spelling, limitOf(spelling)),
      limit: limitOf(spelling),
      length: spelling.length,
    }))
    .filter(({ off, limit }) => off <= limit)
    .sort((a, b) => a.off - b.off);
  const [best] = near;
  const other = near.find(({ ucum }) => ucum !== best?.ucum);
  if (!best) return null;
  const isClose = other !== undefined && other.off <= best.off + Math.min(best.off, 1);
  return { ucum: best.ucum, isAmbiguous: isClose || best.off > Math.max(isOnly ? 1 : 0, best.length * READABLE) };
}
