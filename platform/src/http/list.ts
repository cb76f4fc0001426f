import { z } from 'zod';
import { INPUT_INVALID } from '@anamnesis/contracts/language/errors';
import { problemOf } from '@anamnesis/contracts/language/field-problem';
import { LIST_PART_UNEXPECTED, SORT_UNKNOWN } from '@anamnesis/contracts/language/field-problems';
import type { ListQuery } from '@anamnesis/contracts/language/list';
import { MAX_ROWS } from '@anamnesis/contracts/language/list-constants';
import { refuse } from '@anamnesis/contracts/language/refusal';
import type { AnyAnswer } from './answer.js';

const rangeSchema = z.tuple([z.number().int().min(0), z.number().int().min(0)]);
const sortSchema = z.tuple([z.string(), z.enum(['ASC', 'DESC'])]);

/** Filters and sort fields of a list in the record screens. */
export interface ListRules<Filter extends z.ZodObject> {
  readonly filter: Filter;
  /** The SQL expression of each sortable field. */
  readonly columns: Readonly<Record<string, string>>;
  /** The default sort field, ascending. */
  readonly sortedBy: string;
}

/** A validated list request, ready for SQL: `order by ${orderBy} limit ${limit} offset ${from}`. */
export interface ListRequest<Filter> {
  readonly filter: Filter;
  readonly orderBy: string;
  readonly limit: number;
  readonly from: number;
}

/** Parses a list's query by its rules. Refuses INPUT_INVALID, naming the invalid part. */
export function readList<Filter extends z.ZodObject>(
  query: ListQuery,
  { filter, columns, sortedBy }: ListRules<Filter>,
): ListRequest<z.output<Filter>> {
  const [from, to] = parse('range', rangeSchema, query.range ?? '[0,99]');
  const [field, order] = parse('sort', sortSchema, query.sort ?? JSON.stringify([sortedBy, 'ASC']));
  const column = Object.hasOwn(columns, field) ? columns[field] : undefined;
  if (column === undefined) refuse(INPUT_INVALID, { fields: { sort: problemOf(SORT_UNKNOWN, { field }) } });
  return {
    filter: parse('filter', filter, query.filter ?? '{}'),
    orderBy: `${column} ${order === 'ASC' ? 'asc' : 'desc'}`,
    limit: Math.min(Math.max(to - from + 1, 0), MAX_ROWS),
    from,
  };
}

/** The range of a page of rows; sent as Content-Range. */
export const partOf = (unit: string, from: number, rows: number, of: bigint): NonNullable<AnyAnswer['total']> => ({
  unit,
  from,
  to: from + Math.max(rows - 1, 0),
  of: Number(of),
});

function parse<Schema extends z.ZodType>(field: string, schema: Schema, text: string): z.output<Schema> {
  const parsed = schema.safeParse(fromJson(text));
  if (!parsed.success)
    return refuse(INPUT_INVALID, { fields: { [field]: problemOf(LIST_PART_UNEXPECTED, { part: field }) } });
  return parsed.data;
}

function fromJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
