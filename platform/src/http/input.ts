import type { z } from 'zod';
import { Refusal } from '@anamnesis/contracts/language/errors';

/** What is said of a field whose schema says nothing of its own. */
const GENERIC = {
  missing: 'This is missing.',
  tooLong: 'This is too long or too large.',
  tooShort: 'This is too short or too small.',
  unexpected: 'This is not in the expected form.',
} as const;
const generic: ReadonlySet<string> = new Set(Object.values(GENERIC));

/** Reads input by a schema; unknown keys are dropped. Refuses with INPUT_INVALID, telling the first problem of each field. */
export function parseInput<Schema extends z.ZodType>(schema: Schema, input: unknown): z.output<Schema> {
  const parsed = schema.safeParse(input, { error: sentenceOf });
  if (parsed.success) return parsed.data;
  const fields: Record<string, string> = {};
  for (const { path, message } of parsed.error.issues) fields[path.join('.') || 'body'] ??= message;
  throw new Refusal('INPUT_INVALID', { fields });
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
