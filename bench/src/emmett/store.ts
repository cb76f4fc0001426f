import { getPostgreSQLEventStore, type PostgresEventStore } from '@event-driven-io/emmett-postgresql';
import { openPool } from '@anamnesis/platform/postgres/pool';

/** Emmett's store over a pool of this many connections, with its tables created. */
export async function withEmmett<Result>(
  databaseUrl: string,
  connections: number,
  work: (store: PostgresEventStore) => Promise<Result>,
): Promise<Result> {
  const pool = openPool(databaseUrl, (error) => void process.stderr.write(`${String(error)}\n`), connections);
  // The tables are created first; checking for them in each call would be measured too.
  const store = getPostgreSQLEventStore(databaseUrl, { connectionOptions: { pool } });
  await store.schema.migrate();
  try {
    return await work(store);
  } finally {
    await store.close();
    await pool.end();
  }
}
