import pg from 'pg';
import type { Connection } from '../postgres/pool.js';
import { foldBatch, type Told } from './fold-batch.js';
import { type Poison, type StreamsAside, waitingFrom } from './quarantine.js';
import { writeRows } from './rows.js';
import type { Build } from './write-batch.js';

type Target = Pick<Build, 'schema' | 'model'> & { aside: StreamsAside };

/** Folds events into the rows of a build; answers what has to be set aside. Throws when PostgreSQL refuses a row. */
export async function together(
  tx: Connection,
  { schema, model, aside }: Target,
  told: readonly Told[],
): Promise<readonly Poison[]> {
  const { rows, poisons } = await foldBatch(tx, schema, model, told, aside);
  await writeRows(tx, schema, rows);
  return poisons;
}

/** The same event by event, where a batch holds a row that PostgreSQL refuses: whose it is has to be found out. */
export async function oneByOne(tx: Connection, build: Target, told: readonly Told[]): Promise<readonly Poison[]> {
  const poisons: Poison[] = [];
  const aside = new Map(build.aside);
  const set = (poison: Poison) => {
    poisons.push(poison);
    aside.set(...waitingFrom(poison));
  };
  for (const each of told) {
    if (!(each.wire.type in build.model.on) || aside.has(each.wire.streamId)) continue;
    await tx.query('savepoint one_event');
    try {
      (await together(tx, { ...build, aside }, [each])).forEach(set);
      await tx.query('release savepoint one_event');
    } catch (error) {
      if (!isRefusedRow(error)) throw error;
      await tx.query('rollback to savepoint one_event');
      set({ event: each.wire, error: `PostgreSQL ${error.code}` });
    }
  }
  return poisons;
}

/** PostgreSQL's classes for data that do not fit: out of range, against a constraint, too large for an index. */
export const isRefusedRow = (error: unknown): error is pg.DatabaseError =>
  error instanceof pg.DatabaseError && /^(22|23|54)/.test(error.code ?? '');
