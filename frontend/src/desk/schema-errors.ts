interface Issue {
  readonly path: readonly PropertyKey[];
  readonly code: string;
  readonly message: string;
}

/** A schema of the contracts. */
interface Schema {
  safeParse: (value: unknown) => { readonly error?: { readonly issues: readonly Issue[] } | undefined };
}

/** The errors of a value by the first segment of their path, as react-hook-form expects them from a resolver. Empty if there are none. */
export function schemaErrors(schema: Schema, value: unknown): Record<string, { type: string; message: string }> {
  const issues = schema.safeParse(value).error?.issues ?? [];
  // The first issue of an input wins.
  return Object.fromEntries(
    issues.toReversed().map(({ path, code, message }) => [String(path[0]), { type: code, message }]),
  );
}
