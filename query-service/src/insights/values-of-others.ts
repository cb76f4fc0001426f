import { createHash } from 'node:crypto';
import { setImmediate } from 'node:timers/promises';
import { LRUCache } from 'lru-cache';
import { OverLimit } from '@anamnesis/platform/apart/apart-ended';
import type { Found, TaskOfValues } from './report-deeds.js';
import type { Report } from './report-facts.js';
import type { ReportValue } from './report-values.js';
import { inThread } from './reports-thread.js';

/** The values of another report of a person, and its day. */
export interface OtherReport {
  readonly at: string;
  readonly values: readonly ReportValue[];
}

interface Reading {
  readonly of: TaskOfValues;
  readonly mostTime: number;
}

/** Values of the last ten minutes, also of somebody who was erased meanwhile, by a digest of what they were read from: neither a name nor a text is kept. */
const known = new LRUCache<string, Found<'values'>, Reading>({
  maxSize: 50_000,
  sizeCalculation: (values) => 1 + values.length,
  ttl: 10 * 60_000,
  ttlAutopurge: true,
  fetchMethod: (_digest, _stale, { context: { of, mostTime } }) => inThread({ deed: 'values', of }, mostTime),
});
/** Milliseconds for all reports of a person. What was read until then is known the next time. */
const WITHIN = 4_000;
/** Milliseconds of looking up what is known, after which others have their turn. */
const AT_A_STRETCH = 10;

/**
 * The values of a person's other reports, in the same order, none of those that are of somebody else or of no person. Their documents are not opened. A record of thousands of
 * reports is read once, not once for each of them. Null where that takes too long: without one of them a value may look as if it had been so for long.
 */
export async function valuesOfOthers(
  reports: readonly Report[],
  name: string,
  within = WITHIN,
): Promise<OtherReport[] | null> {
  const found: OtherReport[] = [];
  const until = performance.now() + within;
  let since = performance.now();
  for (const report of reports) {
    const mostTime = until - performance.now();
    if (mostTime <= 0) return null;
    const values = await valuesOf({ of: { report, name }, mostTime });
    if (values === null) return null;
    found.push({ at: report.date, values });
    if (performance.now() - since < AT_A_STRETCH) continue;
    await setImmediate();
    since = performance.now();
  }
  return found;
}

/** Null if it takes too long. */
async function valuesOf(reading: Reading): Promise<Found<'values'> | null> {
  const { title, body, lab_values: confirmed } = reading.of.report;
  const source = JSON.stringify([reading.of.name, title, body, confirmed]);
  const digest = createHash('sha256').update(source).digest('base64');
  try {
    return await known.forceFetch(digest, { context: reading });
  } catch (error) {
    if (error instanceof OverLimit) return null;
    throw error;
  }
}
