import kafkajs from 'kafkajs';
import type { Logger } from '../logging/logger.js';
import { patientRetries, type Bus, type RetryPolicy } from './bus.js';
import { deliverTo } from './delivery.js';
import { ensureTopic, openKafka } from './kafka/client.js';
import { follow } from './kafka/follow.js';
import { sendPatiently, written } from './publishing.js';
import type { RelayCheckpoints } from './relay-checkpoints.js';
import { createSubscriptions } from './subscriptions.js';

export interface KafkaBusOptions {
  brokers: readonly string[];
  clientId: string;
  /** Storage of the relays' checkpoints: not in Kafka, and not where they could be lost without its messages. */
  checkpoints: RelayCheckpoints;
  logger: Logger;
  /** Aborts the attempts to connect. */
  signal?: AbortSignal;
  /** Prefix of every topic and group: letters, digits, `.`, `_` and `-`. */
  prefix?: string;
  retries?: RetryPolicy;
  /** Milliseconds after which the partitions of a dead consumer go to the others of its group. */
  sessionTimeout?: number;
  /** Milliseconds that `publish` waits for an unavailable cluster. */
  patience?: number;
}

/**
 * The bus over Kafka. The key determines the partition. A message is durable when every in-sync replica has it. The producer is
 * not idempotent: consumers recognise duplicates anyway, and one request at a time keeps the order.
 */
export async function createKafkaBus(options: KafkaBusOptions): Promise<Bus> {
  const { brokers, clientId, checkpoints, logger, prefix = '', retries = patientRetries } = options;
  const { sessionTimeout = 30_000, patience = 30_000 } = options;
  const kafka = openKafka(brokers, clientId, logger);
  const producer = kafka.producer({
    createPartitioner: kafkajs.Partitioners.DefaultPartitioner,
    allowAutoTopicCreation: true,
    maxInFlightRequests: 1,
  });
  const subscriptions = createSubscriptions();
  const closing = new AbortController();
  const topics = new Map<string, Promise<string>>();

  const nameOf = (topic: { name: string }): Promise<string> => {
    const name = `${prefix}${topic.name}`;
    const ready = topics.get(name) ?? ensureTopic(kafka, name, logger).then(() => name);
    topics.set(name, ready);
    return ready;
  };

  const publish: Bus['publish'] = async (topic, messages) => {
    const batch = written(topic, messages).map(({ key, id, json }) => ({ key, value: json, headers: { id } }));
    if (batch.length === 0) return;
    const name = await nameOf(topic);
    const send = async () => void (await producer.send({ topic: name, acks: -1, messages: batch }));
    await sendPatiently(send, patience, closing.signal, logger);
  };

  await sendPatiently(() => producer.connect(), patience, options.signal ?? closing.signal, logger);
  return {
    publish,
    async consume(topic, follower) {
      const deliver = deliverTo(topic, follower, { publish, retries, logger });
      const group = `${prefix}${follower.group}`;
      const following = follow({ kafka, topic: await nameOf(topic), group, sessionTimeout, deliver, logger });
      return subscriptions.add(follower.group, following);
    },
    followers: subscriptions.alive,
    loadCheckpoint: (relay) => checkpoints.load(relay),
    saveCheckpoint: (relay, position, from) => checkpoints.save(relay, position, from),
    async close() {
      closing.abort();
      await subscriptions.stop();
      await producer.disconnect();
    },
  };
}
