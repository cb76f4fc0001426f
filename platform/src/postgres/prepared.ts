import pg from 'pg';
import type { Pool } from './pool.js';

/**
 * A query that PostgreSQL plans once per connection instead of on every call: for frequent queries. The
 * name must be unique. If the columns of what it reads have changed, it is planned again.
 */
export function prepared<Row extends pg.QueryResultRow>(
  name: string,
  text: string,
): (pool: Pool, values: unknown[]) => Promise<Row[]> {
  let version = 1;
  const run = async (pool: Pool, values: unknown[]): Promise<Row[]> => {
    const used = version;
    try {
      return (await pool.query<Row>({ name: `${name} ${used}`, text, values })).rows;
    } catch (error) {
      if (!isOfOtherColumns(error)) throw error;
      // Under the old name each connection would keep its old plan.
      if (version === used) version += 1;
      return run(pool, values);
    }
  };
  return run;
}

/** "cached plan must not change result type": PostgreSQL has no specific code for it. */
const isOfOtherColumns = (error: unknown): boolean =>
  error instanceof pg.DatabaseError && error.code === '0A000' && error.routine === 'RevalidateCachedQuery';
