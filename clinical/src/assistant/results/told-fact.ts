import type { LabFact } from '@anamnesis/contracts/insights/builtin/facts';
import { possibleValues } from '@anamnesis/contracts/insights/builtin/possible-values';
import { labTest, type LabTestKey } from '@anamnesis/contracts/labs/tests';
import { unitAt, unitOf } from '@anamnesis/contracts/labs/units';

/** A number that a message tells as the result of a test, by its offsets; the unit is behind it. */
export interface ToldNumber {
  readonly start: number;
  readonly end: number;
  /** Where its unit ends; `end` where it has none. */
  readonly endOfUnit: number;
  /** Of a result that is told to be beyond the number. */
  readonly comparator: '<' | '>' | null;
}

/** "Hb 4 gm": the weight that is one of a decilitre, if the test is given so. */
export const amountOf = (word: string): string => (word === 'mg' ? 'mg' : 'g');

/** A number in a plain message as the result of a test; null where its unit is none of the test. */
export function toldFact(
  plain: string,
  test: LabTestKey,
  { start, end, endOfUnit, comparator }: ToldNumber,
): LabFact | null {
  const value = Number(plain.slice(start, end).replaceAll(',', ''));
  const printed = plain.slice(end, endOfUnit).trim();
  const written = unitAt(plain, endOfUnit - printed.length);
  const ofTest = labTest(test);
  const ucum = written
    ? unitOf(ofTest, written)
    : printed === ''
      ? null
      : (ofTest.writtenAs?.[amountOf(printed)] ?? null);
  if (printed !== '' && ucum === null) return null;
  return {
    ...{ test, value, decimals: 0, comparator, range: null, standing: 'unknown', called: null },
    ...{ unit: ucum === null ? null : { printed, ucum }, doubt: ucum === null ? 'unitMissing' : null },
  };
}

/** Whether an analyser reports such a number: in a message another one is more likely something else than misread. */
export function isReported(fact: LabFact): boolean {
  const { values, isExtreme } = possibleValues(fact);
  return !isExtreme && values.every(({ value }) => value === fact.value);
}
