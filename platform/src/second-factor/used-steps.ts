import { migrate, type Migrations } from '../postgres/migrations.js';
import type { Pool } from '../postgres/pool.js';

/** Durable, but not in events: a lost row only allows a code to be used twice within its minute and a half. */
const schema: Migrations = {
  schema: 'second_factor',
  steps: [
    `create table used_steps (
       account_id uuid primary key,
       step bigint not null,
       command_id uuid not null
     )`,
  ],
};

/** The last used code of an authenticator app, so that none is valid twice. */
export interface UsedSteps {
  /** Takes a step for a command: false when this or a later one was taken. The same command may take it again. */
  take(accountId: string, step: number, commandId: string): Promise<boolean>;
  /** Removes the row of an erased account. */
  forget(accountId: string): Promise<void>;
}

/** Stores the last used step of each account in Postgres; migrates its own table first. */
export async function createUsedSteps(pool: Pool): Promise<UsedSteps> {
  await migrate(pool, schema);
  return {
    take: async (accountId, step, commandId) => {
      const { rowCount } = await pool.query(
        `insert into second_factor.used_steps as used (account_id, step, command_id) values ($1, $2, $3)
         on conflict (account_id) do update set step = excluded.step, command_id = excluded.command_id
         where used.step < excluded.step or (used.step = excluded.step and used.command_id = excluded.command_id)`,
        [accountId, step, commandId],
      );
      return rowCount === 1;
    },
    forget: async (accountId) => {
      await pool.query('delete from second_factor.used_steps where account_id = $1', [accountId]);
    },
  };
}
