import { isSyntaxTree } from './syntax-tree.js';

type Format = (values: Readonly<Record<string, string | number>>) => string;

/**
 * The texts of a tree of messages: strings as they are, and what `formatOf` makes of messages with arguments, which are ICU
 * messages or compiled ones.
 */
export function textsOf(source: unknown, formatOf: (message: unknown) => Format): unknown {
  if (typeof source === 'string' && !source.includes('{')) return source;
  if (typeof source === 'string' || isSyntaxTree(source)) return formatOf(source);
  if (Array.isArray(source)) return source.map((each) => textsOf(each, formatOf));
  return Object.fromEntries(Object.entries(source as object).map(([key, each]) => [key, textsOf(each, formatOf)]));
}
