import { z } from 'zod';
import { labTests, type LabTestKey } from './tests.js';
import { mostUrgentOf, type UrgentRank, urgentRanks } from './urgent-rank.js';

/** Most that are kept of one report: the most urgent ones. */
export const MOST_URGENT_LINES = 30;
/** Characters of a line that are kept. */
export const LONGEST_URGENT_LINE = 1000;

const keys = labTests.map(({ key }) => key) as [LabTestKey, ...LabTestKey[]];
const urgent = {
  rank: z.enum(urgentRanks),
  /** It was not read with certainty: its number has to be compared with the report first. */
  isToCheck: z.boolean(),
};

/** A result of a report that cannot wait: a value of the table of tests, or a line word for word. */
const urgentLine = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('value'),
    ...urgent,
    test: z.enum(keys),
    value: z.number(),
    comparator: z.enum(['<', '<=', '>', '>=']).nullable(),
    /** Decimal places as printed. */
    decimals: z.number().int(),
    unit: z.object({ printed: z.string(), ucum: z.string().nullable() }).nullable(),
    /** Whether its limit is one of adults, and the person was none then, or their age is not known. Missing where that was not looked at. */
    isOfAdults: z.boolean().optional(),
    /** Whether it follows from other values of the report, which does not print it. Missing where it does. */
    isCalculated: z.boolean().optional(),
  }),
  z.object({ kind: z.literal('line'), ...urgent, text: z.string().max(LONGEST_URGENT_LINE) }),
]);
export type UrgentLine = z.infer<typeof urgentLine>;

/** What the rules found in a report that cannot wait. */
export const reportUrgency = z.object({
  /** The most urgent first; none if nothing is urgent. */
  lines: z.array(urgentLine).max(MOST_URGENT_LINES),
  /** Whether the report names somebody else or several people, or is marked as a sample. */
  isOfUnknown: z.boolean(),
});
export type ReportUrgency = z.infer<typeof reportUrgency>;

/** How soon and where a report has to be looked at, as its most urgent line; null if nothing in it is urgent, or if it was not looked at. */
export const rankOf = (urgency: ReportUrgency | null): UrgentRank | null =>
  mostUrgentOf((urgency?.lines ?? []).map(({ rank }) => rank));
