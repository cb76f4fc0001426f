import { inTransaction, type Connection, type Pool } from '../postgres/pool.js';
import { type Projection, schemaOf } from './projection.js';

/**
 * Makes a projection's schema when it isn't whole, empty and at the beginning. The checkpoint lives beside the rows:
 * whoever drops the one drops the other, and the projection is simply built again.
 */
export async function prepareTables(pool: Pool, projection: Projection): Promise<void> {
  const schema = schemaOf(projection);
  await inTransaction(pool, async (tx) => {
    // Several projections prepare at once, and creating the shared schema twice at the same moment fails.
    await tx.query(`select pg_advisory_xact_lock(hashtext('prepare read models'))`);
    await tx.query('create schema if not exists read');
    await refuseOlder(tx, projection);
    const tables = ['checkpoint', ...projection.shows].map((table) => `${schema}.${table}`);
    if (await exist(tx, tables)) return;
    await tx.query(`drop schema if exists ${schema} cascade`);
    await tx.query(`create schema ${schema}`);
    await tx.query(`set local search_path to ${schema}, public`);
    await tx.query('create table checkpoint (position bigint)');
    await tx.query('insert into checkpoint (position) values (null)');
    await tx.query(projection.tables);
  });
}

/** How far a version has read; null at the beginning. */
export async function checkpointOf(pool: Pool, projection: Projection): Promise<bigint | null> {
  const { rows } = await pool.query<{ position: bigint | null }>(
    `select position from ${schemaOf(projection)}.checkpoint`,
  );
  return rows[0]?.position ?? null;
}

/**
 * Lets readers see this version: its views replace those of an older one in one step, then the older rows go.
 * Throws when a newer version is there: a process of an older release must not take the readers back.
 */
export async function switchTo(pool: Pool, projection: Projection): Promise<void> {
  const schema = schemaOf(projection);
  const views = [
    ...projection.shows.map((table) => ({ view: `read.${table}`, source: `${schema}.${table}` })),
    { view: checkpointView(projection.name), source: `${schema}.checkpoint` },
  ];
  await inTransaction(pool, async (tx) => {
    await tx.query('select pg_advisory_xact_lock(hashtext($1))', [`switch:${projection.name}`]);
    await refuseOlder(tx, projection);
    for (const { view, source } of views) {
      await tx.query(`drop view if exists ${view}`);
      await tx.query(`create view ${view} as select * from ${source}`);
    }
  });
  for (const version of await versionsIn(pool, projection.name)) {
    if (version < projection.version) {
      await pool.query(`drop schema if exists ${schemaOf({ name: projection.name, version })} cascade`);
    }
  }
}

async function refuseOlder(tx: Connection, { name, version }: Projection): Promise<void> {
  const newest = Math.max(0, ...(await versionsIn(tx, name)));
  if (newest > version)
    throw new Error(`Version ${newest} of ${name} is there; version ${version} must not replace it`);
}

async function versionsIn(pool: Pool | Connection, name: string): Promise<number[]> {
  const { rows } = await pool.query<{ nspname: string }>('select nspname from pg_namespace where nspname ~ $1', [
    `^${name.replaceAll('-', '_')}_v[0-9]+$`,
  ]);
  return rows.map(({ nspname }) => Number(nspname.split('_v').at(-1)));
}

/** The view that tells readers how far a projection has read. */
export const checkpointView = (name: string) => `read.${name.replaceAll('-', '_')}_checkpoint`;

async function exist(tx: Connection, tables: readonly string[]): Promise<boolean> {
  const { rows } = await tx.query<{ whole: boolean }>(
    'select bool_and(to_regclass(name) is not null) as whole from unnest($1::text[]) as name',
    [tables],
  );
  return rows[0]?.whole ?? false;
}
