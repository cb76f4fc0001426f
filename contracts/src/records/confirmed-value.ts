import { z } from 'zod';
import { labTest, labTests, type LabTestKey } from '../labs/tests.js';
import { inCanonicalUnit } from '../labs/conversion.js';
import { isUnitOf } from '../labs/units.js';
import { line } from '../language/text.js';
import {
  LAB_DECIMALS_WRONG,
  LAB_NAME_MISSING,
  LAB_RANGE_REVERSED,
  LAB_UNIT_UNEXPECTED,
  LAB_VALUE_ABSURD,
  LAB_VALUE_NEGATIVE,
} from './field-problems.js';

/** Maximum values of one report: more than any report has. */
const MAX_LAB_VALUES = 200;
const MAX_UNIT = 40;
const MAX_PRINTED_NAME = 200;
const MAX_DECIMALS = 6;

/** Nothing that is counted or measured in blood has more digits, in any unit. */
const LARGEST = 1e9;
/** How far above the highest value that an analyser reports a misprinted unit may lift one. */
const ABSURD = 1000;

const keys = labTests.map(({ key }) => key);
const decimals = z.number().int().min(0).max(MAX_DECIMALS);
const fraction = z.number().min(0).max(1);

/** A laboratory value of a test report as the patient confirmed or corrected it. */
export const confirmedLabValue = z.object({
  /** The key of the test in `labs/tests`. */
  test: z.enum(keys as [LabTestKey, ...LabTestKey[]]),
  /** The name as printed. */
  printedName: line(MAX_PRINTED_NAME),
  value: z.number(),
  comparator: z.enum(['<', '<=', '>', '>=']).nullable(),
  /** Decimal places as printed. */
  decimals,
  /** Null if none is printed. The UCUM code is one of the test; null if the printed unit has none. */
  unit: z.object({ printed: line(MAX_UNIT), ucum: z.string().nullable() }).nullable(),
  /** In the unit of the value. */
  printedRange: z
    .object({ low: z.number().nullable(), high: z.number().nullable(), exclusive: z.boolean(), decimals })
    .nullable(),
  /** The page of the document, from 1, and the place on it in fractions of the page; null for a value that was not read there. */
  page: z.number().int().min(1).nullable(),
  box: z.object({ left: fraction, top: fraction, width: fraction, height: fraction }).nullable(),
  /** Whether the patient changed what was read. */
  isCorrected: z.boolean(),
});
export type ConfirmedLabValue = z.infer<typeof confirmedLabValue>;

const isOfTest = ({ test, unit }: ConfirmedLabValue) =>
  !unit || unit.ucum === null || isUnitOf(labTest(test), unit.ucum);
const isOrdered = ({ printedRange: range }: ConfirmedLabValue) =>
  !range || range.low === null || range.high === null || range.low <= range.high;
const hasDecimals = ({ value, decimals: places }: ConfirmedLabValue) => Number(value.toFixed(places)) === value;
const isConceivable = (value: ConfirmedLabValue) =>
  value.value <= LARGEST && (inCanonicalUnit(value) ?? 0) <= ABSURD * labTest(value.test).plausible[1];

/** The confirmed values of one report, each as a laboratory can have printed it. */
export const confirmedLabValues = z
  .array(
    confirmedLabValue
      .refine(isOfTest, { path: ['unit'], error: LAB_UNIT_UNEXPECTED.code })
      .refine(({ printedName }) => printedName !== '', { path: ['printedName'], error: LAB_NAME_MISSING.code })
      .refine(isOrdered, { path: ['printedRange'], error: LAB_RANGE_REVERSED.code })
      .refine(({ value }) => value >= 0, { path: ['value'], error: LAB_VALUE_NEGATIVE.code })
      .refine(hasDecimals, { path: ['value'], error: LAB_DECIMALS_WRONG.code })
      .refine(isConceivable, { path: ['value'], error: LAB_VALUE_ABSURD.code }),
  )
  .max(MAX_LAB_VALUES);
