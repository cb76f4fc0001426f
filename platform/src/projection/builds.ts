import { inTransaction, type Connection, type Pool } from '../postgres/pool.js';
import type { ReadModel, ReadModelName } from '../read-model/read-model.js';
import { lockBookkeeping } from './bookkeeping.js';
import { notifyProgress } from './progress-note.js';
import { createIndexes, createTables, isSeen, isWhole } from './schema.js';
import { streamsAside } from './set-aside.js';
import type { Build } from './write-batch.js';

interface BuildRow {
  schema: string;
  version: number;
  number: number;
  position: bigint | null;
  state: 'asked' | 'building' | 'shown' | 'previous' | 'copy';
  /** Whether it replaces the rows of an erased person, so that it differs from the build before. */
  forgets: boolean;
}

/** The build of this version that readers see; null where there is none, or where its tables or views are missing. */
export async function findShown(pool: Pool, model: ReadModel): Promise<Build | null> {
  const row = await inTransaction(pool, async (tx) => {
    const [shown] = (await buildsOf(tx, model)).filter(({ state }) => state === 'shown');
    const isHere = shown?.version === model.version && (await isWhole(tx, shown.schema, model));
    return isHere && (await isSeen(tx, model)) ? shown : null;
  });
  return row && asBuild(pool, model, row);
}

/** The build that readers see, in any version; null where there is none. */
export async function findBefore(
  pool: Pool,
  model: ReadModelName,
): Promise<Pick<BuildRow, 'schema' | 'version' | 'position'> | null> {
  const builds = await inTransaction(pool, (tx) => buildsOf(tx, model));
  return builds.find(({ state }) => state === 'shown') ?? null;
}

/**
 * A build to fold the log into: an unfinished one, or a new one, empty and without indexes. Throws when a newer version
 * exists: a process of an older release must not downgrade the readers.
 */
export async function beginBuild(pool: Pool, model: ReadModel): Promise<Build> {
  const row = await inTransaction(pool, async (tx) => {
    await lockBookkeeping(tx);
    const builds = await buildsOf(tx, model);
    refuseOlder(model, builds);
    const begun = builds.find(({ state, version }) => state === 'building' && version === model.version);
    if (begun && (await isWhole(tx, begun.schema, model))) return begun;
    const forgets = builds.some((build) => build.state === 'asked' && build.forgets);
    for (const { schema, state } of builds) if (state === 'building' || state === 'asked') await drop(tx, schema);
    return makeBuild(tx, model, builds, 'building', forgets);
  });
  return asBuild(pool, model, row);
}

/** An empty, invisible build, for comparison with another. Drops copies whose processes must have ended. */
export async function copyOf(pool: Pool, model: ReadModel): Promise<Build> {
  const row = await inTransaction(pool, async (tx) => {
    await lockBookkeeping(tx);
    const left = await tx.query<{ schema: string }>(
      `select schema from read.builds where state = 'copy' and changed_at < now() - interval '1 day'`,
    );
    for (const { schema } of left.rows) await drop(tx, schema);
    return makeBuild(tx, model, await buildsOf(tx, model), 'copy');
  });
  return asBuild(pool, model, row);
}

/** Drops a build with its bookkeeping. */
export const dropBuild = (pool: Pool, { schema }: Pick<Build, 'schema'>): Promise<void> =>
  inTransaction(pool, (tx) => drop(tx, schema));

/** Creates the indexes, after the rows are written. */
export const finishTables = (pool: Pool, { model, schema }: Build): Promise<void> =>
  inTransaction(pool, (tx) => createIndexes(tx, schema, model));

/**
 * Makes a build visible to readers, and notifies them: its views replace those of the current build in one transaction. The current build is
 * locked meanwhile, and `foldTo` brings the new build to the same position, so that readers never see an older state. The replaced build is kept,
 * as the only one, until an operator confirms that it is no longer needed.
 */
