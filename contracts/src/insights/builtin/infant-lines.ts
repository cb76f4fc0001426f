import { plainText } from '../../labs/plain-text.js';
import { labTest, type LabTestKey } from '../../labs/tests.js';
import { unitAt, unitOf } from '../../labs/units.js';
import type { LabFact } from './facts.js';
import { numberBehind } from './number-behind.js';
import { urgentLimitOf } from './urgency.js';
import type { LineUrgency } from './urgent-measures.js';
import { CHOSEN } from './urgent-sources.js';

/** What the lines of an infant's report name that has limits of infants: a bilirubin of either kind is a part of the total one, and it is measured through the skin too; a TSH is of the heel. */
const TESTS: readonly (readonly [LabTestKey, RegExp])[] = [
  ['tbil', /bilirubin(?![a-z])|बिल[ीि]रुबिन|(?<![a-z])(?:(?:t|total|serum|s)?\.? ?bili?|t?sbr|tsb|tcb)(?![a-z])/],
  ['tsh', /(?<![a-z])(?:n?tsh|thyroid stimulating hormone)(?![a-z])/],
];
/** Young neutrophils as a share of all: from 0.2 on a newborn's blood may be infected. Chosen here. */
const YOUNG_CELLS = /(?<![a-z])(?:i\s*[/:]\s*t|immature\s*(?:\/|:|to)\s*total)(?![a-z])/;
const MANY_YOUNG = 0.2;
const isOfYoungCells = (line: string): boolean => {
  const number = numberBehind(YOUNG_CELLS, line);
  const value = Number(number?.digits ?? NaN);
  return number?.sign !== '<' && value > MANY_YOUNG && value <= 1;
};
const OTHER = /cord|urin|amnio/;

/** How urgent a line of an infant's report is that could not be read as a value; null if it is not. Without a unit the number has to be checked. */
export function urgencyOfInfantLine(text: string): LineUrgency | null {
  const line = plainText(text);
  if (OTHER.test(line)) return null;
  if (isOfYoungCells(line)) return { rank: 'doctor', source: CHOSEN, isToCheck: false };
  for (const [test, name] of TESTS) {
    const number = numberBehind(name, line);
    if (!number) continue;
    const written = unitAt(number.rest, /^\s*/.exec(number.rest)?.[0].length ?? 0);
    const ucum = written && unitOf(labTest(test), written);
    const fact: LabFact = {
      ...{ test, value: Number(number.digits), decimals: 0, comparator: number.sign },
      ...{ unit: ucum ? { printed: ucum, ucum } : null, doubt: ucum ? null : 'unitMissing' },
      ...{ range: null, standing: 'unknown', called: null },
    };
    const limit = urgentLimitOf(fact, 0);
    if (limit) return { rank: limit.rank, source: limit.source, isToCheck: !ucum, test };
  }
  return null;
}
