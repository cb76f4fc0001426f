import pg from 'pg';
import { isDriverFailure } from '../failures/driver-failures.js';
import type { Connection } from '../postgres/pool.js';
import { foldBatch, type DecodedEvent } from './fold-batch.js';
import { asideName, type FailedEvent, type StreamsAside, streamAsideFrom } from './set-aside.js';
import { writeRows } from './rows.js';
import type { Build } from './write-batch.js';

type Target = Pick<Build, 'schema' | 'model'> & { aside: StreamsAside };

/** Folds events into the rows of a build; returns the failed ones. Throws when a row can't be written. */
export async function foldAtOnce(
  tx: Connection,
  { schema, model, aside }: Target,
  decoded: readonly DecodedEvent[],
): Promise<readonly FailedEvent[]> {
  const { rows, failed } = await foldBatch(tx, schema, model, decoded, aside);
  await writeRows(tx, schema, rows);
  return failed;
}

/** Folds event by event, after a batch produced a row that can't be written, to find the event that caused it. */
export async function foldOneByOne(
  tx: Connection,
  build: Target,
  decoded: readonly DecodedEvent[],
): Promise<readonly FailedEvent[]> {
  const failed: FailedEvent[] = [];
  const aside = new Map(build.aside);
  const set = (failure: FailedEvent) => {
    failed.push(failure);
    aside.set(...streamAsideFrom(failure));
  };
  for (const each of decoded) {
    if (!(each.wire.type in build.model.on) || aside.has(asideName(each.wire.streamId))) continue;
    await tx.query('savepoint one_event');
    try {
      (await foldAtOnce(tx, { ...build, aside }, [each])).forEach(set);
      await tx.query('release savepoint one_event');
    } catch (error) {
      if (!isFaultOfEvent(error)) throw error;
      await tx.query('rollback to savepoint one_event');
      set({ event: each.wire, error: nameOf(error) });
    }
  }
  return failed;
}

/**
 * Whether an error is caused by an event's content: PostgreSQL's classes for invalid data (a row affected twice, out of range,
 * constraint violation, too large for an index), or an error neither of PostgreSQL nor of a connection.
 */
export const isFaultOfEvent = (error: unknown): boolean =>
  error instanceof pg.DatabaseError ? /^(21|22|23|54)/.test(error.code ?? '') : !isDriverFailure(error);

/** Whether the tables do not match the folds (class 42: no such table, no such column): then no event is the cause. */
export const isFaultOfTables = (error: unknown): boolean =>
  error instanceof pg.DatabaseError && (error.code ?? '').startsWith('42');

/** The error's name only: its text might contain personal data. */
const nameOf = (error: unknown): string =>
  error instanceof pg.DatabaseError ? `PostgreSQL ${error.code}` : error instanceof Error ? error.name : typeof error;
