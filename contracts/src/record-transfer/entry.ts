import { z } from 'zod';
import type { ConfirmedResult } from '../labs/entry-results.js';
import { day, moment } from '../language/reply.js';
import { line } from '../language/text.js';
import { MAX_LONG_TEXT, MAX_SHORT_TEXT, MAX_TITLE } from '../records/constants.js';
import { writerRoles } from '../records/origin.js';
import { entryUri } from './entry-uri.js';

const text = (max: number) => z.string().trim().max(max);

const common = {
  resource: entryUri,
  /** Who wrote it, or who vouches for it: an entry that was told or imported is the patient's. */
  role: z.enum(writerRoles),
  /** The doctor who wrote it or whom the patient named; empty if none. */
  doctorName: line(MAX_TITLE),
};
const dated = { ...common, date: day };

const prescription = z.object({
  kind: z.literal('prescription'),
  ...dated,
  medication: line(MAX_TITLE).min(1),
  dosage: line(MAX_TITLE),
  duration: line(MAX_TITLE),
  instructions: text(MAX_SHORT_TEXT),
  /** The day since which it is no longer taken; null if it was not stopped. */
  stoppedOn: day.nullable(),
});
const testReport = z.object({
  kind: z.literal('testReport'),
  ...dated,
  testName: line(MAX_TITLE).min(1),
  result: text(MAX_LONG_TEXT).min(1),
});
const diagnosis = z.object({
  kind: z.literal('diagnosis'),
  ...dated,
  condition: line(MAX_TITLE).min(1),
  symptoms: text(MAX_SHORT_TEXT),
  notes: text(MAX_LONG_TEXT),
  followUpDate: day.nullable(),
});
const allergy = z.object({
  kind: z.literal('allergy'),
  ...common,
  substance: line(MAX_TITLE).min(1),
  reaction: line(MAX_SHORT_TEXT),
  /** Null if it is not known. */
  writtenAt: moment.nullable(),
});

/** An entry of a health record as it is exported and imported. Texts have the limits of those that are typed here. */
export const transferredEntry = z.discriminatedUnion('kind', [prescription, testReport, diagnosis, allergy]);
export type TransferredEntry = z.infer<typeof transferredEntry>;
export type EntryOf<Kind extends TransferredEntry['kind']> = Extract<TransferredEntry, { kind: Kind }>;

/** A test report as it is exported. */
export type ExportedReport = EntryOf<'testReport'> & {
  /** The laboratory values that its patient confirmed; absent or null without. */
  readonly confirmed?: readonly (ConfirmedResult & { readonly printedName?: string })[] | null;
  /** The file name of its document; absent or empty without one. */
  readonly documentName?: string;
};
export type ExportedEntry = Exclude<TransferredEntry, { kind: 'testReport' }> | ExportedReport;
