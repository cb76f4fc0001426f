import { batched } from '../postgres/batched.js';
import { migrate } from '../postgres/migrations.js';
import type { Pool } from '../postgres/pool.js';

/** Serialises concurrent changes of several processes to the bookkeeping of read models: a setting of the transaction. */
export const BOOKKEEPING_LOCK = `select pg_advisory_xact_lock(hashtext('read models'))`;

/**
 * Creates what the bookkeeping is missing: the extension for the read models' indexes, and the tables with the position of each
 * build of a read model, the streams it has set aside, and the events that views and relays have skipped. The rows of a build
 * are in a separate schema. If that schema is dropped, the read model is built again.
 */
export const openBookkeeping = (pool: Pool): Promise<void> => open(pool, undefined);

/** All projections of a process ask at its start. */
const open = batched<Pool, undefined, void>(async (pool, calls) => {
  await migrate(pool, { schema: 'read', steps: [TABLES] });
  return calls.map(() => undefined);
});

/** Leaves what an earlier release created, which recorded no steps. */
const TABLES = `
  -- Indexes for text within words (gin_trgm_ops). The owner of a database may create it.
  create extension if not exists pg_trgm with schema public;
  create table if not exists read.builds (
    schema text primary key,
    name text not null,
    version integer not null,
    number integer not null,
    position bigint,
    state text not null check (state in ('asked', 'building', 'shown', 'previous', 'copy')),
    changed_at timestamptz not null default now()
  );
  -- When its fold began, and whether it replaces builds because a person was erased: then their rows differ.
  alter table read.builds add column if not exists begun_at timestamptz not null default now();
  alter table read.builds add column if not exists forgets boolean not null default false;
  create unique index if not exists one_shown on read.builds (name) where state = 'shown';
  -- The table's name in an earlier release.
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
  )`;
