import pg from 'pg';
import { cut } from './sign-of-life.js';

export type Pool = pg.Pool;
export type Connection = pg.PoolClient;

// Places in the log and counts are bigint; the driver would hand them over as text.
pg.types.setTypeParser(pg.types.builtins.INT8, (text) => BigInt(text));
// A calendar day has no zone: left as the text Postgres writes, YYYY-MM-DD.
pg.types.setTypeParser(pg.types.builtins.DATE, (text) => text);
// A moment is the same text everywhere: in events, in rows, in answers.
pg.types.setTypeParser(pg.types.builtins.TIMESTAMPTZ, (text) => new Date(text).toISOString());

/**
 * Connections of one process. Five services, and a sixth while one is being replaced, stay below the hundred that PostgreSQL
 * allows by default, with a few to spare for those beside the pools.
 */
const MOST = 15;

/** Opens a pool on a connection URL. An idle connection that breaks is replaced; `onError` is told, without the connection. */
export function openPool(url: string, onError: (error: Error) => void, most = MOST): Pool {
  const pool = new pg.Pool({ connectionString: url, max: most, connectionTimeoutMillis: 5_000 });
  pool.on('error', (error) => {
    // The pool hangs the connection on its error: 3 KB that would be logged, the key that cancels its queries among them.
    Reflect.deleteProperty(error, 'client');
    onError(error);
  });
  const connections = new Set<Connection>();
  pool.on('connect', (connection) => connections.add(connection));
  pool.on('remove', (connection) => connections.delete(connection));
  standing.set(pool, connections);
  return pool;
}

/** The open connections of each pool, also those that are being closed, which the pool no longer counts. */
const standing = new WeakMap<Pool, Set<Connection>>();

/** Milliseconds that a pool is given to end. */
const PATIENCE = 5_000;

/**
 * Ends a pool, once whoever has a connection has given it back, and settles when PostgreSQL has let all of them go. By itself a
 * pool ends before its connections: a PostgreSQL that is stopped next would break them, and each would be complained of.
 * What has not ended within `patience` milliseconds is cut, with the work on it.
 */
export async function closePool(pool: Pool, patience = PATIENCE): Promise<void> {
  const connections = standing.get(pool) ?? new Set();
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

/** For a transaction whose loss does no harm: it is committed without waiting for the disk. */
export const NOT_WAITED_FOR = 'set local synchronous_commit to off';

/**
 * Runs `work` in one transaction: committed when it returns, rolled back when it throws. `settings` are statements that hold
 * for it alone; they take no round trip of their own.
 */
export async function inTransaction<Result>(
  pool: Pool,
  work: (tx: Connection) => Promise<Result>,
  ...settings: readonly string[]
): Promise<Result> {
  const connection = await pool.connect();
  connection.on('error', heardByItsQueries);
  try {
    await connection.query(['begin', ...settings].join(';'));
    const result = await work(connection);
    await connection.query('commit');
    release(connection, false);
    return result;
  } catch (error) {
    // A connection that can't even roll back is broken and must not go back into the pool.
    const broken = await connection.query('rollback').then(
      () => false,
      () => true,
    );
    release(connection, broken);
    throw error;
  }
}

/** The loss of a connection fails its query in work, or else its next one; an event nobody hears would end the process. */
function heardByItsQueries(): void {
  return undefined;
}

function release(connection: Connection, broken: boolean): void {
  // One that is thrown away may still tell of its end.
  if (!broken) connection.off('error', heardByItsQueries);
  connection.release(broken);
}
