import { z } from 'zod';
import { labTests, type LabTestKey } from '../labs/tests.js';
import { day } from '../language/reply.js';
import { printedStandings } from '../labs/printed-standing.js';
import { readingDoubts } from '../reading/lab-value.js';
import { reportProblems } from '../reading/report-problem.js';

const keys = labTests.map(({ key }) => key) as [LabTestKey, ...LabTestKey[]];
const decimals = z.number().int();

/** A laboratory value as it was typed, confirmed or read. */
const value = z.object({
  test: z.enum(keys),
  value: z.number(),
  comparator: z.enum(['<', '<=', '>', '>=']).nullable(),
  /** Decimal places as printed. */
  decimals,
  unit: z.object({ printed: z.string(), ucum: z.string().nullable() }).nullable(),
  /** Why the value has to be compared with the report first; null if it can be relied upon. */
  doubt: z.enum(readingDoubts).nullable(),
});

/** Where a range comes from: the report, or the publication of a table. */
const range = z.object({
  low: z.number().nullable(),
  high: z.number().nullable(),
  exclusive: z.boolean(),
  decimals,
  from: z.enum(['report', 'table']),
  source: z.string().nullable(),
  confidence: z.enum(['confirmed', 'unsure']),
});

/** All that an explanation of a report is made of. */
export const assembledFacts = z.object({
  title: z.string(),
  date: day,
  /** Whether its document prints another day. */
  isOtherDay: z.boolean().optional(),
  /** Whether it is of the last days. */
  isRecent: z.boolean(),
  /** As it was typed, and as it was read from the document. */
  text: z.string(),
  /** In the order of the report, each with the range that applies to the person, in the unit of the value. */
  values: z.array(
    value.extend({
      range: range.nullable(),
      standing: z.enum(['low', 'inRange', 'high', 'unknown']),
      /** The report prints limits for groups of people, of which is not known whether they hold for the person. */
      isOfGroups: z.literal(true).optional(),
      /** What the report's own table of decisions calls such a value, word for word. */
      called: z.string().nullable(),
    }),
  ),
  /** Values of the same tests in earlier reports of the person, the latest first. */
  earlier: z.array(value.extend({ at: day })),
  /** Of a report that is not recent: certain values of the same tests of later days that can wait, the latest of each test. */
  measuredAgain: z.array(value.extend({ at: day })).optional(),
  /** Lines that look like results of tests that are not among the values, word for word. */
  leftOver: z.array(
    z.object({ text: z.string(), standing: z.enum(printedStandings), isOfAll: z.literal(true).optional() }),
  ),
  /** What the laboratory or a doctor wrote about the results, word for word: its label, such as "Impression", and the text. */
  comments: z.array(z.object({ label: z.string(), text: z.string() })),
  /** The report says, or may say, more than the values and these lines. */
  hasMore: z.boolean(),
  /** Whom to call in the clinic's country: for every emergency, and for an ambulance, if that has a number of its own. */
  call: z.object({ emergency: z.string(), ambulance: z.string().nullable() }),
  /** Why the text is not the person's own results in a language that is read; null if it is. */
  problem: z.enum(reportProblems).nullable(),
  person: z.object({
    sex: z.enum(['male', 'female']).nullable(),
    /** Years, at the time of the report. */
    age: z.number().int().nullable(),
  }),
});
export type AssembledFacts = z.infer<typeof assembledFacts>;
