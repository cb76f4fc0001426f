import pg from 'pg';
import { cut } from './heartbeat.js';

export type Pool = pg.Pool;
export type Connection = pg.PoolClient;

// Log positions and counts are bigint; the driver would return them as text.
pg.types.setTypeParser(pg.types.builtins.INT8, (text) => BigInt(text));
// A calendar day has no time zone: kept as text, YYYY-MM-DD.
pg.types.setTypeParser(pg.types.builtins.DATE, (text) => text);
// A moment has the same text format in events, rows and replies.
pg.types.setTypeParser(pg.types.builtins.TIMESTAMPTZ, (text) => new Date(text).toISOString());

/**
 * Maximum number of connections per process. Five services, and a sixth during a replacement, stay below the hundred that PostgreSQL
 * allows by default, with some to spare for connections outside the pools.
 */
const MAX_CONNECTIONS = 15;

/** Opens a pool on a connection URL. A broken idle connection is replaced; `onError` receives the error, without the connection. */
export function openPool(url: string, onError: (error: Error) => void, most = MAX_CONNECTIONS): Pool {
  const pool = new pg.Pool({ connectionString: url, max: most, connectionTimeoutMillis: 5_000 });
  pool.on('error', (error) => {
    // The pool attaches the connection to its error: 3 KB in the log, including the key that cancels its queries.
    Reflect.deleteProperty(error, 'client');
    onError(error);
  });
  const connections = new Set<Connection>();
  pool.on('connect', (connection) => {
    connections.add(connection);
    // Before anybody has it: one that breaks while it is handed out would end the process.
    connection.on('error', reportedByQueries);
  });
  pool.on('remove', (connection) => connections.delete(connection));
  openConnections.set(pool, connections);
  return pool;
}

/** The open connections of each pool, including closing ones, which the pool no longer counts. */
const openConnections = new WeakMap<Pool, Set<Connection>>();

/** Time limit for closing a pool, in milliseconds. */
const PATIENCE = 5_000;

/**
 * Ends a pool after all its connections were released, and resolves when PostgreSQL has closed all of them. `pool.end` alone
 * resolves earlier: stopping PostgreSQL next would break these connections, and each would be logged as an error.
 * Connections still open after `patience` milliseconds are cut, with the work on them.
 */
export async function closePool(pool: Pool, patience = PATIENCE): Promise<void> {
  const connections = openConnections.get(pool) ?? new Set();
  const end = async () => {
    await pool.end();
    while (connections.size > 0) await new Promise((resolve) => pool.once('remove', resolve));
  };
  let late: NodeJS.Timeout | undefined;
  const cutOff = new Promise<void>((resolve) => {
    late = setTimeout(() => {
      for (const each of connections) cut(each);
      resolve();
    }, patience);
  });
  try {
    await Promise.race([end(), cutOff]);
  } finally {
    clearTimeout(late);
  }
}

/** For a transaction whose loss is harmless: it commits without waiting for the disk. */
export const ASYNCHRONOUS_COMMIT = 'set local synchronous_commit to off';

/**
 * Runs `work` in one transaction: committed when it returns, rolled back when it throws. `settings` are statements that apply
 * to this transaction only, without an extra round trip.
 */
export async function inTransaction<Result>(
  pool: Pool,
  work: (tx: Connection) => Promise<Result>,
  ...settings: readonly string[]
): Promise<Result> {
  const connection = await pool.connect();
  try {
    await connection.query(['begin', ...settings].join(';'));
    const result = await work(connection);
    await connection.query('commit');
    connection.release();
    return result;
  } catch (error) {
    // A connection that fails to roll back is broken and must not return to the pool.
    const broken = await connection.query('rollback').then(
      () => false,
      () => true,
    );
    connection.release(broken);
    throw error;
  }
}

/** A lost connection fails its current or next query; without a listener the `error` event would end the process. */
function reportedByQueries(): void {
  return undefined;
}
