import type { SourcedRange } from '../../../labs/range.js';
import { standing } from '../../../labs/range.js';
import type { LabTestKey } from '../../../labs/tests.js';
import type { EarlierValue, LabFact } from '../facts.js';

const mgPerDl = { printed: 'mg/dL', ucum: 'mg/dL' };

/** The decimals of a number as it is written in a test: "7.1" has one. */
const decimalsOf = (value: number) => String(value).split('.')[1]?.length ?? 0;

/** A range printed by the laboratory. */
export const printed = (low: number | null, high: number | null): SourcedRange => ({
  ...{ low, high, exclusive: false, decimals: Math.max(decimalsOf(low ?? 0), decimalsOf(high ?? 0)) },
  ...{ from: 'report', source: null, confidence: 'confirmed' },
});

/** A range of the table. */
export const ofTable = (
  low: number | null,
  high: number | null,
  confidence: SourcedRange['confidence'] = 'confirmed',
) => ({ ...printed(low, high), from: 'table', source: 'NCEP ATP III 2002', confidence }) satisfies SourcedRange;

/** A value of the report, in mg/dL, with the standing that its range gives. */
export function valueOf(
  test: LabTestKey,
  value: number,
  range: SourcedRange | null = null,
  changes: Partial<LabFact> = {},
): LabFact {
  const fact = {
    test,
    value,
    decimals: decimalsOf(value),
    comparator: null,
    unit: mgPerDl,
    range,
    doubt: null,
    called: null,
    ...changes,
  };
  return { ...fact, standing: changes.standing ?? standing(fact, range) };
}

/** A value of an earlier report, in mg/dL. */
export const earlierOf = (
  test: LabTestKey,
  at: string,
  value: number,
  changes: Partial<EarlierValue> = {},
): EarlierValue => ({ test, at, value, decimals: decimalsOf(value), comparator: null, unit: mgPerDl, ...changes });
