import { randomBytes, randomUUID } from 'node:crypto';
import { deepStrictEqual } from 'node:assert/strict';
import type { EventDefinition } from '@anamnesis/contracts/language/event';
import { createCodec, type RecordedWireEvent } from '../event-store/codec.js';
import type { Pool } from '../postgres/pool.js';
import type { Projection } from '../projection/projection.js';
import { schemaOf } from '../projection/projection.js';
import { applyBatch } from '../projection/run-projection.js';
import { prepareTables } from '../projection/tables.js';
import { openKeyVault } from '../vault/key-vault.js';

type Fact = { type: string; data: unknown };

/**
 * `given(facts).then(table, rows)`: what a read model on the real Postgres says after a history. Every history is folded
 * twice, event by event and in one batch into an emptied schema, and both have to say the same.
 */
export async function projectionStory(
  pool: Pool,
  projection: Projection,
  definitions: ReadonlyMap<string, EventDefinition>,
) {
  const codec = createCodec(definitions, await openKeyVault(pool, randomBytes(32)));

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
  const fold = async (batches: readonly RecordedWireEvent[][], query: string) => {
    await pool.query(`drop schema if exists ${schemaOf(projection)} cascade`);
    await prepareTables(pool, projection);
    let position: bigint | null = null;
    for (const batch of batches) position = await applyBatch(projection, { pool, codec }, position, batch, false);
    const { rows } = await pool.query<Record<string, unknown>>(query.replace('{schema}', schemaOf(projection)));
    return rows;
  };

  return {
    given: (...facts: readonly Fact[]) => ({
      /** `query` selects from `{schema}.<table>`. */
      async then(query: string, expected: readonly Record<string, unknown>[]): Promise<void> {
        const events = await record(facts);
        const one = await fold(
          events.map((event) => [event]),
          query,
        );
        const all = await fold([events], query);
        deepStrictEqual(one, expected);
        deepStrictEqual(all, expected);
      },
    }),
  };
}
