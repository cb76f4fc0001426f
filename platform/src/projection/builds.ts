import { batched } from '../postgres/batched.js';
import { inTransaction, type Connection, type Pool } from '../postgres/pool.js';
import type { ReadModel, ReadModelName } from '../read-model/read-model.js';
import { BOOKKEEPING_LOCK } from './bookkeeping.js';
import { notifyProgress } from './progress-note.js';
import { columnsIn, createIndexes, createTables, isWhole, viewsForReaders } from './schema.js';
import { streamsAside, streamsAsideOf } from './set-aside.js';
import type { Build } from './write-batch.js';

interface BuildRow {
  name: string;
  schema: string;
  version: number;
  number: number;
  position: bigint | null;
  state: 'asked' | 'building' | 'shown' | 'previous' | 'copy';
  /** Whether it replaces the rows of an erased person, so that it differs from the build before. */
  forgets: boolean;
}

/** The build of this version that readers see; null where there is none, or where its tables or views are missing. */
export const findShown = batched<Pool, ReadModel, Build | null>(async (pool, models) => {
  const shown = (await buildsOf(pool, models)).filter(({ state }) => state === 'shown');
  const schemas = shown.map(({ schema }) => schema);
  const columns = await columnsIn(pool, schemas);
  const views = await viewsForReaders(pool);
  const aside = await streamsAsideOf(pool, schemas);
  return models.map((model) => {
    const found = shown.find(({ name, version }) => name === model.name && version === model.version);
    if (!found || !isWhole(columns.get(found.schema), model)) return null;
    if (!model.tables.every(({ name }) => views.has(name))) return null;
    const { schema, position } = found;
    return { model, schema, position, aside: aside.get(schema) ?? new Map() };
  });
});

/** The build that readers see, in any version; null where there is none. */
export async function findBefore(
  pool: Pool,
  model: ReadModelName,
): Promise<Pick<BuildRow, 'schema' | 'version' | 'position'> | null> {
  const builds = await buildsOf(pool, [model]);
  return builds.find(({ state }) => state === 'shown') ?? null;
}

/**
 * A build to fold the log into: an unfinished one, or a new one, empty and without indexes. Throws when a newer version
 * exists: a process of an older release must not downgrade the readers.
 */
export async function beginBuild(pool: Pool, model: ReadModel): Promise<Build> {
  const row = await changeBookkeeping(pool, async (tx) => {
    const builds = await buildsOf(tx, [model]);
    refuseOlder(model, builds);
    const begun = builds.find(({ state, version }) => state === 'building' && version === model.version);
    if (begun && isWhole((await columnsIn(tx, [begun.schema])).get(begun.schema), model)) return begun;
    const forgets = builds.some((build) => build.state === 'asked' && build.forgets);
    for (const { schema, state } of builds) if (state === 'building' || state === 'asked') await drop(tx, schema);
    return makeBuild(tx, model, builds, 'building', forgets);
  });
  return asBuild(pool, model, row);
}

/** An empty, invisible build, for comparison with another. Drops copies whose processes must have ended. */
export async function copyOf(pool: Pool, model: ReadModel): Promise<Build> {
  const row = await changeBookkeeping(pool, async (tx) => {
    const left = await tx.query<{ schema: string }>(
      `select schema from read.builds where state = 'copy' and changed_at < now() - interval '1 day'`,
    );
    for (const { schema } of left.rows) await drop(tx, schema);
    return makeBuild(tx, model, await buildsOf(tx, [model]), 'copy');
  });
  return asBuild(pool, model, row);
}

/** Drops a build with its bookkeeping. */
export const dropBuild = (pool: Pool, { schema }: Pick<Build, 'schema'>): Promise<void> =>
  inTransaction(pool, (tx) => drop(tx, schema));

/** Creates the indexes, after the rows are written. */
export const finishTables = (pool: Pool, { model, schema }: Build): Promise<void> => createIndexes(pool, schema, model);

/**
 * Makes a build visible to readers, and notifies them: its views replace those of the current build in one transaction. The current build is
 * locked meanwhile, and `foldTo` brings the new build to the same position, so that readers never see an older state. The replaced build is kept,
 * as the only one, until an operator confirms that it is no longer needed.
 */
export async function show(pool: Pool, build: Build, foldTo: (target: bigint) => Promise<void>): Promise<void> {
  const { model, schema } = build;
  await changeBookkeeping(pool, async (tx) => {
    refuseOlder(model, await buildsOf(tx, [model]));
    const before = await tx.query<{ position: bigint | null }>(
      `select position from read.builds where name = $1 and state = 'shown' for update`,
      [model.name],
    );
    const position = before.rows[0]?.position ?? null;
    if (position !== null) await foldTo(position);
    const change = `update read.builds set changed_at = now(), state =`;
    const views = model.tables.flatMap(({ name }) => [
      `drop view if exists read.${name}`,
      `create view read.${name} as select * from ${schema}.${name}`,
    ]);
    const states = [
      `${change} 'previous' where name = '${model.name}' and state = 'shown'`,
      `${change} 'shown' where schema = '${schema}'`,
    ];
    await tx.query([...states, ...views].join(';\n'));
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
export const isBuildAsked = batched<Pool, ReadModelName, boolean>(async (pool, models) => {
  const { rows } = await pool.query<Pick<BuildRow, 'name' | 'version' | 'state'>>(
    `select name, version, state from read.builds where name = any($1) and state in ('asked', 'building')`,
    [models.map(({ name }) => name)],
  );
  return models.map((model) =>
    rows.some(({ name, version, state }) => name === model.name && (state === 'asked' || version === model.version)),
  );
});

/** Drops the previous build; false where none is kept. */
export async function dropPrevious(pool: Pool, model: ReadModelName): Promise<boolean> {
  return changeBookkeeping(pool, async (tx) => {
    const previous = (await buildsOf(tx, [model])).filter(({ state }) => state === 'previous');
    for (const { schema } of previous) await drop(tx, schema);
    return previous.length > 0;
  });
}

/** Every build of every read model, from the bookkeeping. */
export async function listBuilds(pool: Pool): Promise<BuildRow[]> {
  const { rows } = await pool.query<BuildRow>(
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
  return { name: model.name, schema, version: model.version, number, position: null, state, forgets };
}

async function drop(tx: Connection, schema: string): Promise<void> {
  await tx.query('delete from read.builds where schema = $1', [schema]);
  await tx.query(`drop schema if exists "${schema}" cascade`);
}

async function buildsOf(on: Pool | Connection, models: readonly ReadModelName[]): Promise<BuildRow[]> {
  const { rows } = await on.query<BuildRow>(
    'select name, schema, version, number, position, state, forgets from read.builds where name = any($1)',
    [models.map(({ name }) => name)],
  );
  return rows;
}

const changeBookkeeping = <Result>(pool: Pool, work: (tx: Connection) => Promise<Result>): Promise<Result> =>
  inTransaction(pool, work, BOOKKEEPING_LOCK);

function refuseOlder({ name, version }: ReadModelName, builds: readonly BuildRow[]): void {
  const newest = Math.max(0, ...builds.filter(({ state }) => state === 'shown').map((build) => build.version));
  if (newest > version) throw new Error(`Version ${newest} of ${name} exists; version ${version} must not replace it`);
}

const asBuild = async (pool: Pool, model: ReadModel, { schema, position }: BuildRow): Promise<Build> => ({
  ...{ model, schema, position },
  aside: await streamsAside(pool, schema),
});
