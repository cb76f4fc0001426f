import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { randomUUID } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import { afterAll, afterEach, beforeAll, describe, expect, test } from '@jest/globals';
import { z } from 'zod';
import { defineTopic } from '@anamnesis/contracts/language/topic';
import { openPool, type Pool } from '../../postgres/pool.js';
import { lineThat } from '../../redis/testing/redis-process.js';
import type { Bus } from '../bus.js';
import { deadLettersOf } from '../dead-letters.js';
import { createOnce } from '../deduplicate.js';
import { until } from '../../testing/until.js';
import { openBus } from './open-bus.js';

export interface Broker {
  kind: 'redis' | 'kafka';
  address: string;
  goAway(): Promise<void>;
  comeBack(): Promise<void>;
  stop(): Promise<void>;
}

const schema = z.object({ n: z.number() });
const freshTopic = () => defineTopic({ name: `t-${randomUUID()}`, schema });
const message = (key: string, n: number) => ({ key, id: `${key}/${n}`, value: { n } });
const ids = (messages: readonly { id: string }[]) => messages.map(({ id }) => id);

/** Contract of every bus adapter. */
export function describeBus(name: string, start: () => Promise<Broker>): void {
  describe(name, () => {
    let broker: Broker;
    let pool: Pool;
    const open: Bus[] = [];
    const bus = async (): Promise<Bus> => {
      const opened = await openBus(broker.kind, broker.address, 'contract.');
      open.push(opened);
      return opened;
    };
    beforeAll(async () => {
      broker = await start();
      pool = openPool(process.env['TEST_DATABASE_URL'] ?? '', () => undefined);
    }, 60_000);
    afterEach(async () => {
      await Promise.all(open.splice(0).map((each) => each.close()));
    }, 30_000);
    afterAll(async () => {
      await pool.end();
      await broker.stop();
    }, 30_000);

    test('keeps the order of each key', async () => {
      const topic = freshTopic();
      const seen: { key: string; n: number }[] = [];
      const one = await bus();
      await one.consume(topic, {
        group: 'order',
        handle: async ({ key, value }) => void seen.push({ key, n: value.n }),
      });
      const keys = ['a', 'b', 'c', 'd', 'e'];
      for (let n = 0; n < 30; n += 1)
        await one.publish(
          topic,
          keys.map((key) => message(key, n)),
        );
      await until(async () => expect(seen.length).toBeGreaterThanOrEqual(150));
      for (const key of keys)
        expect(seen.filter((each) => each.key === key).map(({ n }) => n)).toEqual([...Array(30).keys()]);
    }, 30_000);

    test('retries a failing message before later ones of its key', async () => {
      const topic = freshTopic();
      const seen: [string, number][] = [];
      const one = await bus();
      await one.publish(topic, [message('k', 1), message('k', 2)]);
      await one.consume(topic, {
        group: 'retry',
        handle: async ({ id, attempt }) => {
          seen.push([id, attempt]);
          if (id === 'k/1' && attempt < 3) throw new Error('not yet');
        },
      });
      await until(
        async () =>
          expect(seen).toEqual([
            ['k/1', 1],
            ['k/1', 2],
            ['k/1', 3],
            ['k/2', 1],
          ]),
        20_000,
      );
    }, 30_000);

    test('redelivers the message of a consumer that died to another one', async () => {
      const topic = freshTopic();
      const one = await bus();
      await one.publish(topic, [message('k', 1), message('k', 2)]);
      const script = fileURLToPath(new URL('./hanging-consumer.ts', import.meta.url));
      const argv = [broker.kind, broker.address, 'contract.', topic.name, 'crash'];
      const dying = spawn(process.execPath, ['--import', 'tsx', '--conditions=@anamnesis/source', script, ...argv]);
      const exited = once(dying, 'exit');
      const [, taken] = await lineThat(dying, /took (.+)/);
      expect(taken).toBe('k/1');
      dying.kill('SIGKILL');
      await exited;
      const seen: string[] = [];
      await one.consume(topic, { group: 'crash', handle: async ({ id }) => void seen.push(id) });
      await until(async () => expect(seen).toEqual(['k/1', 'k/2']));
    }, 60_000);

    test('distributes the messages among the consumers of a group', async () => {
      const topic = freshTopic();
      const seen: [string[], string[]] = [[], []];
      for (const mine of seen) {
        const each = await bus();
        await each.consume(topic, { group: 'share', handle: async ({ id }) => void mine.push(id) });
      }
      const sender = await bus();
      const sent: string[] = [];
      await until(async () => {
        const batch = Array.from({ length: 16 }, (_, key) => message(`k${key}`, sent.length));
        await sender.publish(topic, batch);
        sent.push(...ids(batch));
        expect(seen[0].length).toBeGreaterThan(0);
        expect(seen[1].length).toBeGreaterThan(0);
        // A group rebalances only after all its members have responded, which takes a busy broker a while.
      }, 60_000);
      await until(async () => expect(new Set(seen.flat())).toEqual(new Set(sent)));
    }, 90_000);

    test('gives every group all messages', async () => {
      const topic = freshTopic();
      const one = await bus();
      const batch = Array.from({ length: 20 }, (_, n) => message(`k${n % 4}`, n));
      await one.publish(topic, batch);
      const seen: Record<string, string[]> = { mail: [], push: [] };
      for (const [group, mine] of Object.entries(seen)) {
        await one.consume(topic, { group, handle: async ({ id }) => void mine.push(id) });
      }
      for (const mine of Object.values(seen)) {
        await until(async () => expect(new Set(mine)).toEqual(new Set(ids(batch))));
      }
    }, 40_000);

    test('resumes at the position of the group', async () => {
      const topic = freshTopic();
      const first = await bus();
      await first.publish(topic, [message('k', 1), message('k', 2)]);
      const before: string[] = [];
      const following = await first.consume(topic, { group: 'resume', handle: async ({ id }) => void before.push(id) });
      await until(async () => expect(before).toEqual(['k/1', 'k/2']));
      await following.stop();
      await first.publish(topic, [message('k', 3)]);
      const after: string[] = [];
      const second = await bus();
      await second.consume(topic, { group: 'resume', handle: async ({ id }) => void after.push(id) });
      await until(async () => expect(after).toContain('k/3'));
      expect([before, after]).toEqual([['k/1', 'k/2'], ['k/3']]);
    }, 40_000);

    test('moves a message that keeps failing to the dead letters, and continues', async () => {
      const topic = freshTopic();
      const loose = { name: topic.name, schema: z.unknown() };
      const one = await bus();
      await one.publish(topic, [message('k', 1)]);
      await one.publish(loose, [{ key: 'k', id: 'k/unreadable', value: { n: 'not a number' } }]);
      await one.publish(topic, [message('k', 2)]);
      const seen: string[] = [];
      await one.consume(topic, {
        group: 'poison',
        handle: async ({ id }) => {
          seen.push(id);
          if (id === 'k/1') throw new RangeError('never');
        },
      });
      await until(async () => expect(seen).toEqual(['k/1', 'k/1', 'k/1', 'k/2']));
      const dead: object[] = [];
      await one.consume(deadLettersOf(topic), {
        group: 'dead-letters',
        handle: async ({ value }) => void dead.push(value),
      });
      await until(async () => expect(dead).toHaveLength(2));
      expect(dead).toMatchObject([
        { id: 'k/1', group: 'poison', value: '{"n":1}', error: 'RangeError' },
        { id: 'k/unreadable', group: 'poison', value: '{"n":"not a number"}', error: 'ZodError' },
      ]);
    }, 60_000);

    test('publishes once an unavailable broker is back', async () => {
      const topic = freshTopic();
      const one = await bus();
      const seen: string[] = [];
      await one.consume(topic, { group: 'away', handle: async ({ id }) => void (seen.includes(id) || seen.push(id)) });
      await one.publish(topic, [message('k', 1)]);
      await until(async () => expect(seen).toEqual(['k/1']));
      await broker.goAway();
      let settled = false;
      const publishing = one.publish(topic, [message('k', 2), message('k', 3)]).finally(() => (settled = true));
      await new Promise((resolve) => setImmediate(resolve));
      expect(settled).toBe(false);
      await broker.comeBack();
      await publishing;
      await until(async () => expect(seen).toEqual(['k/1', 'k/2', 'k/3']));
    }, 90_000);

    test('may deliver a message twice, and its effect happens once', async () => {
      const topic = freshTopic();
      const { once: doOnce } = await createOnce(pool);
      const one = await bus();
      const batch = [message(`k-${topic.name}`, 1), message(`k-${topic.name}`, 2)];
      await one.publish(topic, batch);
      await one.publish(topic, batch);
      const received: string[] = [];
      const effects: string[] = [];
      await one.consume(topic, {
        group: 'twice',
        handle: async ({ id }) => {
          await doOnce('twice', id, async () => void effects.push(id));
          received.push(id);
        },
      });
      await until(async () => expect(received).toEqual([...ids(batch), ...ids(batch)]));
      expect(effects).toEqual(ids(batch));
    }, 40_000);

    test('rejects a message that does not match the topic schema', async () => {
      const one = await bus();
      const wrong = [{ key: 'k', id: '1', value: { n: 'one' as unknown as number } }];
      await expect(one.publish(freshTopic(), wrong)).rejects.toThrow(z.ZodError);
    });

    test('stores the checkpoint of a relay, and advances it only from the stored position', async () => {
      const relay = `relay-${randomUUID()}`;
      const [one, two] = [await bus(), await bus()];
      expect(await one.loadCheckpoint(relay)).toBeNull();
      expect(await one.saveCheckpoint(relay, 9n, 8n)).toBe(false);
      expect(await one.saveCheckpoint(relay, 2n ** 62n + 1n, null)).toBe(true);
      expect(await two.loadCheckpoint(relay)).toBe(2n ** 62n + 1n);
      expect(await two.saveCheckpoint(relay, 2n ** 62n + 2n, null)).toBe(false);
      expect(await two.saveCheckpoint(relay, 2n ** 62n + 2n, 2n ** 62n + 1n)).toBe(true);
      expect(await one.saveCheckpoint(relay, 2n ** 62n + 3n, 2n ** 62n + 1n)).toBe(false);
      expect(await one.loadCheckpoint(relay)).toBe(2n ** 62n + 2n);
    });
  });
}
