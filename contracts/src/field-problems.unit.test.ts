import { expect, test } from '@jest/globals';
import type { z } from 'zod';
import { fieldProblems } from './field-problems.js';
import { routes } from './routes.js';

interface Definition {
  error?: (issue: object) => unknown;
  checks?: readonly { _zod: { def: Definition } }[];
  shape?: Readonly<Record<string, z.core.$ZodType>>;
  element?: z.core.$ZodType;
  innerType?: z.core.$ZodType;
  in?: z.core.$ZodType;
  out?: z.core.$ZodType;
}

/** The error messages of a schema and of all its parts. */
function messagesIn(schema: z.core.$ZodType): unknown[] {
  const definition = schema._zod.def as Definition;
  const { element, innerType, in: input, out, shape = {}, checks = [] } = definition;
  const parts = [...Object.values(shape), element, innerType, input, out].filter((part) => part !== undefined);
  return [
    ...[definition, ...checks.map((check) => check._zod.def)].map(({ error }) => error?.({})),
    ...parts.flatMap(messagesIn),
  ].filter((message) => message !== undefined);
}

test('schemas of input name declared problems, and contain no sentence', () => {
  const schemas = routes
    .flatMap((route): (z.core.$ZodType | undefined)[] => [
      route.params,
      'query' in route ? route.query : undefined,
      route.body,
    ])
    .filter((schema) => schema !== undefined);
  const messages = new Set(schemas.flatMap(messagesIn));
  expect(messages.size).toBeGreaterThan(10);
  expect([...messages].filter((message) => !Object.hasOwn(fieldProblems, String(message)))).toEqual([]);
});
