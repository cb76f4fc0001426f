/** A column of a read model's table: how PostgreSQL keeps it, and what a row in memory holds of it. */
export interface Column<Value = unknown> {
  readonly type: 'uuid' | 'text' | 'integer' | 'bigint' | 'boolean' | 'date' | 'timestamptz' | 'text[]' | 'jsonb';
  readonly isNullable: boolean;
  /** Never there: it carries the type of the value alone. */
  readonly holds?: Value;
}

const column = <Value>(type: Column['type']): Column<Value> => ({ type, isNullable: false });

export const uuid = () => column<string>('uuid');
/** Text, or one of the words that the type parameter names. */
export const text = <Words extends string = string>() => column<Words>('text');
/** Texts in an order, or some of the words that the type parameter names. */
export const texts = <Words extends string = string>() => column<Words[]>('text[]');
export const integer = () => column<number>('integer');
/** A place in the log. */
export const place = () => column<bigint>('bigint');
export const flag = () => column<boolean>('boolean');
/** A calendar day without a zone, YYYY-MM-DD. */
export const day = () => column<string>('date');
/** A moment in UTC, ISO 8601 with milliseconds. */
export const moment = () => column<string>('timestamptz');
/** Anything that JSON can tell. */
export const json = <Value>() => column<Value>('jsonb');
export const nullable = <Value>(of: Column<Value>): Column<Value | null> => ({ type: of.type, isNullable: true });

/** What JavaScript has for each kind. What a text has to look like, PostgreSQL says. */
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
 * A value as PostgreSQL would give it back, so that rows in memory and in a table are equal. Throws where it is of another kind
 * than the column: an event is not always what its type says.
 */
export function asKept(column: Column, value: unknown): unknown {
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
