import { type DiskFailure, diskFailureOf } from '../failures/driver-failures.js';
import type { Metrics } from './metrics.js';

/**
 * Counts errors that mean that a disk, local or of a database, is full or fails: of requests, jobs and projections alike. Returns which of both an error means; null for any
 * other error, which is not counted.
 */
export function countDiskFailures(metrics: Pick<Metrics, 'counter'>): (error: unknown) => DiskFailure | null {
  const failures = metrics.counter('disk_failures_total', 'Work that failed because a disk is full or fails', ['kind']);
  return (error) => {
    const kind = diskFailureOf(error);
    if (kind) failures.inc({ kind });
    return kind;
  };
}
