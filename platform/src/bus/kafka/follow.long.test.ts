import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import kafkajs, { type Kafka } from 'kafkajs';
import { silentLogger } from '../../logging/logger.js';
import { until } from '../../testing/until.js';
import { type MockKafka, startMockKafka } from '../testing/kafka-mock.js';
import { ensureTopic, openKafka } from './client.js';
import { follow } from './follow.js';

let mock: MockKafka;
let kafka: Kafka;
beforeAll(async () => {
  mock = await startMockKafka();
  kafka = openKafka([mock.broker], 'test', silentLogger);
});
afterAll(() => mock.stop());

async function sent(...values: string[]): Promise<string> {
  const topic = randomUUID();
  await ensureTopic(kafka, topic, silentLogger);
  const producer = kafka.producer({ createPartitioner: kafkajs.Partitioners.DefaultPartitioner });
  await producer.connect();
  await producer.send({ topic, messages: values.map((value) => ({ key: 'k', value })) });
  await producer.disconnect();
  return topic;
}

test('a consumer that crashes with an error the client does not retry is replaced, and is not alive meanwhile', async () => {
  const topic = await sent('one', 'two');
  const failures = [
    new kafkajs.KafkaJSNonRetriableError('The cluster refuses this for good'),
    new TypeError('A defect'),
  ];
  const received: string[] = [];
  const alive: boolean[] = [];
  const following = follow({
    ...{ kafka, topic, group: randomUUID(), sessionTimeout: 3_000 },
    async deliver({ json }) {
      const failure = failures.shift();
      if (failure) throw failure;
      received.push(json);
      return true;
    },
    logger: { ...silentLogger, warn: () => void alive.push(following.alive()) } as unknown as typeof silentLogger,
  });
  expect(following.alive()).toBe(false);
  await until(async () => expect(received).toEqual(['one', 'two']));
  expect(following.alive()).toBe(true);
  // Logged at each restart, after the previous consumer ended.
  expect(alive).toEqual([false, false]);
  await following.stop();
  expect(following.alive()).toBe(false);
});

test('an unresponsive cluster is detected: the consumer is not alive until the cluster responds again', async () => {
  const topic = await sent('one');
  const received: string[] = [];
  const deliver = async ({ json }: { json: string }) => received.push(json) > 0;
  const following = follow({
    ...{ kafka, topic, group: randomUUID(), sessionTimeout: 3_000 },
    ...{ deliver, logger: silentLogger },
  });
  await until(async () => expect(received).toEqual(['one']));
  await mock.freeze();
  await until(async () => expect(following.alive()).toBe(false));
  mock.thaw();
  await until(async () => expect(following.alive()).toBe(true));
  await following.stop();
});
