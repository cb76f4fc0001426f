import type { z } from 'zod';
import {
  type FieldProblem,
  problemKind,
  type ProblemKind,
  problemOf,
  type ProblemParameters,
} from './field-problem.js';
import { MISSING, TOO_LARGE, TOO_SMALL, UNEXPECTED } from './field-problems.js';

/** The first problem of each invalid field, by its path such as `hours.3.from`; `body` for the whole value. */
export function problemsOf(issues: readonly z.core.$ZodIssue[]): Record<string, FieldProblem> {
  const fields: Record<string, FieldProblem> = {};
  for (const issue of issues) fields[issue.path.join('.') || 'body'] ??= problemOfIssue(issue);
  return fields;
}

/** The problem whose code is the issue's message. The parameters of a custom issue are those of its sentence. */
function problemOfIssue(issue: z.core.$ZodIssue): FieldProblem {
  const parameters = issue.code === 'custom' ? (issue.params as ProblemParameters | undefined) : undefined;
  return problemOf(problemKind(issue.message) ?? UNEXPECTED, parameters);
}

/** The code for an issue whose schema names no problem of its own. Pass it to `safeParse` as `error`. */
export const genericCode = (issue: z.core.$ZodRawIssue): string => genericKind(issue).code;

function genericKind(issue: z.core.$ZodRawIssue): ProblemKind {
  if (issue.code === 'invalid_type' && issue.input === undefined) return MISSING;
  if (issue.code === 'too_big') return TOO_LARGE;
  if (issue.code === 'too_small') return TOO_SMALL;
  return UNEXPECTED;
}
