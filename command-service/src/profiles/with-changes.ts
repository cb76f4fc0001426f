/** Changed fields; fields that are absent or undefined stay. */
export type Changes<Current> = { readonly [Key in keyof Current]?: Current[Key] | undefined };

/** The value after the changes. */
export function withChanges<Current extends object>(current: Current, changes: Changes<NoInfer<Current>>): Current {
  const changed = Object.entries(changes).filter(([, value]) => value !== undefined);
  return { ...current, ...Object.fromEntries(changed) };
}
