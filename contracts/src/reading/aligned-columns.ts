import type { Column, Role } from './columns.js';
import { itemsOf, type Item } from './items.js';
import type { RowPart } from './row-reading.js';

/** Fewer rows with one number say nothing about where the numbers of a table stand. */
const FEWEST_ROWS = 3;
const ROLE_OF: Partial<Record<Item['kind'], Role>> = { value: 'result', unit: 'unit', range: 'range' };

function extent(role: Role, items: readonly Item[]): Column {
  return {
    role,
    left: Math.min(...items.map(({ left }) => left)),
    right: Math.max(...items.map(({ right }) => right)),
    day: null,
  };
}

const overlaps = (one: Column, other: Column) => one.left < other.right && other.left < one.right;

/**
 * The columns of a table without a header, from its rows that have one number: their values, units and ranges stand below each other.
 * Empty if they do not.
 */
export function alignedColumns(parts: readonly RowPart[]): Column[] {
  const clear = parts
    .map(({ line, from, to }) => itemsOf(line, from, to))
    .filter((items) => items.filter(({ kind }) => kind === 'value').length === 1);
  if (clear.length < FEWEST_ROWS) return [];
  const all = clear.flat();
  const columns = (['value', 'unit', 'range'] as const).flatMap((kind) => {
    const items = all.filter((item) => item.kind === kind);
    return items.length >= FEWEST_ROWS ? [extent(ROLE_OF[kind]!, items)] : [];
  });
  const result = columns.find(({ role }) => role === 'result');
  const range = columns.find(({ role }) => role === 'range');
  if (!result || (range && overlaps(result, range))) return [];
  // A unit beside its value begins where the value ends.
  const apart = columns.filter(
    (one) => one.role !== 'unit' || !columns.some((other) => one !== other && overlaps(one, other)),
  );
  return apart.length > 1 ? apart : [];
}
