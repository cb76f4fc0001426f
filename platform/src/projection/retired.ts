import { inTransaction, type Pool } from '../postgres/pool.js';
import { BOOKKEEPING_LOCK, openBookkeeping } from './bookkeeping.js';

/** During an upgrade processes of another release may fold a read model that this one does not have. */
const RETIRED_AFTER_HOURS = 1;

/**
 * Drops the read models that this release does not have, once an erasure has waited an hour for new builds of them: nobody folds them any
 * more, and the erased person would stay in their rows. Returns their names.
 */
export async function dropRetired(pool: Pool, names: readonly string[]): Promise<readonly string[]> {
  await openBookkeeping(pool);
  return inTransaction(
    pool,
    async (tx) => {
      const { rows } = await tx.query<{ name: string; schema: string; state: string }>(
        `select name, schema, state from read.builds where name in (
         select name from read.builds where state = 'asked' and forgets and name <> all($1)
           and changed_at < now() - make_interval(hours => ${RETIRED_AFTER_HOURS}))`,
        [names],
      );
      for (const { schema, state } of rows) {
        await tx.query('delete from read.builds where schema = $1', [schema]);
        // A request has no tables.
        if (state !== 'asked') await tx.query(`drop schema if exists "${schema}" cascade`);
      }
      return [...new Set(rows.map(({ name }) => name))];
    },
    BOOKKEEPING_LOCK,
  );
}
