import { randomUUID } from 'node:crypto';
import type { z } from 'zod';
import type { Route } from '@anamnesis/contracts/language/route';
import type { TopicDefinition } from '@anamnesis/contracts/language/topic';
import type { Delivery } from '@anamnesis/contracts/notifications/delivery';
import { showNotificationDelivery } from '@anamnesis/contracts/notifications/routes';
import { createOnce } from '@anamnesis/platform/bus/deduplicate';
import { createRedisStreamsBus } from '@anamnesis/platform/bus/redis-streams-bus';
import { createLogger, silentLogger } from '@anamnesis/platform/logging/logger';
import { createMetrics } from '@anamnesis/platform/metrics/metrics';
import { createMailer } from '@anamnesis/platform/mail/mailer';
import { openPool } from '@anamnesis/platform/postgres/pool';
import { startMailServer } from '@anamnesis/platform/testing/mail-server';
import { startWorkers } from '../app.js';
import { noFiles, noReader } from './no-files.js';
import { noAi } from './no-ai.js';
import { noErasures } from './no-erasures.js';

/** The call of a query about an email. */
export interface EmailQuestion<Query> {
  readonly params: { readonly id: string };
  readonly query: Query;
  /** The position that the reply has to reflect. */
  readonly after: string;
}

interface Setting<Query> {
  /** The reply of the query service: data, or an error. */
  answer: (question: EmailQuestion<Query>) => object | null | Error;
  /** What the recipients chose; they want everything at once by default. */
  delivery?: (accountId: string) => Delivery;
  /** Address of the mail server. */
  mailUrl: string;
  now: Date;
}

/** What somebody gets who chose nothing. */
export const WANTED: Delivery = { mail: true, push: true, quietUntil: null };

/** Workers of a test suite that send emails. `stop` closes all that a test has started, `close` what they share. */
export function emailWorkers() {
  const redisUrl = process.env['TEST_REDIS_URL'] ?? '';
  const pool = openPool(process.env['TEST_DATABASE_URL'] ?? '', (error) => console.error(error));
  const started: (() => unknown)[] = [];
  return {
    async mailServer(options: Parameters<typeof startMailServer>[0] = {}) {
      const server = await startMailServer(options);
      started.push(() => server.close());
      return server;
    },

    /** Workers with their own Redis prefix. `publish` publishes a message on this topic under a key. */
    async start<Schema extends z.ZodType, Query>(
      topic: TopicDefinition<string, Schema>,
      keyOf: (message: z.output<Schema>) => string,
      { answer, mailUrl, now, delivery = () => WANTED }: Setting<Query>,
    ) {
      const prefix = `${topic.name}-emails-${randomUUID()}:`;
      const bus = await createRedisStreamsBus({ url: redisUrl, prefix, logger: silentLogger });
      started.push(() => bus.close());
      const mailer = createMailer({ url: mailUrl, from: 'hello@clinic.example' });
      started.push(() => mailer.close());
      const logged: string[] = [];
      await startWorkers({
        closing: { add: (close) => void started.push(close) },
        ...{ redisUrl, prefix, bus, mailer },
        push: null,
        files: noFiles,
        readDocument: noReader,
        ai: noAi,
        attendance: { lastSeen: async () => null },
        once: await createOnce(pool, silentLogger),
        commands: { send: async () => undefined as never },
        queries: noErasures(async (route, call, after) => {
          if ((route as Route) === showNotificationDelivery)
            return delivery((call as unknown as { params: { accountId: string } }).params.accountId) as never;
          const data = answer({ ...(call as unknown as Omit<EmailQuestion<Query>, 'after'>), after });
          if (data instanceof Error) throw data;
          return { data } as never;
        }),
        logger: createLogger('test', 'info', { write: (line) => void logged.push(line) }),
        metrics: createMetrics('test'),
        clock: () => now,
        timeZone: 'Asia/Kolkata',
      });
      return {
        logged,
        publish: (...messages: (z.output<Schema> & { eventId: string })[]) =>
          bus.publish(
            topic,
            messages.map((value) => ({ key: keyOf(value), id: value.eventId, value })),
          ),
      };
    },

    async stop() {
      for (const close of started.splice(0).reverse()) await close();
    },
    close: () => pool.end(),
  };
}
