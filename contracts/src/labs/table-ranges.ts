import { convertRange } from './conversion.js';
import type { ValueRange } from './lab-result.js';
import type { Limits } from './lab-test.js';
import { labTest, type LabTestKey } from './tests.js';

/** The ranges of the table for either sex, in a unit of the test. */
export function tableRanges(key: LabTestKey, ucum: string | null | undefined): ValueRange[] {
  const { range, unit } = labTest(key);
  if (!range || !ucum) return [];
  const all: readonly (Limits | null)[] = 'male' in range ? [range.male, range.female] : [range];
  return all
    .filter((limits) => limits !== null)
    .map(([low, high]) => convertRange(key, { low, high, exclusive: false, decimals: 0 }, unit, ucum))
    .filter((each) => each !== null);
}
