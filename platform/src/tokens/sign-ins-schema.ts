import type { Migrations } from '../postgres/migrations.js';

/** Durable, but not in events, so a replay does not restore these rows. A lost row only means signing in again. */
export const signInsSchema: Migrations = {
  schema: 'accounts',
  steps: [
    `create table sign_ins (
       id uuid primary key,
       account_id uuid not null,
       role text not null,
       device text not null,
       opened_at timestamptz not null default now(),
       used_at timestamptz not null default now(),
       expires_at timestamptz not null,
       revoked_at timestamptz
     );
     create index on sign_ins (account_id);
     create index on sign_ins (expires_at);
     create table refresh_tokens (
       hash bytea primary key,
       sign_in uuid not null references sign_ins on delete cascade,
       expires_at timestamptz not null,
       rotated_at timestamptz
     );
     create index on refresh_tokens (sign_in);
     create index on refresh_tokens (expires_at);`,
    `alter table sign_ins add column methods text[] not null default '{pwd}'`,
    // Polled every second for recently ended sign-ins.
    `create index on sign_ins (revoked_at) where revoked_at is not null`,
    // The hash of the secret by which the browser is known to the account.
    `alter table sign_ins add column browser bytea;
     create index on sign_ins (browser) where browser is not null and revoked_at is null;`,
  ],
};
