import { isDeepStrictEqual } from 'node:util';
import { MOMENT_PAGE, type RowChange } from '@anamnesis/contracts/replay/constants';
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

interface Changed {
  readonly kind: RowChange;
  readonly before: Row | null;
  readonly now: Row | null;
}

function sectionOf(
  { model, table, rows }: ReplayedTable,
  { person }: History,
  asked: Asked,
): Moment['sections'][number] {
  const { at, compared, from } = asked;
  const changes = new Map<string, Changed>();
  const counts = { added: 0, changed: 0, removed: 0 };
  if (compared !== null) {
    const own = (key: string, moment: number) => {
      const row = rows.rowAt(key, moment);
      return row?.[table.subject] === person ? row : null;
    };
    for (const key of rows.changedBetween(Math.min(at, compared), Math.max(at, compared))) {
      const [before, now] = [own(key, compared), own(key, at)];
      const kind = changeOf(table, before, now);
      if (kind === null) continue;
      changes.set(key, { kind, before, now });
      counts[kind] += 1;
    }
  }
  return {
    ...{ model, table: table.name, total: rows.countAt(at) + counts.removed, ...counts },
    rows: [...pageFrom(table, changes, rows.newestAt(at), from)],
  };
}

/** Changed rows first, then the newest. */
function* pageFrom(
  table: Table,
  changes: ReadonlyMap<string, Changed>,
  newest: Iterable<readonly [string, Row]>,
  from: number,
): Iterable<MomentRow> {
  const page = [...changes].slice(from, from + MOMENT_PAGE);
  for (const [key, changed] of page) yield changedRow(table, key, changed);
  let skip = Math.max(0, from - changes.size);
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

/** How a row differs at two moments; null where it does not, in any shown column. */
function changeOf(table: Table, before: Row | null, now: Row | null): RowChange | null {
  if (now === before) return null;
  if (!before || !now) return now ? 'added' : 'removed';
  return differing(table, before, now).length > 0 ? 'changed' : null;
}

const differing = ({ name: table }: Table, before: Row, now: Row): string[] =>
  Object.keys(now).filter((name) => !isSecretColumn(table, name) && !isDeepStrictEqual(now[name], before[name]));

function changedRow(table: Table, key: string, { kind, before, now }: Changed): MomentRow {
  const row = shownRow(table, (now ?? before) as Row);
  if (!before || !now) return { key, row, change: kind, before: null };
  const old = shownRow(table, before);
  return {
    key,
    row,
    change: kind,
    before: Object.fromEntries(differing(table, before, now).map((name) => [name, old[name]])),
  };
}

/** A row without secrets; positions as decimal texts. */
const shownRow = ({ name: table }: Table, row: Row): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(row)
      .filter(([name]) => !isSecretColumn(table, name))
      .map(([name, value]) => [name, typeof value === 'bigint' ? String(value) : value]),
  );
