import type { LabTest } from './lab-test.js';
import { bloodCount } from './panels/blood-count.js';
import { glucose } from './panels/glucose.js';
import { inflammation } from './panels/inflammation.js';
import { kidneys } from './panels/kidneys.js';
import { lipids } from './panels/lipids.js';
import { liver } from './panels/liver.js';
import { nutrients } from './panels/nutrients.js';
import { others } from './panels/others.js';
import { thyroid } from './panels/thyroid.js';

const all = [
  ...bloodCount,
  ...glucose,
  ...kidneys,
  ...liver,
  ...lipids,
  ...thyroid,
  ...nutrients,
  ...inflammation,
  ...others,
] as const;

export type LabTestKey = (typeof all)[number]['key'];

/** The laboratory tests that are recognised, by panel. */
export const labTests: readonly (LabTest & { readonly key: LabTestKey })[] = all;

const byKey = new Map<LabTestKey, LabTest>(labTests.map((test) => [test.key, test]));

/** The test with this key. */
export function labTest(key: LabTestKey): LabTest {
  const test = byKey.get(key);
  if (!test) throw new Error(`There is no laboratory test ${key}.`);
  return test;
}

/** Moles, or for ions their equivalents. */
const isMolar = (unit: string) => /mol|meq/.test(unit);

/** The LOINC code of a result of this test in a UCUM unit; null if the test has no code for results in this unit. */
export function loincOf(key: LabTestKey, unit: string): string | null {
  const test = labTest(key);
  if (unit !== test.unit && !(unit in (test.conversions ?? {}))) return null;
  if (isMolar(unit) === isMolar(test.unit)) return test.loinc;
  return unit.includes('mol') ? (test.loincMolar ?? null) : null;
}
