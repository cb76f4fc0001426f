import type { EachBatchPayload, Kafka, KafkaMessage } from 'kafkajs';
import type { Logger } from '../../logging/logger.js';
import type { Subscription } from '../bus.js';
import type { RawMessage } from '../delivery.js';
import { keepRunning } from '../../supervision/keep-running.js';

interface Following {
  kafka: Kafka;
  topic: string;
  group: string;
  /** Milliseconds after which the partitions of a consumer that no longer answers go to the others. */
  sessionTimeout: number;
  deliver(raw: RawMessage, signal: AbortSignal): Promise<boolean>;
  logger: Logger;
}

const AT_ONCE = 4;

/**
 * Follows a topic as one consumer of a group. Offsets are committed after the effect, at the end of each batch. A consumer
 * that crashes, whatever the error, or is no longer heard is replaced by a new one after a growing wait.
 */
export function follow(following: Following): Subscription {
  const { topic, group, sessionTimeout, logger } = following;
  const stopping = new AbortController();
  const heard = { at: -Infinity };
  const running = keepRunning(
    (signal) => followOnce(following, heard, signal),
    stopping.signal,
    (error) => logger.warn({ err: error, topic, group }, 'A consumer starts again'),
  );
  return {
    // The longest that the cluster itself waits for a member while the group shares anew.
    alive: () => performance.now() - heard.at < 2 * sessionTimeout,
    async stop() {
      stopping.abort();
      await running;
    },
  };
}

/** Follows with one consumer until aborted; throws when it crashed or fell silent. `heard` is when it last gave a sign of life. */
async function followOnce(
  { kafka, topic, group, sessionTimeout, deliver }: Following,
  heard: { at: number },
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
    // The client starts again after some errors and not after others; here it is done after all of them, by `follow`.
    retry: { restartOnFailure: async () => false },
  });
  const failed = new AbortController();
  const over = AbortSignal.any([signal, failed.signal]);
  consumer.on(consumer.events.CRASH, ({ payload }) => failed.abort(payload.error));
  const { GROUP_JOIN, HEARTBEAT, FETCH } = consumer.events;
  const hear = () => void (heard.at = over.aborted ? -Infinity : performance.now());
  for (const sign of [GROUP_JOIN, HEARTBEAT, FETCH]) consumer.on(sign, hear);
  const begunAt = performance.now();
  const listening = setInterval(() => {
    const silence = performance.now() - Math.max(heard.at, begunAt);
    if (silence > 3 * sessionTimeout) failed.abort(new Error('The consumer fell silent'));
  }, heartbeatInterval);

  const eachBatch = async ({ batch, heartbeat, resolveOffset, isRunning, isStale }: EachBatchPayload) => {
    const interruption = new AbortController();
    // A long effect, or the wait before a further try, must not look like a dead consumer.
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
    clearInterval(listening);
    heard.at = -Infinity;
    await consumer.disconnect();
  }
}

const raw = ({ key, value, headers, offset }: KafkaMessage): RawMessage => ({
  key: key?.toString() ?? '',
  id: headers?.['id']?.toString() ?? offset,
  json: value?.toString() ?? '',
});
