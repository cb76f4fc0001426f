import { inTransaction, type Connection, type Pool } from '../postgres/pool.js';

/** Locks that order what several processes do at the same moment to the bookkeeping of read models. */
export const lockBookkeeping = (tx: Connection) => tx.query(`select pg_advisory_xact_lock(hashtext('read models'))`);

/**
 * Creates the extension that read models' indexes use, and the tables of the bookkeeping, where they are missing: how far each build of a read model is, which streams it has set
 * aside, and which events views and relays have skipped. The rows of a build are in a schema of its own. If that schema is
 * dropped, the read model is built again.
 */
export async function openBookkeeping(pool: Pool): Promise<void> {
  await inTransaction(pool, async (tx) => {
    await lockBookkeeping(tx);
    await tx.query(`
      create schema if not exists read;
      -- Indexes for text within words (gin_trgm_ops). The owner of a database may create it.
      create extension if not exists pg_trgm;
      create table if not exists read.builds (
        schema text primary key,
        name text not null,
        version integer not null,
        number integer not null,
        position bigint,
        state text not null check (state in ('asked', 'building', 'shown', 'previous', 'copy')),
        changed_at timestamptz not null default now()
      );
      create unique index if not exists one_shown on read.builds (name) where state = 'shown';
      -- Its name in an earlier version.
      do $$ begin
        if to_regclass('read.set_aside') is null then
          alter table if exists read.quarantine rename to set_aside;
        end if;
      end $$;
      create table if not exists read.set_aside (
        schema text not null references read.builds on delete cascade,
        stream_id text not null,
        revision bigint not null,
        position bigint not null,
        event_id uuid not null,
        event_type text not null,
        error text not null,
        since timestamptz not null default now(),
        is_retried boolean not null default false,
        primary key (schema, stream_id)
      );
      create table if not exists read.skipped (
        projection text not null,
        kind text not null check (kind in ('view', 'relay')),
        stream_id text not null,
        revision bigint not null,
        position bigint not null,
        event_id uuid not null,
        event_type text not null,
        error text not null,
        since timestamptz not null default now(),
        is_retried boolean not null default false,
        primary key (projection, position)
      )`);
  });
}
