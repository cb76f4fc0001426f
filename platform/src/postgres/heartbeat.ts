import type pg from 'pg';

export interface HeartbeatOptions {
  /** Milliseconds between two queries. */
  interval?: number;
  /** Time-out of a query in milliseconds. */
  patience?: number;
}

const INTERVAL_MILLISECONDS = 5_000;
const PATIENCE_MILLISECONDS = 5_000;

/**
 * Sends a query every few seconds, until the returned function is called. `lost` is called when a query times out: a
 * connection whose peer has disappeared looks like an idle one.
 */
export function startHeartbeat(
  connection: Pick<pg.ClientBase, 'query'>,
  { interval = INTERVAL_MILLISECONDS, patience = PATIENCE_MILLISECONDS }: HeartbeatOptions,
  lost: (error: unknown) => void,
): () => void {
  const beating = setInterval(() => {
    const late = setTimeout(() => lost(new Error('PostgreSQL does not respond on this connection')), patience);
    connection
      .query('select 1')
      .catch(lost)
      .finally(() => clearTimeout(late));
  }, interval);
  return () => clearInterval(beating);
}

/** Closes a connection's socket immediately; pending queries reject. */
export const cut = (connection: pg.ClientBase): void =>
  void (connection as pg.ClientBase & Pick<pg.Client, 'connection'>).connection.stream.destroy();
