/** A column of a read model's table: its PostgreSQL type, and the type of its value in memory. */
export interface Column<Value = unknown> {
  readonly type: 'uuid' | 'text' | 'integer' | 'bigint' | 'boolean' | 'date' | 'timestamptz' | 'text[]' | 'jsonb';
  readonly isNullable: boolean;
  /** Never set: carries the value's type. */
  readonly holds?: Value;
}

const column = <Value>(type: Column['type']): Column<Value> => ({ type, isNullable: false });

export const uuid = () => column<string>('uuid');
/** Text, or one of the words of the type parameter. */
export const text = <Words extends string = string>() => column<Words>('text');
/** A list of texts, or of words of the type parameter. */
export const texts = <Words extends string = string>() => column<Words[]>('text[]');
export const integer = () => column<number>('integer');
/** A log position. */
export const position = () => column<bigint>('bigint');
export const flag = () => column<boolean>('boolean');
/** A calendar day without a time zone, YYYY-MM-DD. */
export const day = () => column<string>('date');
/** A moment in UTC, ISO 8601 with milliseconds. */
export const moment = () => column<string>('timestamptz');
/** Any JSON value. */
export const json = <Value>() => column<Value>('jsonb');
export const nullable = <Value>(of: Column<Value>): Column<Value | null> => ({ type: of.type, isNullable: true });

/** Checks of the JavaScript type. PostgreSQL validates the format of texts. */
const kinds: Readonly<Record<Column['type'], (value: unknown) => boolean>> = {
  uuid: isText,
  text: isText,
  integer: (value) => typeof value === 'number',
  bigint: (value) => typeof value === 'bigint',
  boolean: (value) => typeof value === 'boolean',
  date: isText,
  timestamptz: isText,
  'text[]': (value) => Array.isArray(value) && value.every(isText),
  jsonb: () => true,
};

/**
 * A value as PostgreSQL would return it, so that rows in memory and in a table are equal. Throws for another type
 * than the column's: an event does not always match its TypeScript type.
 */
export function asStored(column: Column, value: unknown): unknown {
  if (value === null || value === undefined) return null;
  if (!kinds[column.type](value)) throw new TypeError(`A column of ${column.type} can't hold a ${typeof value}`);
  if (column.type === 'uuid') return String(value).toLowerCase();
  if (column.type === 'timestamptz') return new Date(value as string).toISOString();
  if (column.type === 'jsonb') return JSON.parse(JSON.stringify(value)) as unknown;
  return value;
}

function isText(value: unknown): value is string {
  return typeof value === 'string';
}