export async function show(pool: Pool, build: Build, foldTo: (target: bigint) => Promise<void>): Promise<void> {
  const { model, schema } = build;
  await inTransaction(pool, async (tx) => {
    await lockBookkeeping(tx);
    const builds = await buildsOf(tx, model);
    refuseOlder(model, builds);
    const before = await tx.query<{ position: bigint | null }>(
      `select position from read.builds where name = $1 and state = 'shown' for update`,
      [model.name],
    );
    const position = before.rows[0]?.position ?? null;
    if (position !== null) await foldTo(position);
    const change = `update read.builds set changed_at = now(), state =`;
    await tx.query(`${change} 'previous' where name = $1 and state = 'shown'`, [model.name]);
    await tx.query(`${change} 'shown' where schema = $1`, [schema]);
    for (const { name } of model.tables) {
      await tx.query(`drop view if exists read.${name}`);
      await tx.query(`create view read.${name} as select * from ${schema}.${name}`);
    }
    await notifyProgress(tx, build, build.aside.size);
  });
}

/** Requests a rebuild from the process that folds this read model. Throws when it was never built. */
export async function requestRebuild(pool: Pool, { name }: ReadModelName): Promise<void> {
  const asked = await pool.query(
    `insert into read.builds (schema, name, version, number, state)
     select name || ' asked', name, version, 0, 'asked' from read.builds where name = $1 and state = 'shown'
     on conflict (schema) do nothing`,
    [name],
  );
  if (asked.rowCount === 0) throw new Error(`${name} is being built, or is not a read model of this installation`);
}

/** Whether a build replaces the rows of an erased person. */
export async function isForgetting(pool: Pool, { schema }: Pick<Build, 'schema'>): Promise<boolean> {
  const { rows } = await pool.query<{ forgets: boolean }>('select forgets from read.builds where schema = $1', [
    schema,
  ]);
  return rows[0]?.forgets ?? false;
}

/** Whether a rebuild was requested, now or before a process that had started it ended. */
export async function isBuildAsked(pool: Pool, { name, version }: ReadModelName): Promise<boolean> {
  const { rows } = await pool.query(
    `select 1 from read.builds where name = $1 and (state = 'asked' or state = 'building' and version = $2)`,
    [name, version],
  );
  return rows.length > 0;
}

/** Drops the previous build; false where none is kept. */
export async function dropPrevious(pool: Pool, model: ReadModelName): Promise<boolean> {
  return inTransaction(pool, async (tx) => {
    await lockBookkeeping(tx);
    const previous = (await buildsOf(tx, model)).filter(({ state }) => state === 'previous');
    for (const { schema } of previous) await drop(tx, schema);
    return previous.length > 0;
  });
}

/** Every build of every read model, from the bookkeeping. */
export async function listBuilds(pool: Pool): Promise<(BuildRow & { name: string })[]> {
  const { rows } = await pool.query<BuildRow & { name: string }>(
    'select name, schema, version, number, position, state, forgets from read.builds order by name, number',
  );
  return rows;
}

async function makeBuild(
  tx: Connection,
  model: ReadModel,
  others: readonly BuildRow[],
  state: 'building' | 'copy',
  forgets = false,
): Promise<BuildRow> {
  const number = Math.max(0, ...others.map((build) => build.number)) + 1;
  const schema = `${model.name.replaceAll('-', '_')}_v${model.version}_${number}`;
  await tx.query(
    'insert into read.builds (schema, name, version, number, state, forgets) values ($1, $2, $3, $4, $5, $6)',
    [...[schema, model.name, model.version, number, state, forgets]],
  );
  await createTables(tx, schema, model);
  return { schema, version: model.version, number, position: null, state, forgets };
}

async function drop(tx: Connection, schema: string): Promise<void> {
  await tx.query('delete from read.builds where schema = $1', [schema]);
  await tx.query(`drop schema if exists "${schema}" cascade`);
}

async function buildsOf(tx: Connection, { name }: ReadModelName): Promise<BuildRow[]> {
  const { rows } = await tx.query<BuildRow>(
    'select schema, version, number, position, state, forgets from read.builds where name = $1',
    [name],
  );
  return rows;
}

function refuseOlder({ name, version }: ReadModelName, builds: readonly BuildRow[]): void {
  const newest = Math.max(0, ...builds.filter(({ state }) => state === 'shown').map((build) => build.version));
  if (newest > version) throw new Error(`Version ${newest} of ${name} exists; version ${version} must not replace it`);
}

const asBuild = async (pool: Pool, model: ReadModel, { schema, position }: BuildRow): Promise<Build> => ({
  ...{ model, schema, position },
  aside: await streamsAside(pool, schema),
});
