import { createSchema } from './create-schema.js';
import { inTransaction, type Connection, type Pool } from './pool.js';

/** Migration steps of a schema, in order. A released step is never changed: a new one follows it. */
export interface Migrations {
  schema: string;
  steps: readonly string[];
}

/** Migrates a schema to its last step; safe to call from several processes at once. Takes no lock where nothing is missing. */
export async function migrate(pool: Pool, { schema, steps }: Migrations): Promise<void> {
  const { rows } = await pool.query<{ known: boolean }>('select to_regclass($1) is not null as known', [
    `${schema}.migrations`,
  ]);
  if (rows[0]?.known && missingSteps(steps, await appliedSteps(pool, schema)).length === 0) return;
  await inTransaction(
    pool,
    async (tx) => {
      await createSchema(tx, schema);
      await tx.query(
        `create table if not exists ${schema}.migrations (step integer primary key, applied_at timestamptz default now())`,
      );
      const missing = missingSteps(steps, await appliedSteps(tx, schema));
      // In one round trip.
      const statements = missing.flatMap((step) => [
        steps[step],
        `insert into ${schema}.migrations (step) values (${step})`,
      ]);
      await tx.query([`set local search_path to ${schema}`, ...statements].join('\n;\n'));
    },
    `select pg_advisory_xact_lock(hashtext('migrate:${schema}'))`,
  );
}

async function appliedSteps(on: Pool | Connection, schema: string): Promise<ReadonlySet<number>> {
  const { rows } = await on.query<{ step: number }>(`select step from ${schema}.migrations`);
  return new Set(rows.map(({ step }) => step));
}

const missingSteps = (steps: readonly string[], applied: ReadonlySet<number>): number[] =>
  [...steps.keys()].filter((step) => !applied.has(step));
