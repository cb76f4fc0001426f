import type { z } from 'zod';

/** The environment is incomplete or invalid: lists every problem at once, without any value. */
export class ConfigProblem extends Error {
  constructor(readonly problems: readonly string[]) {
    super(
      `The configuration is not complete, so nothing was started:\n${problems.map((each) => `  - ${each}`).join('\n')}`,
    );
    this.name = 'ConfigProblem';
  }
}

/** Validates the environment against a schema. Throws a `ConfigProblem` that names every invalid variable; an empty one counts as absent. */
export function readConfig<Env>(
  schema: z.ZodType<Env>,
  environment: Readonly<Record<string, string | undefined>>,
): Env {
  const given = Object.fromEntries(
    Object.entries(environment).filter(([, value]) => value !== undefined && value !== ''),
  );
  const parsed = schema.safeParse(given, {
    error: (issue) => (issue.input === undefined ? 'is missing' : undefined),
  });
  if (parsed.success) return parsed.data;
  throw new ConfigProblem(parsed.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`));
}
