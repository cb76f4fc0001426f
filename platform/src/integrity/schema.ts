import { migrate } from '../postgres/migrations.js';
import type { Pool } from '../postgres/pool.js';

/**
 * The tree of the log: a leaf for each event, and the hash of each complete subtree. The signed heads, the answers of the witnesses and
 * the results of verifications are copies for readers: the heads themselves are stored outside of this database.
 */
const integrity = {
  schema: 'integrity',
  steps: [
    `create table leaves (
      index bigint primary key,
      position bigint not null unique,
      event_id text not null,
      stream_id text not null,
      revision bigint not null,
      type text not null
    );
    create table nodes (
      level smallint not null,
      index bigint not null,
      hash bytea not null,
      primary key (level, index)
    );
    create table heads (
      size bigint primary key,
      root bytea not null,
      position text,
      signed_at timestamptz not null,
      note text not null,
      key text not null
    );
    create table cosignatures (
      size bigint not null,
      witness text not null,
      line text not null,
      confirmed_at timestamptz not null,
      primary key (size, witness)
    );
    create table witnesses (
      name text primary key,
      url text not null,
      key text not null,
      size bigint not null default 0,
      confirmed_at timestamptz,
      problem text,
      problem_at timestamptz
    );
    create table verifications (
      id bigint generated always as identity primary key,
      kind text not null check (kind in ('log', 'read-models')),
      started_at timestamptz not null,
      ended_at timestamptz not null default now(),
      outcome text not null check (outcome in ('passed', 'failed', 'aborted')),
      checked bigint not null,
      findings jsonb not null
    );
    create index verifications_of_kind on verifications (kind, id desc);`,
    `create index leaves_of_stream on leaves (stream_id, index)`,
  ],
};

/** Creates what the integrity log stores in Postgres. Safe to call from several processes at once. */
export const openIntegritySchema = (pool: Pool): Promise<void> => migrate(pool, integrity);
