import type { Route } from '@anamnesis/contracts/language/route';
import { genericCode, problemsOf } from '@anamnesis/contracts/language/schema-problems';
import { problemSentence } from '../api/refusal-sentences';

/** The errors of a value by the first segment of their path, as react-hook-form expects them from a resolver. Empty if there are none. */
export function schemaErrors(
  schema: NonNullable<Route['body']>,
  value: unknown,
): Record<string, { type: string; message: string }> {
  const problems = Object.entries(problemsOf(schema.safeParse(value, { error: genericCode }).error?.issues ?? []));
  // The first problem of an input wins.
  return Object.fromEntries(
    problems
      .toReversed()
      .map(([path, problem]) => [path.split('.')[0], { type: problem.code, message: problemSentence(problem) }]),
  );
}
