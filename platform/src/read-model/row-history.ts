import type { Recorded } from '@anamnesis/contracts/language/event';
import { changesOf, rowsAfter } from './fold.js';
import type { ReadModel } from './read-model.js';
import type { Row, Table } from './table.js';

/** The rows of a table at every moment. Moments are numbers that never decrease. */
export interface TableHistory {
  /** The row at a moment; null where there is none. */
  rowAt(key: string, moment: number): Row | null;
  /** Number of counted rows at a moment. */
  countAt(moment: number): number;
  /** The counted rows at a moment, those that changed last first. */
  newestAt(moment: number): Iterable<readonly [key: string, row: Row]>;
  /** The keys of the rows that changed after one moment and until another, those that changed last first. */
  changedBetween(after: number, until: number): Iterable<string>;
}

/** A read model folded in memory that keeps all versions of its rows. */
export interface RowHistory {
  /** Folds one event at a moment. Has no effect when it throws. */
  apply(event: Recorded, moment: number): void;
  of(table: Table): TableHistory;
}

interface Held {
  /** The versions of each row with their moments, null where it was removed. */
  readonly versions: Map<string, { readonly moments: number[]; readonly rows: (Row | null)[] }>;
  /** Every change in order: its moment, its row, and the number of counted rows after it. */
  readonly moments: number[];
  readonly keys: string[];
  readonly counts: number[];
}

/**
 * The same fold as in PostgreSQL, where each event is a snapshot of its own: a version of a row is held once, and shared by all moments at
 * which it holds. So no moment has to be folded again. `counted` selects rows, for example those of one person.
 */
export function keepRowHistory(model: ReadModel, counted: (table: Table, row: Row) => boolean): RowHistory {
  const held = new Map<Table, Held>(
    model.tables.map((table) => [table, { versions: new Map(), moments: [], keys: [], counts: [] }]),
  );
  const latest = (table: Table, key: string): Row | null => held.get(table)?.versions.get(key)?.rows.at(-1) ?? null;

  return {
    apply(event, moment) {
      const after = rowsAfter(changesOf(model, event), latest);
      for (const [table, rows] of after) {
        const { versions, moments, keys, counts } = held.get(table) as Held;
        for (const [key, row] of rows) {
          const before = latest(table, key);
          const difference =
            Number(row !== null && counted(table, row)) - Number(before !== null && counted(table, before));
          const known = versions.get(key) ?? { moments: [], rows: [] };
          versions.set(key, known);
          known.moments.push(moment);
          known.rows.push(row);
          moments.push(moment);
          keys.push(key);
          counts.push((counts.at(-1) ?? 0) + difference);
        }
      }
    },
    of: (table) => historyOf(held.get(table) as Held, (row) => counted(table, row)),
  };
}

function historyOf({ versions, moments, keys, counts }: Held, counted: (row: Row) => boolean): TableHistory {
  const rowAt = (key: string, moment: number): Row | null => {
    const known = versions.get(key);
    return known?.rows[lastUntil(known.moments, moment)] ?? null;
  };
  /** Changed rows, those that changed last first, each once. */
  function* changes(after: number, until: number): Iterable<string> {
    const seen = new Set<string>();
    for (let index = lastUntil(moments, until); index >= 0 && (moments[index] as number) > after; index -= 1) {
      const key = keys[index] as string;
      if (seen.has(key)) continue;
      seen.add(key);
      yield key;
    }
  }
  return {
    rowAt,
    countAt: (moment) => counts[lastUntil(moments, moment)] ?? 0,
    *newestAt(moment) {
      for (const key of changes(-Infinity, moment)) {
        const row = rowAt(key, moment);
        if (row && counted(row)) yield [key, row];
      }
    },
    changedBetween: changes,
  };
}

/** Index of the last number that is not greater; -1 without one. The numbers never decrease. */
function lastUntil(numbers: readonly number[], limit: number): number {
  let [low, high] = [0, numbers.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((numbers[middle] as number) <= limit) low = middle + 1;
    else high = middle;
  }
  return low - 1;
}
