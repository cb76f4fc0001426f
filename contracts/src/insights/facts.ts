import { z } from 'zod';
import { labTests, type LabTestKey } from '../labs/tests.js';
import { readingDoubts } from '../reading/lab-value.js';

const test = z.enum(labTests.map(({ key }) => key) as LabTestKey[]);
const decimals = z.number().int().min(0).max(10);
const unit = z.object({ printed: z.string(), ucum: z.string().nullable() }).nullable();

const factValue = z.object({
  test,
  /** The name as printed. */
  printedName: z.string(),
  value: z.number(),
  decimals,
  comparator: z.enum(['<', '<=', '>', '>=']).nullable(),
  unit,
  /** The range that the value was compared with, in its unit. */
  range: z
    .object({
      low: z.number().nullable(),
      high: z.number().nullable(),
      exclusive: z.boolean(),
      decimals,
      /** Where it comes from, such as "printed on the report". */
      source: z.string(),
    })
    .nullable(),
  standing: z.enum(['low', 'inRange', 'high', 'unknown']),
  /** Null if the value can be relied upon. */
  doubt: z.enum(readingDoubts).nullable(),
});
/** A value of the report that is explained. */
export type FactValue = z.infer<typeof factValue>;

const earlierValue = z.object({
  test,
  /** ISO 8601 date or time of its report. */
  at: z.union([z.iso.date(), z.iso.datetime({ offset: true })]),
  value: z.number(),
  unit,
  decimals,
});
/** A value of an earlier report. */
export type EarlierValue = z.infer<typeof earlierValue>;

/** All that an explanation of a report may say about the person: it is asked with these facts, and checked against them. */
export const reportFacts = z.object({
  title: z.string(),
  date: z.iso.date(),
  /** The original text. */
  text: z.string(),
  values: z.array(factValue),
  earlier: z.array(earlierValue),
  /** Whether the values are all that the report says, and each can be placed: only then may anything be said about all of it. */
  isWhole: z.boolean(),
  person: z.object({ sex: z.enum(['male', 'female']).nullable(), age: z.number().int().nullable() }),
});
export type ReportFacts = z.infer<typeof reportFacts>;
