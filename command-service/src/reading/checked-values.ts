import { isSameValue } from '@anamnesis/contracts/labs/check-value';
import { labTest, type LabTestKey } from '@anamnesis/contracts/labs/tests';
import { isWrittenAs } from '@anamnesis/contracts/labs/units';
import { INPUT_INVALID } from '@anamnesis/contracts/language/errors';
import { problemOf, type ProblemKind } from '@anamnesis/contracts/language/field-problem';
import { refuse } from '@anamnesis/contracts/language/refusal';
import { LAB_VALUE_NOT_READ, LAB_VALUE_TWICE } from '@anamnesis/contracts/reading/field-problems';
import type { ReadLabValue } from '@anamnesis/contracts/reading/lab-value';
import type { ConfirmedLabValue } from '@anamnesis/contracts/records/confirmed-value';
import { LAB_UNIT_NAME_WRONG } from '@anamnesis/contracts/records/field-problems';

/**
 * The values of a report as they are recorded. The patient says number, comparator and unit; the name, the range and the place are those of the reading,
 * and whether a value was corrected follows from it. A value of an earlier confirmation that the present reader does not find stays as it is. Refuses
 * INPUT_INVALID for any other value, and for a test with two values.
 */
export function checkedValues(
  values: readonly ConfirmedLabValue[],
  read: readonly ReadLabValue[],
  earlier: readonly ConfirmedLabValue[],
): ConfirmedLabValue[] {
  const open = new Set(read);
  const checked = values.map((value, index) => {
    const found = placeIn([...open], value);
    if (!found) return earlier.find(isSameAs(value)) ?? wrong(index, 'value', LAB_VALUE_NOT_READ);
    open.delete(found);
    const unit = isSameUnit(value, found) ? found.unit : value.unit;
    if (unit && unit !== found.unit && !isNamed(value.test, unit)) wrong(index, 'unit', LAB_UNIT_NAME_WRONG);
    const { printedName, printedRange, page, box } = found;
    return { ...value, printedName, printedRange, page, box, unit, isCorrected: isCorrected(value, found) };
  });
  const twice = checked.findIndex((value, index) => checked.slice(0, index).some(contradicts(value)));
  return twice < 0 ? checked : wrong(twice, 'value', LAB_VALUE_TWICE);
}

/** The value of the same test and page as it was read from the document; if there are several, the one at the same place. */
function placeIn(read: readonly ReadLabValue[], { test, page, box }: ConfirmedLabValue): ReadLabValue | undefined {
  const there = read.filter((each) => each.test === test && each.page === page);
  return there.find((each) => each.box.left === box?.left && each.box.top === box.top) ?? there[0];
}

const isSameUnit = (one: ConfirmedLabValue, { unit }: ReadLabValue): boolean =>
  one.unit?.ucum === unit?.ucum && (one.unit?.ucum !== null || one.unit.printed === unit?.printed);

/** One without a code can only be as it was read. */
const isNamed = (test: LabTestKey, { printed, ucum }: { printed: string; ucum: string | null }): boolean =>
  ucum !== null && isWrittenAs(labTest(test), printed, ucum);

const isCorrected = (value: ConfirmedLabValue, read: ReadLabValue): boolean =>
  value.value !== read.value ||
  value.comparator !== read.comparator ||
  value.decimals !== read.decimals ||
  !isSameUnit(value, read);

const isSameAs = (value: ConfirmedLabValue) => (other: ConfirmedLabValue) =>
  JSON.stringify(contentOf(other)) === JSON.stringify(contentOf(value));
const contentOf = ({ test, value, comparator, decimals, unit, page, box }: ConfirmedLabValue) => [
  ...[test, value, comparator, decimals, unit?.printed, unit?.ucum, page, box?.left, box?.top],
];

const contradicts = (value: ConfirmedLabValue) => (other: ConfirmedLabValue) =>
  other.test === value.test && isSameValue(other, value) === false;

const wrong = (index: number, field: 'value' | 'unit', problem: ProblemKind): never =>
  refuse(INPUT_INVALID, { fields: { [`values.${index}.${field}`]: problemOf(problem) } });
