import kafkajs, { type Kafka, type LogEntry } from 'kafkajs';
import type { Logger } from '../../logging/logger.js';

/** The Kafka client; it logs to our logger. It retries its errors itself, so they are logged as warnings. */
export function openKafka(brokers: readonly string[], clientId: string, logger: Logger): Kafka {
  return new kafkajs.Kafka({
    brokers: [...brokers],
    clientId,
    connectionTimeout: 3_000,
    retry: { initialRetryTime: 100, maxRetryTime: 3_000, retries: 8 },
    logLevel: kafkajs.logLevel.WARN,
    logCreator:
      () =>
      ({ namespace, log: { message, error } }: LogEntry) =>
        logger.warn({ from: `kafka ${namespace}`, error: error as unknown }, message),
  });
}

const PARTITIONS = 12;

/**
 * Creates a topic if it is missing. A cluster may forbid that, or create topics automatically at the first message: then this
 * changes nothing and logs it.
 */
export async function ensureTopic(kafka: Kafka, topic: string, logger: Logger): Promise<void> {
  const admin = kafka.admin({ retry: { retries: 1 } });
  try {
    await admin.connect();
    await admin.createTopics({ topics: [{ topic, numPartitions: PARTITIONS }], waitForLeaders: false, timeout: 5_000 });
  } catch (error) {
    logger.info(
      { err: error, topic },
      'The topic was not created here; the cluster is expected to have it or to create it',
    );
  } finally {
    await admin.disconnect();
  }
}
