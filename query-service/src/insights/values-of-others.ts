import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import { OverLimit } from '@anamnesis/platform/apart/apart-ended';
import type { Found } from './report-deeds.js';
import type { Report } from './report-facts.js';
import type { ReportValue } from './report-values.js';
import { MOST_TIME, inThread } from './reports-thread.js';

/** The values of another report of a person, and its day. */
export interface OtherReport {
  readonly at: string;
  readonly values: readonly ReportValue[];
}

/** Values of the last ten minutes, also of somebody who was erased meanwhile, by a digest of what they were read from: neither a name nor a text is kept. */
const known = new LRUCache<string, Found<'values'>, { readonly report: Report; readonly name: string }>({
  maxSize: 50_000,
  sizeCalculation: (values) => 1 + values.length,
  ttl: 10 * 60_000,
  ttlAutopurge: true,
  fetchMethod: (_digest, _stale, { context }) =>
    inThread({ deed: 'values', of: context }, MOST_TIME).catch((error: unknown) => {
      // What takes too long to read is compared with nothing.
      if (error instanceof OverLimit) return [];
      throw error;
    }),
});

/**
 * The values of a person's other reports, in the same order, none of those that are of somebody else or of no person. Their documents are not opened. A record of thousands of
 * reports is read once, not once for each of them, and one after the other, so that others have their turn.
 */
export async function valuesOfOthers(reports: readonly Report[], name: string): Promise<OtherReport[]> {
  const found: OtherReport[] = [];
  for (const report of reports) {
    const source = JSON.stringify([name, report.title, report.body, report.lab_values]);
    const digest = createHash('sha256').update(source).digest('base64');
    found.push({ at: report.date, values: await known.forceFetch(digest, { context: { report, name } }) });
  }
  return found;
}
