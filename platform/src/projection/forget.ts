import { inTransaction, type Pool } from '../postgres/pool.js';
import { isBookkept } from './shown-builds.js';
import { BOOKKEEPING_LOCK } from './bookkeeping.js';

/** A comparison that made no progress for this time has ended with its process. */
const LEFT_AFTER_MINUTES = 10;

/**
 * Replaces every build whose fold began before `since`, when an erased person's key could still be in use: requests a rebuild from the
 * processes that fold, and drops what the new builds have replaced, with its files. Call it until it returns true: then no row is left
 * that was folded before.
 */
export async function replaceBuilds(pool: Pool, since: string): Promise<boolean> {
  if (!(await isBookkept(pool, 'read.set_aside'))) return true;
  return inTransaction(
    pool,
    async (tx) => {
      // A newer build that is under way needs no further request. One that began before does: it is replaced after it has become visible.
      await tx.query(
        `insert into read.builds (schema, name, version, number, state, forgets)
       select name || ' asked', name, version, 0, 'asked', true from read.builds b
       where state = 'shown' and begun_at <= $1
         and not exists (select 1 from read.builds n where n.name = b.name and n.state = 'building' and n.begun_at > $1)
       on conflict (schema) do update set forgets = true`,
        [since],
      );
      const { rows } = await tx.query<{ schema: string }>(
        `select schema from read.builds b
       where begun_at <= $1 and (
         state = 'copy' and changed_at < now() - make_interval(mins => ${LEFT_AFTER_MINUTES})
         or state = 'previous' and exists (
           select 1 from read.builds s where s.name = b.name and s.state = 'shown' and s.begun_at > $1))`,
        [since],
      );
      for (const { schema } of rows) {
        await tx.query('delete from read.builds where schema = $1', [schema]);
        await tx.query(`drop schema if exists "${schema}" cascade`);
      }
      const left = await tx.query(`select 1 from read.builds where begun_at <= $1 and state <> 'asked' limit 1`, [
        since,
      ]);
      return left.rowCount === 0;
    },
    BOOKKEEPING_LOCK,
  );
}
