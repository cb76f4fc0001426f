import { isDeepStrictEqual } from 'node:util';
import { MOMENT_PAGE, type RowChange } from '@anamnesis/contracts/replay/constants';
import type { Moment, MomentRow } from '@anamnesis/contracts/replay/history';
import type { Row, Table } from '@anamnesis/platform/read-model/table';
import { type History, indexAt } from './history.js';
import type { Opened } from './opened-histories.js';
import type { ReplayedTable } from './replay.js';
import { isSecretColumn } from './secrets.js';
import { slices } from './slices.js';

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
  const sections: Moment['sections'] = [];
  for (const each of asked) {
    const section = await sectionOf(each, history, { at, compared, from: query.from ?? 0 });
    if (section.total > 0) sections.push(section);
  }
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

async function sectionOf(
  replayed: ReplayedTable,
  { person }: History,
  { at, compared, from }: Asked,
): Promise<Moment['sections'][number]> {
  const { model, table, rows } = replayed;
  const changes = compared === null ? new Map<string, Changed>() : await changesIn(replayed, person, { at, compared });
  const counts = { added: 0, changed: 0, removed: 0 };
  for (const { kind } of changes.values()) counts[kind] += 1;
  return {
    ...{ model, table: table.name, total: rows.countAt(at) + counts.removed, ...counts },
    rows: [...pageFrom(table, changes, rows.newestAt(at), from)],
  };
}

/** The rows that differ at two moments. Distant moments may differ in most rows, so that other requests are answered in between. */
async function changesIn(
  { table, rows }: ReplayedTable,
  person: string | null,
  { at, compared }: { at: number; compared: number },
): Promise<Map<string, Changed>> {
  const own = (key: string, moment: number) => {
    const row = rows.rowAt(key, moment);
    return row?.[table.subject] === person ? row : null;
  };
  const shown = Object.keys(table.columns).filter((column) => !isSecretColumn(table.name, column));
  const changes = new Map<string, Changed>();
  const slice = slices();
  for (const key of rows.changedBetween(Math.min(at, compared), Math.max(at, compared))) {
    if (slice.isOver()) await slice.next();
    const [before, now] = [own(key, compared), own(key, at)];
    const kind = changeOf(shown, before, now);
    if (kind !== null) changes.set(key, { kind, before, now });
  }
  return changes;
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
function changeOf(shown: readonly string[], before: Row | null, now: Row | null): RowChange | null {
  if (now === before) return null;
  if (!before || !now) return now ? 'added' : 'removed';
  return shown.some((column) => differs(before[column], now[column])) ? 'changed' : null;
}

/** Most columns of a changed row are as they were, by reference: only objects that are not are looked into. */
const differs = (one: unknown, other: unknown): boolean =>
  one !== other && !(typeof one === 'object' && typeof other === 'object' && isDeepStrictEqual(one, other));

function changedRow(table: Table, key: string, { kind, before, now }: Changed): MomentRow {
  const row = shownRow(table, (now ?? before) as Row);
  if (!before || !now) return { key, row, change: kind, before: null };
  const old = shownRow(table, before);
  return {
    key,
    row,
    change: kind,
    before: Object.fromEntries(Object.entries(old).filter(([name]) => differs(before[name], now[name]))),
  };
}

/** A row without secrets; positions as decimal texts. */
const shownRow = ({ name: table }: Table, row: Row): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(row)
      .filter(([name]) => !isSecretColumn(table, name))
      .map(([name, value]) => [name, typeof value === 'bigint' ? String(value) : value]),
  );
