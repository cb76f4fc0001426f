import type { Connection } from './pool.js';

/**
 * Creates a schema that is missing. The caller holds a lock. The catalog is read first: "if not exists" asks the connection's cache, which
 * can still say that there is none after waiting for the lock.
 */
export async function createSchema(tx: Connection, schema: string): Promise<void> {
  const { rowCount } = await tx.query('select from pg_namespace where nspname = $1', [schema]);
  if (rowCount === 0) await tx.query(`create schema if not exists ${schema}`);
}
