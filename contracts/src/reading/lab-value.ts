import { z } from 'zod';
import { box } from '../uploads/page-text.js';

/** Why a value that was read from a document has to be compared with it. */
export const readingDoubts = [
  /** The recognition of a character of the value, unit or range is not certain. */
  'faint',
  /** More than one number stands where the value is expected, or the document gives the test two different values. */
  'twoValues',
  'unitMissing',
  'unitUnknown',
  'unitUnexpected',
  /** No analyser reports such a value: probably a digit or the decimal point was misread. */
  'implausible',
  /** The printed flag and the printed range do not agree about the value. */
  'flagDiffers',
  /** A limit may have been read as a value. */
  'maybeLimit',
] as const;

const range = z.object({
  low: z.number().nullable(),
  high: z.number().nullable(),
  exclusive: z.boolean(),
  decimals: z.number().int(),
});

/** A laboratory value as it was read from a page. */
export const readLabValue = z.object({
  /** The key of the test in `labs/tests`. */
  test: z.string(),
  /** The name as printed. */
  printedName: z.string(),
  loinc: z.string().nullable(),
  value: z.number(),
  comparator: z.enum(['<', '<=', '>', '>=']).nullable(),
  /** Decimal places as printed. */
  decimals: z.number().int(),
  unit: z.object({ printed: z.string(), ucum: z.string().nullable() }).nullable(),
  /** In the unit of the value. */
  printedRange: range.nullable(),
  /** As the laboratory printed it beside the value. */
  flag: z.enum(['low', 'high']).nullable(),
  page: z.number().int(),
  /** Where the value stands on its page. */
  box,
  /** Null if the value can be relied upon. */
  doubt: z.enum(readingDoubts).nullable(),
});
export type ReadLabValue = z.infer<typeof readLabValue>;
