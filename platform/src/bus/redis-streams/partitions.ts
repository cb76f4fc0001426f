/** Must never change: another number would map a key's later messages to another partition than its earlier ones. */
const PARTITIONS = 4;
export const partitions = Array.from({ length: PARTITIONS }, (_, partition) => partition);

// The braces keep one topic's keys on one node of a Redis cluster.
export const streamOf = (topic: string, partition: number) => `bus:{${topic}}:${partition}`;
export const membersOf = (topic: string, group: string) => `bus:{${topic}}:members:${group}`;
export const leaseOf = (topic: string, group: string, partition: number) =>
  `bus:{${topic}}:lease:${group}:${partition}`;
export const checkpointOf = (relay: string) => `bus:relay:${relay}`;

/** The partition of a key: FNV-1a, evenly distributed and stable across processes. */
export function partitionOf(key: string): number {
  let hash = 0x811c9dc5;
  for (const byte of Buffer.from(key)) hash = Math.imul(hash ^ byte, 0x01000193) >>> 0;
  return hash % PARTITIONS;
}
