import type { EachBatchPayload, Kafka, KafkaMessage } from 'kafkajs';
import type { Logger } from '../../logging/logger.js';
import type { Subscription } from '../bus.js';
import type { RawMessage } from '../delivery.js';

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

/** Follows a topic as one consumer of a group. Offsets are committed after the effect, at the end of each batch. */
export async function follow({
  kafka,
  topic,
  group,
  sessionTimeout,
  deliver,
  logger,
}: Following): Promise<Subscription> {
  const heartbeatInterval = Math.round(sessionTimeout / 10);
  const stopping = new AbortController();
  const consumer = kafka.consumer({
    groupId: group,
    sessionTimeout,
    heartbeatInterval,
    rebalanceTimeout: 2 * sessionTimeout,
    allowAutoTopicCreation: true,
    maxWaitTimeInMs: 500,
    retry: { restartOnFailure: async () => true },
  });
  consumer.on(consumer.events.CRASH, ({ payload }) =>
    logger.warn({ err: payload.error, topic, group }, 'A consumer starts again'),
  );

  const eachBatch = async ({ batch, heartbeat, resolveOffset, isRunning, isStale }: EachBatchPayload) => {
    const interruption = new AbortController();
    // A long effect, or the wait before a further try, must not look like a dead consumer.
    const beating = setInterval(() => {
      heartbeat().catch((error: unknown) => interruption.abort(error));
    }, heartbeatInterval);
    const signal = AbortSignal.any([interruption.signal, stopping.signal]);
    try {
      for (const message of batch.messages) {
        if (signal.aborted || !isRunning() || isStale()) break;
        if (!(await deliver(raw(message), signal))) break;
        resolveOffset(message.offset);
      }
    } finally {
      clearInterval(beating);
    }
    interruption.signal.throwIfAborted();
  };

  await consumer.connect();
  await consumer.subscribe({ topic, fromBeginning: true });
  await consumer.run({ eachBatchAutoResolve: false, partitionsConsumedConcurrently: AT_ONCE, eachBatch });
  return {
    async stop() {
      stopping.abort();
      await consumer.disconnect();
    },
  };
}

const raw = ({ key, value, headers, offset }: KafkaMessage): RawMessage => ({
  key: key?.toString() ?? '',
  id: headers?.['id']?.toString() ?? offset,
  json: value?.toString() ?? '',
});
