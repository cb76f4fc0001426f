import type pg from 'pg';

export interface AskingOptions {
  /** Milliseconds between two questions whether the connection still answers. */
  askEvery?: number;
  /** Milliseconds that it may take to answer. */
  patience?: number;
}

const ASK_MILLISECONDS = 5_000;
const PATIENCE_MILLISECONDS = 5_000;

/**
 * Asks a connection every few seconds whether it still answers, until the function that is returned is called. `lost` is told
 * when it does not: one whose other end went away without a word looks like one that has nothing to say.
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

/** Closes a connection at once from this end, whatever it still waits for. */
export const cut = (connection: pg.ClientBase): void =>
  void (connection as pg.ClientBase & Pick<pg.Client, 'connection'>).connection.stream.destroy();
