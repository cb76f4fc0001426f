import { isDeepStrictEqual } from 'node:util';
import { MOMENT_PAGE } from '@anamnesis/contracts/replay/constants';
import type { Moment, MomentRow } from '@anamnesis/contracts/replay/history';
import type { Row, Table } from '@anamnesis/platform/read-model/table';
import { type History, indexAt } from './history.js';
import type { Opened } from './opened-histories.js';
import type { ReplayedTable } from './replay.js';
import { isSecretColumn } from './secrets.js';

export interface MomentQuery {
  readonly at: string;
  readonly compare?: string | undefined;
  /** Only this table, from this row on. */
  readonly table?: string | undefined;
  readonly from?: number | undefined;
}

/** The person's rows after an event of the history, by table, and what differs from those after another one. */
export async function momentOf({ history, replay }: Opened, query: MomentQuery): Promise<Moment> {
  const { tables, stops } = await replay.upToNow();
  const at = indexAt(history, BigInt(query.at));
  const compared = query.compare === undefined ? null : indexAt(history, BigInt(query.compare));
  const asked = tables.filter(({ table }) => query.table === undefined || table.name === query.table);
  const sections = asked
    .map((each) => sectionOf(each, history, { at, compared, from: query.from ?? 0 }))
    .filter(({ total }) => total > 0);
  const sum = (count: 'added' | 'changed' | 'removed') => sections.reduce((all, section) => all + section[count], 0);
  return {
    at: pointAt(history, at),
    compared: compared === null ? null : pointAt(history, compared),
    ...{ added: sum('added'), changed: sum('changed'), removed: sum('removed') },
    sections,
    incomplete: [...new Set(stops.filter(({ index }) => index <= at).map(({ streamId }) => streamId))],
  };
}

const pointAt = ({ entries }: History, index: number): Moment['at'] => {
  const event = entries[index]?.event;
  return { position: String(event?.position ?? 0), index: index + 1, recordedAt: event?.recordedAt ?? null };
};

interface Asked {
  readonly at: number;
  readonly compared: number | null;
  readonly from: number;
}

function sectionOf(
  { model, table, rows }: ReplayedTable,
  { person }: History,
  asked: Asked,
): Moment['sections'][number] {
  const { at, compared, from } = asked;
  const changes = new Map<string, MomentRow>();
  if (compared !== null) {
    const own = (key: string, moment: number) => {
      const row = rows.rowAt(key, moment);
      return row?.[table.subject] === person ? row : null;
    };
    for (const key of rows.changedBetween(Math.min(at, compared), Math.max(at, compared))) {
      const change = changeOf(table, key, own(key, compared), own(key, at));
      if (change) changes.set(key, change);
    }
  }
  const count = (kind: MomentRow['change']) => [...changes.values()].filter(({ change }) => change === kind).length;
  const removed = count('removed');
  return {
    ...{ model, table: table.name, total: rows.countAt(at) + removed },
    ...{ added: count('added'), changed: count('changed'), removed },
    rows: [...pageFrom(table, changes, rows.newestAt(at), from)],
  };
}

/** Changed rows first, then the newest. */
function* pageFrom(
  table: Table,
  changes: ReadonlyMap<string, MomentRow>,
  newest: Iterable<readonly [string, Row]>,
  from: number,
): Iterable<MomentRow> {
  const changed = [...changes.values()];
  const page = changed.slice(from, from + MOMENT_PAGE);
  yield* page;
  let skip = Math.max(0, from - changed.length);
  let left = MOMENT_PAGE - page.length;
  if (left === 0) return;
  for (const [key, row] of newest) {
    if (changes.has(key)) continue;
    if (skip > 0) {
      skip -= 1;
      continue;
    }
    yield { key, row: shownRow(table, row), change: null, before: null };
    left -= 1;
    if (left === 0) return;
  }
}

/** How a row at a moment differs from the same row at the compared one; null where it does not. */
function changeOf(table: Table, key: string, before: Row | null, now: Row | null): MomentRow | null {
  if (now === before) return null;
  if (!before) return now && { key, row: shownRow(table, now), change: 'added', before: null };
  if (!now) return { key, row: shownRow(table, before), change: 'removed', before: null };
  const [row, old] = [shownRow(table, now), shownRow(table, before)];
  const differing = Object.keys(row).filter((name) => !isDeepStrictEqual(row[name], old[name]));
  if (differing.length === 0) return null;
  return { key, row, change: 'changed', before: Object.fromEntries(differing.map((name) => [name, old[name]])) };
}

/** A row without secrets; positions as decimal texts. */
const shownRow = ({ name: table }: Table, row: Row): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(row)
      .filter(([name]) => !isSecretColumn(table, name))
      .map(([name, value]) => [name, typeof value === 'bigint' ? String(value) : value]),
  );
