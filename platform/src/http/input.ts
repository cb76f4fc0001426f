import type { z } from 'zod';
import { INPUT_INVALID } from '@anamnesis/contracts/language/errors';
import { Refusal } from '@anamnesis/contracts/language/refusal';
import { mapTexts, typedText } from '@anamnesis/contracts/language/text';

/** What is said of a field whose schema says nothing of its own. */
const GENERIC = {
  missing: 'This is missing.',
  tooLong: 'This is too long or too large.',
  tooShort: 'This is too short or too small.',
  unexpected: 'This is not in the expected form.',
  unprintable: 'This holds a sign that can not be kept.',
} as const;
const generic: ReadonlySet<string> = new Set(Object.values(GENERIC));

/**
 * Reads what came in by a schema: any part of a request, or a message of a socket. Texts are made well-formed first, unknown
 * keys are dropped. Refuses with INPUT_INVALID, telling the first problem of each field; also for NUL, which nobody types and
 * Postgres does not keep.
 */
export function parseInput<Schema extends z.ZodType>(schema: Schema, input: unknown): z.output<Schema> {
  const parsed = schema.safeParse(mapTexts(input, typedText), { error: sentenceOf });
  const fields: Record<string, string> = {};
  for (const { path, message } of parsed.error?.issues ?? []) fields[path.join('.') || 'body'] ??= message;
  if (parsed.success) {
    for (const path of pathsWithNul(parsed.data)) fields[path.join('.') || 'body'] ??= GENERIC.unprintable;
    if (Object.keys(fields).length === 0) return parsed.data;
  }
  throw new Refusal(INPUT_INVALID, { fields });
}

/** Where text with a NUL stands in what was read, also in the names of its fields. */
function pathsWithNul(value: unknown, path: readonly string[] = []): (readonly string[])[] {
  if (typeof value === 'string') return value.includes('\0') ? [path] : [];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, each]) =>
    name.includes('\0') ? [path] : pathsWithNul(each, [...path, name]),
  );
}

/** The first sentence that was written for its field, rather than for any field, in a refusal's `fields`. */
export const ownSentence = (fields: unknown): string | undefined =>
  Object.values(fields ?? {}).find((each): each is string => typeof each === 'string' && !generic.has(each));

/** Asked by the schema library only where the schema itself gives no sentence. */
function sentenceOf(issue: z.core.$ZodRawIssue): string {
  if (issue.code === 'invalid_type' && issue.input === undefined) return GENERIC.missing;
  if (issue.code === 'too_big') return GENERIC.tooLong;
  if (issue.code === 'too_small') return GENERIC.tooShort;
  return GENERIC.unexpected;
}
