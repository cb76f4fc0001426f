import { randomBytes, randomUUID } from 'node:crypto';
import { deepStrictEqual } from 'node:assert/strict';
import type { EventDefinition } from '@anamnesis/contracts/language/event';
import { createCodec, type RecordedWireEvent } from '../event-store/codec.js';
import type { Pool } from '../postgres/pool.js';
import { openBookkeeping } from '../projection/bookkeeping.js';
import { copyOf, dropBuild, finishTables } from '../projection/builds.js';
import { type Build, writeBatch } from '../projection/write-batch.js';
import { foldInMemory } from '../read-model/in-memory.js';
import type { ReadModel } from '../read-model/read-model.js';
import type { Row } from '../read-model/table.js';
import { openKeyVault } from '../vault/key-vault.js';

type Fact = { type: string; data: unknown };

/**
 * `given(facts).then(query, rows)`: the rows of a read model on the real PostgreSQL after a history. Every history is folded
 * three times: event by event, in one batch, and in memory; all results must be equal.
 */
export async function readModelStory(pool: Pool, model: ReadModel, definitions: ReadonlyMap<string, EventDefinition>) {
  const codec = createCodec(definitions, await openKeyVault(pool, randomBytes(32)));
  await openBookkeeping(pool);

  const record = async (facts: readonly Fact[]): Promise<RecordedWireEvent[]> =>
    Promise.all(
      facts.map(async (fact, index) => {
        const actor = { id: randomUUID(), role: 'worker' } as const;
        const event = await codec.encode(randomUUID(), fact, {
          actor,
          correlationId: 'story',
          causationId: randomUUID(),
        });
        const recordedAt = new Date(Date.UTC(2026, 10, 20, 6, index)).toISOString();
        return { ...event, streamId: 'story-1', revision: BigInt(index), position: BigInt(index + 1), recordedAt };
      }),
    );
  const onPostgres = async <Result>(
    batches: readonly RecordedWireEvent[][],
    look: (build: Build) => Promise<Result>,
  ): Promise<Result> => {
    const build = await copyOf(pool, model);
    await finishTables(pool, build);
    for (const batch of batches) {
      const failed = await writeBatch({ pool, codec }, [build], batch);
      deepStrictEqual(failed.get(build) ?? [], [], 'An event could not be folded');
    }
    const result = await look(build);
    await dropBuild(pool, build);
    return result;
  };
  const ask = async (query: string, { schema }: Build) =>
    (await pool.query<Record<string, unknown>>(query.replaceAll('{schema}', schema))).rows;
  const everything = async (build: Build): Promise<Record<string, Row[]>> => {
    const tables: Record<string, Row[]> = {};
    for (const { name, key } of model.tables)
      tables[name] = await ask(`select * from {schema}.${name} order by ${key}::text`, build);
    return tables;
  };
  const inMemory = (events: Parameters<typeof foldInMemory>[1]) => {
    const folded = foldInMemory(model, events);
    const byKey = (key: string) => (one: Row, other: Row) => (String(one[key]) < String(other[key]) ? -1 : 1);
    return Object.fromEntries(model.tables.map((table) => [table.name, folded.rows(table).sort(byKey(table.key))]));
  };

  return {
    given: (...facts: readonly Fact[]) => ({
      /** `query` selects from `{schema}.<table>`. */
      async then(query: string, expected: readonly Record<string, unknown>[]): Promise<void> {
        const events = await record(facts);
        const decoded = await codec.decode(events);
        await onPostgres([events], async (build) => {
          deepStrictEqual(await ask(query, build), expected);
          deepStrictEqual(await everything(build), inMemory(decoded));
        });
        await onPostgres(
          events.map((event) => [event]),
          async (build) => {
            deepStrictEqual(await ask(query, build), expected);
          },
        );
      },
    }),
  };
}
