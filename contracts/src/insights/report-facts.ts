import { z } from 'zod';
import { labTests, type LabTestKey } from '../labs/tests.js';
import { day } from '../language/reply.js';

const keys = labTests.map(({ key }) => key) as [LabTestKey, ...LabTestKey[]];

/** A laboratory value as it was printed, confirmed or typed. */
export const labValue = z.object({
  test: z.enum(keys),
  value: z.number(),
  comparator: z.enum(['<', '<=', '>', '>=']).nullable(),
  /** Decimal places as printed. */
  decimals: z.number().int(),
  unit: z.object({ printed: z.string(), ucum: z.string().nullable() }).nullable(),
  /** In the unit of the value. */
  printedRange: z
    .object({
      low: z.number().nullable(),
      high: z.number().nullable(),
      exclusive: z.boolean(),
      decimals: z.number().int(),
    })
    .nullable(),
  /** Why the value has to be compared with the report first; null if it can be relied upon. */
  doubt: z.string().nullable(),
});
export type LabValue = z.infer<typeof labValue>;

/** All that an explanation of a report is made of. */
export const reportFacts = z.object({
  title: z.string(),
  date: day,
  /** As it was typed, and as it was read from the document. */
  text: z.string(),
  /** In the order of the report. */
  values: z.array(labValue),
  /** Values of the same tests in other reports of the person, the latest first. */
  earlier: z.array(labValue.extend({ at: day })),
  sex: z.enum(['male', 'female']).nullable(),
  /** Years. */
  age: z.number().int().nullable(),
});
export type ReportFacts = z.infer<typeof reportFacts>;
