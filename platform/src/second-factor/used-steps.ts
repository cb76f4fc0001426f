import { migrate, type Migrations } from '../postgres/migrations.js';
import type { Pool } from '../postgres/pool.js';

/** Durable, and in no event: a lost row only lets a code be used twice within its minute and a half. */
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

/** Which code of an authenticator app was used last, so that none is good twice. */
export interface UsedSteps {
  /** Takes a step for a command: false when this or a later one was taken. The same command may take it again. */
  take(accountId: string, step: number, commandId: string): Promise<boolean>;
}

/** Keeps the last used step of each account in Postgres; brings its own table up to date first. */
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
  };
}
