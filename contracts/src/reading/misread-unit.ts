import type { LabTest } from '../labs/lab-test.js';
import { plainText } from '../labs/plain-text.js';
import { unitAt, unitOf } from '../labs/units.js';

/** How recognition misreads units, each with its repair. Applied one after the other. */
const REPAIRS: readonly (readonly [RegExp, string])[] = [
  [/[|!]/g, 'l'],
  [/\b([mgunp]?g|u|iu|mol)\/?d[1i]\b/g, '$1/dl'],
  [/\/(d|m)[1i]\b/g, '/$1l'],
  [/\/[1i]\b/g, '/l'],
  [/[°'"`´’*]/g, '^'],
  [/\b10\s?\^?\s?[%$?»]/g, '10^3'],
  [/\/\s?[ph]l\b/g, '/ul'],
  [/\b[plh]([il1]u)/g, 'u$1'],
  [/([mu])[l1](u)\//g, '$1i$2/'],
  [/\b(m|u)?q\//g, '$1g/'],
  [/\b(cells?)?\s*\/?\s*c[uo]\s?mm?\b/g, '$1/cumm'],
  [/\bf[1i]\b/g, 'fl'],
  [/\bp[q9]\b/g, 'pg'],
];

/** The unit of a test that a text stands for, in which recognition misread characters; its UCUM code. Null if none. */
export function misreadUnitOf(test: LabTest, text: string): string | null {
  if (text.length > 40) return null;
  let plain = plainText(text).trim();
  const whole = () => {
    const written = unitAt(plain, 0);
    return written?.end === plain.length ? unitOf(test, written) : null;
  };
  let unit = whole();
  for (const [pattern, repair] of REPAIRS) {
    if (unit) break;
    plain = plain.replace(pattern, repair);
    unit = whole();
  }
  return unit;
}
