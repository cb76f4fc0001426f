import { expect, test } from '@jest/globals';
import type { INPUT_INVALID } from '@anamnesis/contracts/language/errors';
import { problemOf } from '@anamnesis/contracts/language/field-problem';
import type { Refusal } from '@anamnesis/contracts/language/refusal';
import { LAB_VALUE_TWICE } from '@anamnesis/contracts/reading/field-problems';
import type { ReadLabValue } from '@anamnesis/contracts/reading/lab-value';
import { type ConfirmedLabValue, confirmedLabValues } from '@anamnesis/contracts/records/confirmed-value';
import { checkedValues } from './checked-values.js';

const hb = {
  ...{ test: 'hb' as const, printedName: 'Haemoglobin', value: 9.2, comparator: null, decimals: 1, page: 1 },
  ...{ unit: { printed: 'g/dI', ucum: 'g/dL' }, printedRange: { low: 12, high: 15, exclusive: false, decimals: 1 } },
  box: { left: 0.1, top: 0.2, width: 0.1, height: 0.02 },
};
const read: ReadLabValue = { ...hb, loinc: null, flag: null, doubt: null };
const value: ConfirmedLabValue = { ...hb, isCorrected: false };
/** The value as it is sent and recorded; the code of the refusal's problem if there is one. */
function sent(...values: Partial<ConfirmedLabValue>[]) {
  const body = confirmedLabValues.safeParse(values.map((more) => ({ ...value, ...more })));
  if (!body.success) return body.error.issues[0]?.message;
  try {
    return checkedValues(body.data, [read], []);
  } catch (error) {
    const { parameters } = error as Refusal<typeof INPUT_INVALID>;
    return Object.values(parameters.fields ?? {})[0]?.code;
  }
}

test('whether a value was corrected is the reading that says it', () => {
  expect(sent({ isCorrected: true })).toEqual([value]);
  expect(sent({ value: 14.9 })).toEqual([{ ...value, value: 14.9, isCorrected: true }]);
  const inGramsPerLitre = { value: 92, decimals: 0, unit: { printed: 'g/L', ucum: 'g/L' } };
  expect(sent(inGramsPerLitre)).toEqual([{ ...value, ...inGramsPerLitre, isCorrected: true }]);
});

test('name, range and place are those of the reading', () => {
  const other = { printedName: 'LDL', printedRange: null, box: { left: 0.11, top: 0.21, width: 0.1, height: 0.02 } };
  expect(sent(other)).toEqual([value]);
});

test.each<[string, Partial<ConfirmedLabValue>]>([
  ['LAB_VALUE_NEGATIVE', { value: -5 }],
  ['LAB_VALUE_ABSURD', { value: 1e300 }],
  ['LAB_VALUE_ABSURD', { value: 900_000 }],
  ['LAB_DECIMALS_WRONG', { value: 13.456789 }],
  ['LAB_DECIMALS_WRONG', { value: 5e-324 }],
  ['LAB_RANGE_REVERSED', { printedRange: { low: 20, high: 1, exclusive: false, decimals: 0 } }],
  ['LAB_NAME_MISSING', { printedName: ' ' }],
  ['LAB_UNIT_UNEXPECTED', { unit: { printed: 'mmHg', ucum: 'mm[Hg]' } }],
  ['LAB_UNIT_NAME_WRONG', { unit: { printed: 'mg/dL', ucum: 'g/L' } }],
  ['LAB_UNIT_NAME_WRONG', { unit: { printed: 'per barrel', ucum: null } }],
  ['LAB_VALUE_NOT_READ', { test: 'mcv', unit: null }],
  ['LAB_VALUE_NOT_READ', { page: 2 }],
  ['LAB_VALUE_NOT_READ', { page: null, box: null }],
])('%s is the problem of a value that %j', (code, more) => {
  expect(sent(more)).toBe(code);
});

test('a test has one value', () => {
  expect(sent({}, { value: 5 })).toBe('LAB_VALUE_NOT_READ');
  const box = { ...hb.box, top: 0.6 };
  const second = { ...value, value: 5, box };
  expect(() => checkedValues([value, second], [read, { ...read, value: 5, box }], [])).toThrow(
    expect.objectContaining({ parameters: { fields: { 'values.1.value': problemOf(LAB_VALUE_TWICE) } } }),
  );
});

test('an earlier confirmation that is not read any more stays as it was, and cannot be changed', () => {
  const earlier: ConfirmedLabValue = { ...value, test: 'mcv', value: 91, decimals: 0, unit: null, isCorrected: true };
  expect(checkedValues([value, { ...earlier, isCorrected: false }], [read], [earlier])).toEqual([value, earlier]);
  expect(() => checkedValues([{ ...earlier, value: 92 }], [read], [earlier])).toThrow();
});
