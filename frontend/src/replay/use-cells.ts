import { useMemo } from 'react';
import { listText } from '../language/list-text';
import { useMessages } from '../language/messages';
import { useClinic } from '../time/use-clinic';
import { inLetters } from './in-letters';
import { recordMessages, type RecordTexts } from './record-messages';
import { type Row, STATE, stateOf } from './record-tables';
import { shortDay, shortMoment } from './replay-time';
import type { Names } from './sentences';

const MOMENT = /^\d{4}-\d\d-\d\dT[\d:.]+Z$/;
const DAY = /^\d{4}-\d\d-\d\d$/;
/** The columns that name a side or a role. */
const ROLE = /_(role|by)$|^missing$/;
const ID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-/;

type Known = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** Writes tables, columns and values of read models in words. */
export function useCells(names: Names) {
  const m = useMessages(recordMessages);
  const { timeZone } = useClinic();
  return useMemo(() => cellsIn(m, names, timeZone), [m, names, timeZone]);
}

function cellsIn(m: RecordTexts, names: Names, timeZone: string) {
  const [values, roles, tables, columns]: [Known, Known[string], Known[string], Known[string]] = [
    ...([m.values, m.roles, m.tables, m.columns] as const),
  ];

  const text = (column: string, value: string): string => {
    if (value === '') return m.nothing;
    if (MOMENT.test(value)) return shortMoment(value, timeZone);
    if (DAY.test(value)) return shortDay(value);
    if (ID.test(value)) return names.get(value) || value.slice(0, 8);
    if (ROLE.test(column)) return roles[value] ?? value;
    return values[column]?.[value] ?? value;
  };
  const columnName = (column: string) => columns[column] ?? inLetters(column);
  const inWords = (column: string, value: unknown): string => {
    if (value === null || value === undefined) return m.nothing;
    if (typeof value === 'string') return text(column, value);
    if (typeof value === 'boolean') return value ? m.yes : m.no;
    if (typeof value !== 'object') return String(value);
    if (!Array.isArray(value))
      return Object.entries(value)
        .map(([name, each]) => m.field({ name: columnName(name), value: inWords(name, each) }))
        .join('; ');
    if (value.length === 0) return m.nothing;
    const labels = value.map((each: unknown) => (typeof each === 'string' ? text(column, each) : labelOf(each)));
    return labels.every((label) => label !== undefined) ? listText(labels) : m.things({ count: value.length });
  };
  return {
    tableName: (table: string) => tables[table] ?? inLetters(table),
    columnName,
    /** The value of a column of a row. */
    cell: (row: Row, column: string): string => {
      const state = column === STATE ? stateOf(row) : undefined;
      return state ? m.states[state] : inWords(column, row[column]);
    },
  };
}

/** What names a thing in a list: the first of these fields. */
const LABELS = ['name', 'printedName', 'title', 'why', 'degree', 'fileName', 'reason'] as const;
const labelOf = (thing: unknown): string | undefined => {
  const fields: Row = typeof thing === 'object' && thing !== null ? { ...thing } : {};
  return LABELS.map((name) => fields[name]).find((label) => typeof label === 'string');
};
