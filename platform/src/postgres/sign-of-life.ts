import type pg from 'pg';

export interface AskingOptions {
  /** Milliseconds between two queries. */
  askEvery?: number;
  /** Milliseconds until an answer counts as missing. */
  patience?: number;
}

const ASK_MILLISECONDS = 5_000;
const PATIENCE_MILLISECONDS = 5_000;

/**
 * Sends a query every few seconds, until the returned function is called. `lost` is called when no answer comes in time: a
 * connection whose other end is gone without closing it looks like an idle one.
 */
export function askForLife(
  connection: Pick<pg.ClientBase, 'query'>,
  { askEvery = ASK_MILLISECONDS, patience = PATIENCE_MILLISECONDS }: AskingOptions,
  lost: (error: unknown) => void,
): () => void {
  const asking = setInterval(() => {
    const late = setTimeout(() => lost(new Error('PostgreSQL does not answer on this connection')), patience);
    connection
      .query('select 1')
      .catch(lost)
      .finally(() => clearTimeout(late));
  }, askEvery);
  return () => clearInterval(asking);
}

/** Closes a connection's socket at once; queries that wait for an answer reject. */
export const cut = (connection: pg.ClientBase): void =>
  void (connection as pg.ClientBase & Pick<pg.Client, 'connection'>).connection.stream.destroy();
