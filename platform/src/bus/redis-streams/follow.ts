import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { Subscription } from '../bus.js';
import type { RawMessage } from '../delivery.js';
import { keepRunning } from '../../supervision/keep-running.js';
import type { RedisClient } from '../../redis/connect.js';
import { joinGroup } from './membership.js';
import { createGroup, readPartition } from './partition-reader.js';
import { partitions, streamOf } from './partitions.js';
import type { Logger } from '../../logging/logger.js';

interface Following {
  client: RedisClient;
  topic: string;
  group: string;
  /** Lease duration: how long a partition stays with an unresponsive consumer, in milliseconds. */
  term: number;
  deliver(raw: RawMessage, signal: AbortSignal): Promise<boolean>;
  logger: Logger;
}

interface PartitionReader {
  ending: AbortController;
  ended: Promise<void>;
  finished: boolean;
}

/** Consumes a topic as one consumer of a group, reading the partitions of its share. Resolves when the group exists. */
export async function follow({ client, topic, group, term, deliver, logger }: Following): Promise<Subscription> {
  for (const partition of partitions) await createGroup(client, streamOf(topic, partition), group);
  const consumer = randomUUID();
  const membership = joinGroup(client, topic, group, consumer, term);
  const held = new Map<number, PartitionReader>();
  const leaving = new AbortController();
  const left = new AbortController();
  let heldUntil = 0;
  const holds = () => performance.now() < heldUntil;

  const start = (partition: number): PartitionReader => {
    const reading = { client, stream: streamOf(topic, partition), group, consumer, deliver, holds, logger };
    const ending = new AbortController();
    const fail = (error: unknown) =>
      logger.warn({ err: error, topic, group, partition }, 'a partition is read again after a failure');
    const work = keepRunning((signal) => readPartition(reading, signal), ending.signal, fail);
    const reader = { ending, finished: false, ended: Promise.resolve() };
    reader.ended = work.then(() => void (reader.finished = true));
    return reader;
  };

  const renew = async () => {
    for (const [partition, { finished }] of held) {
      if (finished && held.delete(partition)) await membership.release(partition);
    }
    const requestedAt = performance.now();
    const share = await membership.renew([...held.keys()]);
    heldUntil = requestedAt + term;
    for (const [partition, { ending }] of held) if (!share.includes(partition)) ending.abort();
    if (leaving.signal.aborted) return;
    for (const partition of share) if (!held.has(partition)) held.set(partition, start(partition));
  };

  const renewing = keepRunning(
    async (signal) => {
      while (!signal.aborted) {
        await renew();
        await pause(Math.min(term / 4, 1_000), undefined, { signal });
      }
    },
    left.signal,
    (error) => logger.warn({ err: error, topic, group }, 'the share of partitions could not be renewed'),
  );

  return {
    alive: holds,
    async stop() {
      leaving.abort();
      for (const { ending } of held.values()) ending.abort();
      await Promise.all([...held.values()].map(({ ended }) => ended));
      left.abort();
      await renewing;
      await membership
        .leave()
        .catch((error: unknown) => logger.warn({ err: error, topic, group }, 'leases were not released; they expire'));
    },
  };
}
