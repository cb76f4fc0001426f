/** Changed fields; fields that are absent or undefined stay. */
export type Changes<Standing> = { readonly [Key in keyof Standing]?: Standing[Key] | undefined };

/** The value after the changes. */
export function withChanges<Standing extends object>(
  standing: Standing,
  changes: Changes<NoInfer<Standing>>,
): Standing {
  const made = Object.entries(changes).filter(([, value]) => value !== undefined);
  return { ...standing, ...Object.fromEntries(made) };
}
