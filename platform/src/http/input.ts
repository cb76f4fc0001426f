import type { z } from 'zod';
import { INPUT_INVALID } from '@anamnesis/contracts/language/errors';
import { type FieldProblem, problemOf } from '@anamnesis/contracts/language/field-problem';
import { MISSING, TOO_LARGE, TOO_SMALL, UNEXPECTED, UNPRINTABLE } from '@anamnesis/contracts/language/field-problems';
import { Refusal } from '@anamnesis/contracts/language/refusal';
import { genericCode, problemsOf } from '@anamnesis/contracts/language/schema-problems';
import { mapTexts, typedText } from '@anamnesis/contracts/language/text';

/** Problems of fields whose schema names none of its own. */
const generic: ReadonlySet<string> = new Set(
  [MISSING, TOO_LARGE, TOO_SMALL, UNEXPECTED, UNPRINTABLE].map(({ code }) => code),
);

/**
 * Validates input by a schema: any part of a request, or a socket message. Texts are made well-formed first, unknown
 * keys are dropped. Refuses with INPUT_INVALID, with the first problem of each field; also for NUL, which
 * Postgres does not store.
 */
export function parseInput<Schema extends z.ZodType>(schema: Schema, input: unknown): z.output<Schema> {
  const parsed = schema.safeParse(mapTexts(input, typedText), { error: genericCode });
  const fields = problemsOf(parsed.error?.issues ?? []);
  if (parsed.success) {
    for (const path of pathsWithNul(parsed.data)) fields[path.join('.') || 'body'] ??= problemOf(UNPRINTABLE);
    if (Object.keys(fields).length === 0) return parsed.data;
  }
  throw new Refusal(INPUT_INVALID, { fields });
}

/** Paths of texts with a NUL in the parsed value, including field names. */
function pathsWithNul(value: unknown, path: readonly string[] = []): (readonly string[])[] {
  if (typeof value === 'string') return value.includes('\0') ? [path] : [];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, each]) =>
    name.includes('\0') ? [path] : pathsWithNul(each, [...path, name]),
  );
}

/** The sentence of the first specific, not generic, problem of a refusal's `fields`. */
export const ownSentence = (fields: Readonly<Record<string, FieldProblem>>): string | undefined =>
  Object.values(fields).find(({ code }) => !generic.has(code))?.message;
