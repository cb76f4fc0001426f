import type { z } from 'zod';
import { INPUT_INVALID } from '@anamnesis/contracts/language/errors';
import { Refusal } from '@anamnesis/contracts/language/refusal';
import { mapTexts, typedText } from '@anamnesis/contracts/language/text';

/** Messages for fields whose schema has no message of its own. */
const GENERIC = {
  missing: 'This is missing.',
  tooLong: 'This is too long or too large.',
  tooShort: 'This is too short or too small.',
  unexpected: 'This is not in the expected form.',
  unprintable: 'This contains a character that cannot be stored.',
} as const;
const generic: ReadonlySet<string> = new Set(Object.values(GENERIC));

/**
 * Validates input by a schema: any part of a request, or a socket message. Texts are made well-formed first, unknown
 * keys are dropped. Refuses with INPUT_INVALID, with the first problem of each field; also for NUL, which
 * Postgres does not store.
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

/** Paths of texts with a NUL in the parsed value, including field names. */
function pathsWithNul(value: unknown, path: readonly string[] = []): (readonly string[])[] {
  if (typeof value === 'string') return value.includes('\0') ? [path] : [];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, each]) =>
    name.includes('\0') ? [path] : pathsWithNul(each, [...path, name]),
  );
}

/** The first specific, not generic, sentence in a refusal's `fields`. */
export const ownSentence = (fields: unknown): string | undefined =>
  Object.values(fields ?? {}).find((each): each is string => typeof each === 'string' && !generic.has(each));

/** Called by the schema library only where the schema itself has no sentence. */
function sentenceOf(issue: z.core.$ZodRawIssue): string {
  if (issue.code === 'invalid_type' && issue.input === undefined) return GENERIC.missing;
  if (issue.code === 'too_big') return GENERIC.tooLong;
  if (issue.code === 'too_small') return GENERIC.tooShort;
  return GENERIC.unexpected;
}
