import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import { defineEvent, type EventDefinition } from '@anamnesis/contracts/language/event';
import type { Codec } from '../../event-store/codec.js';
import type { EventStore } from '../../event-store/event-store.js';
import { createLogger, type Logger, silentLogger } from '../../logging/logger.js';
import { createLocks } from '../../postgres/locks.js';
import type { Pool } from '../../postgres/pool.js';
import { change, put } from '../../read-model/change.js';
import { integer, text, uuid } from '../../read-model/column.js';
import { defineReadModel, type ReadModel } from '../../read-model/read-model.js';
import { defineTable } from '../../read-model/table.js';
import { testDatabase, testLog } from '../../testing/test-log.js';
import { startReadModels } from '../start-read-models.js';

/**
 * Events that fail to fold: counts by one of these numbers (`<read model> <count>`: in that model only), or the
 * beginning of one of these things.
 */
export const unfoldable = new Set<number | string>();

/** Event types of one test, since other tests use the same log. */
function countingEvents() {
  const mine = randomUUID().replaceAll('-', '');
  const Begun = defineEvent({ type: `TestBegun${mine}`, schema: z.object({ what: z.guid() }) });
  const Counted = defineEvent({ type: `TestCounted${mine}`, schema: z.object({ what: z.guid(), by: z.number() }) });
  return { Begun, Counted };
}

/** Totals per thing. A count of 2^31 or more gives a row that PostgreSQL rejects. */
function countsModel({ Begun, Counted }: ReturnType<typeof countingEvents>, version: number, name: string): ReadModel {
  const counts = defineTable({
    name: name.replaceAll('-', '_'),
    key: 'what',
    subject: 'what',
    columns: { what: uuid(), total: integer(), words: text() },
    indexes: ['(total)'],
  });
  const begun = ({ data }: { data: z.infer<typeof Begun.schema> }) => {
    if (unfoldable.has(data.what)) throw new RangeError('This cannot be folded');
    return put(counts, { what: data.what, total: 0, words: '' });
  };
  const counted = ({ data }: { data: z.infer<typeof Counted.schema> }) =>
    change(counts, data.what, ({ total, words }) => {
      if (unfoldable.has(data.by) || unfoldable.has(`${name} ${data.by}`))
        throw new RangeError('This cannot be folded');
      return { total: total + data.by * (version === 1 ? 1 : 100), words: `${words}${data.by},` };
    });
  return defineReadModel({
    ...{ name, version, tables: [counts], handles: [Begun, Counted] },
    // The type system cannot distinguish names created at run time.
    on: { [Begun.type]: begun, [Counted.type]: counted } as never,
  });
}

/** A log and a database for tests of projections. */
export async function openCounting() {
  const events = countingEvents();
  const { Begun, Counted } = events;
  const definitions = new Map([Begun, Counted].map((each) => [each.type, each as unknown as EventDefinition]));
  const database = await testDatabase();
  const log: { store: EventStore; codec: Codec } = await testLog(database.pool, definitions);
  const append = async (what: string, fact: { type: string; data: object }, stream = what) => {
    const actor = { id: what, role: 'worker' as const };
    const circumstances = { actor, correlationId: 'test', causationId: randomUUID() };
    const event = await log.codec.encode(randomUUID(), { ...fact, data: { what, ...fact.data } }, circumstances);
    return log.store.append(`testCount-${stream}`, 'any', [event]);
  };
  const rows = async (table = 'test_counts') =>
    (await database.pool.query<{ what: string; total: number; words: string }>(`select * from read.${table}`)).rows;
  return {
    database,
    log,
    model: (version = 1, name = 'test-counts') => countsModel(events, version, name),
    begin: (what: string) => append(what, { type: Begun.type, data: {} }),
    /** `stream`: another stream than the one in which the thing began. */
    count: (what: string, by: number, stream?: string) => append(what, { type: Counted.type, data: { by } }, stream),
    /** An event of an undeclared type. */
    appendAs: async (type: string, what: string) => {
      const circumstances = { actor: { id: what, role: 'worker' as const }, correlationId: 'test', causationId: what };
      const event = await log.codec.encode(randomUUID(), { type: Begun.type, data: { what } }, circumstances);
      return log.store.append(`testCount-${what}`, 'any', [{ ...event, type }]);
    },
    /** A beginning and two counts in one append, with an undecodable event between them. */
    damage: async (what: string, by: number) => {
      const circumstances = { actor: { id: what, role: 'worker' as const }, correlationId: 'test', causationId: what };
      const encode = (fact: { type: string; data: object }) => log.codec.encode(randomUUID(), fact, circumstances);
      const count = () => encode({ type: Counted.type, data: { what, by } });
      const damaged = await count();
      // No release has written events of version 0, so there is no upcaster.
      const broken = { ...damaged, metadata: { ...damaged.metadata, schemaVersion: 0 } };
      const events = [await encode({ type: Begun.type, data: { what } }), await count(), broken, await count()];
      return log.store.append(`testCount-${what}`, 'any', events);
    },
    /** The visible total of a thing; undefined without a row. */
    total: async (what: string, table?: string) => (await rows(table)).find((row) => row.what === what)?.total,
    /** Runs these read models like a process, until closed. */
    run: (models: readonly ReadModel[], options: { pool?: Pool; logger?: Logger; store?: EventStore } = {}) => {
      const { pool = database.pool, logger = silentLogger, store = log.store } = options;
      return startReadModels(models, { pool, locks: createLocks(pool), ...log, store, logger, standStill: 500 });
    },
    async close() {
      await log.store.close();
      await database.close();
    },
  };
}

/** A logger that collects lines from level warn on. */
export function collectingLogger() {
  const lines: { message: string; level: number; [name: string]: unknown }[] = [];
  const logger = createLogger('test', 'warn', { write: (line: string) => void lines.push(JSON.parse(line)) });
  return { lines, logger };
}
