import type { EachBatchPayload, Kafka, KafkaMessage } from 'kafkajs';
import type { Logger } from '../../logging/logger.js';
import type { Subscription } from '../bus.js';
import type { RawMessage } from '../delivery.js';
import { keepRunning } from '../../supervision/keep-running.js';

interface Following {
  kafka: Kafka;
  topic: string;
  group: string;
  /** Milliseconds after which the partitions of an unresponsive consumer go to the others. */
  sessionTimeout: number;
  deliver(raw: RawMessage, signal: AbortSignal): Promise<boolean>;
  logger: Logger;
}

const AT_ONCE = 4;

/**
 * Consumes a topic as one consumer of a group. Offsets are committed after the effect, at the end of each batch. A consumer
 * that crashes, with any error, or is unresponsive is replaced by a new one after a growing delay.
 */
export function follow(following: Following): Subscription {
  const { topic, group, sessionTimeout, logger } = following;
  const stopping = new AbortController();
  const lastSign = { at: -Infinity };
  const running = keepRunning(
    (signal) => followOnce(following, lastSign, signal),
    stopping.signal,
    (error) => logger.warn({ err: error, topic, group }, 'A consumer restarts'),
  );
  return {
    // The longest time that the cluster itself waits for a member during a rebalance.
    alive: () => performance.now() - lastSign.at < 2 * sessionTimeout,
    async stop() {
      stopping.abort();
      await running;
    },
  };
}

/** Runs one consumer until aborted; throws when it crashed or became unresponsive. `lastSign` is the time of its last sign of life. */
async function followOnce(
  { kafka, topic, group, sessionTimeout, deliver }: Following,
  lastSign: { at: number },
  signal: AbortSignal,
): Promise<void> {
  const heartbeatInterval = Math.round(sessionTimeout / 10);
  const consumer = kafka.consumer({
    groupId: group,
    sessionTimeout,
    heartbeatInterval,
    rebalanceTimeout: 2 * sessionTimeout,
    allowAutoTopicCreation: true,
    maxWaitTimeInMs: 500,
    // The client restarts after some errors only; `follow` restarts after all of them.
    retry: { restartOnFailure: async () => false },
  });
  const failed = new AbortController();
  const over = AbortSignal.any([signal, failed.signal]);
  consumer.on(consumer.events.CRASH, ({ payload }) => failed.abort(payload.error));
  const { GROUP_JOIN, HEARTBEAT, FETCH } = consumer.events;
  const noteSign = () => void (lastSign.at = over.aborted ? -Infinity : performance.now());
  for (const sign of [GROUP_JOIN, HEARTBEAT, FETCH]) consumer.on(sign, noteSign);
  const begunAt = performance.now();
  const watching = setInterval(() => {
    const silence = performance.now() - Math.max(lastSign.at, begunAt);
    if (silence > 3 * sessionTimeout) failed.abort(new Error('The consumer is unresponsive'));
  }, heartbeatInterval);

  const eachBatch = async ({ batch, heartbeat, resolveOffset, isRunning, isStale }: EachBatchPayload) => {
    const interruption = new AbortController();
    // Keeps the session alive during a long effect or a retry delay.
    const beating = setInterval(() => {
      heartbeat().catch((error: unknown) => interruption.abort(error));
    }, heartbeatInterval);
    const interrupted = AbortSignal.any([interruption.signal, signal]);
    try {
      for (const message of batch.messages) {
        if (interrupted.aborted || !isRunning() || isStale()) break;
        if (!(await deliver(raw(message), interrupted))) break;
        resolveOffset(message.offset);
      }
    } finally {
      clearInterval(beating);
    }
    interruption.signal.throwIfAborted();
  };
  const begin = async () => {
    await consumer.connect();
    await consumer.subscribe({ topic, fromBeginning: true });
    await consumer.run({ eachBatchAutoResolve: false, partitionsConsumedConcurrently: AT_ONCE, eachBatch });
  };

  const ended = new Promise<void>((resolve) => over.addEventListener('abort', () => resolve(), { once: true }));
  try {
    await Promise.race([begin(), ended]);
    await ended;
    failed.signal.throwIfAborted();
  } finally {
    clearInterval(watching);
    lastSign.at = -Infinity;
    await consumer.disconnect();
  }
}

const raw = ({ key, value, headers, offset }: KafkaMessage): RawMessage => ({
  key: key?.toString() ?? '',
  id: headers?.['id']?.toString() ?? offset,
  json: value?.toString() ?? '',
});
