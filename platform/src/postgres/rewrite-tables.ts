import type { Pool } from './pool.js';

/**
 * Writes tables anew without their dead rows, whose content would stay in the files until something else takes the space. Each table is
 * locked meanwhile, so only small ones are rewritten. The segment of the write-ahead log with the old rows is ended, where the
 * database permits it, so that it is removed after the next checkpoint.
 */
export async function rewriteTables(pool: Pool, tables: readonly string[]): Promise<void> {
  for (const table of tables) await pool.query(`vacuum (full) ${table}`);
  const { rows } = await pool.query<{ may: boolean }>(
    `select has_function_privilege('pg_switch_wal()', 'execute') as may`,
  );
  if (rows[0]?.may) await pool.query('select pg_switch_wal()');
}
