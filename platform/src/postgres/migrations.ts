import { createSchema } from './create-schema.js';
import { inTransaction, type Pool } from './pool.js';

/** Migration steps of a schema, in order. A released step is never changed: a new one follows it. */
export interface Migrations {
  schema: string;
  steps: readonly string[];
}

/** Migrates a schema to its last step; safe to call from several processes at once. */
export async function migrate(pool: Pool, { schema, steps }: Migrations): Promise<void> {
  await inTransaction(pool, async (tx) => {
    await tx.query('select pg_advisory_xact_lock(hashtext($1))', [`migrate:${schema}`]);
    await createSchema(tx, schema);
    await tx.query(
      `create table if not exists ${schema}.migrations (step integer primary key, applied_at timestamptz default now())`,
    );
    const { rows } = await tx.query<{ step: number }>(`select step from ${schema}.migrations`);
    const applied = new Set(rows.map((row) => row.step));
    for (const [step, sql] of steps.entries()) {
      if (applied.has(step)) continue;
      await tx.query(`set local search_path to ${schema}`);
      await tx.query(sql);
      await tx.query(`insert into ${schema}.migrations (step) values ($1)`, [step]);
    }
  });
}
