/** What someone wants changed; what is left out stays. */
export type Changes<Standing> = { readonly [Key in keyof Standing]?: Standing[Key] | undefined };

/** What stands once the changes are made. */
export function withChanges<Standing extends object>(
  standing: Standing,
  changes: Changes<NoInfer<Standing>>,
): Standing {
  const made = Object.entries(changes).filter(([, value]) => value !== undefined);
  return { ...standing, ...Object.fromEntries(made) };
}
