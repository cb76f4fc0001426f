import type { Pool } from './pool.js';

/**
 * Writes tables anew without their dead rows, whose content would stay in the files until something else takes the space. Each table is
 * locked meanwhile, so only small ones are rewritten. The write-ahead log is not affected.
 */
export async function rewriteTables(pool: Pool, tables: readonly string[]): Promise<void> {
  for (const table of tables) await pool.query(`vacuum (full) ${table}`);
}
