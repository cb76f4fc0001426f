import pg from 'pg';
import type { Pool } from './pool.js';

/**
 * A query that PostgreSQL plans once for each connection, and not each time it is asked: for what is asked again and again. The
 * name is its own. Where what it reads has got other columns since, it is planned anew.
 */
export function prepared<Row extends pg.QueryResultRow>(
  name: string,
  text: string,
): (pool: Pool, values: unknown[]) => Promise<Row[]> {
  let edition = 1;
  const ask = async (pool: Pool, values: unknown[]): Promise<Row[]> => {
    const asked = edition;
    try {
      return (await pool.query<Row>({ name: `${name} ${asked}`, text, values })).rows;
    } catch (error) {
      if (!isOfOtherColumns(error)) throw error;
      // Each connection would go on with its old plan under the old name.
      if (edition === asked) edition += 1;
      return ask(pool, values);
    }
  };
  return ask;
}

/** "cached plan must not change result type": PostgreSQL has no code of its own for it. */
const isOfOtherColumns = (error: unknown): boolean =>
  error instanceof pg.DatabaseError && error.code === '0A000' && error.routine === 'RevalidateCachedQuery';
