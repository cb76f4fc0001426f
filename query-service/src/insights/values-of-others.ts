import { createHash } from 'node:crypto';
import { setImmediate } from 'node:timers/promises';
import { LRUCache } from 'lru-cache';
import type { Report } from './report-facts.js';
import { type ReportValue, valuesOfReport } from './report-values.js';
import { personProblemOf } from './whose-report.js';

/** The values of another report of a person, and its day. */
export interface OtherReport {
  readonly at: string;
  readonly values: readonly ReportValue[];
}

/** Values of the last ten minutes, also of somebody who was erased meanwhile, by a digest of what they were read from: neither a name nor a text is kept. */
const known = new LRUCache<string, readonly ReportValue[]>({
  maxSize: 50_000,
  sizeCalculation: (values) => 1 + values.length,
  ttl: 10 * 60_000,
  ttlAutopurge: true,
});
/** Milliseconds of reading, after which others have their turn. */
const AT_A_STRETCH = 10;

/**
 * The values of a person's other reports, in the same order, none of those that are of somebody else or of no person. Their documents are not opened. A record of thousands of
 * reports is read once, not once for each of them.
 */
export async function valuesOfOthers(reports: readonly Report[], name: string): Promise<OtherReport[]> {
  const found: OtherReport[] = [];
  let since = performance.now();
  for (const report of reports) {
    found.push({ at: report.date, values: valuesOf(report, name) });
    if (performance.now() - since < AT_A_STRETCH) continue;
    await setImmediate();
    since = performance.now();
  }
  return found;
}

function valuesOf(report: Report, name: string): readonly ReportValue[] {
  const source = JSON.stringify([name, report.title, report.body, report.lab_values]);
  const digest = createHash('sha256').update(source).digest('base64');
  const values =
    known.get(digest) ?? (personProblemOf(report, null, name) === null ? valuesOfReport(report, null) : []);
  known.set(digest, values);
  return values;
}
