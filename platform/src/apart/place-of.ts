/** The kind of an error and where it was thrown, without its message, which may have text of what was read. */
export function placeOf(error: unknown): string {
  if (!(error instanceof Error)) return typeof error;
  const frames = error.stack?.split('\n').filter((line) => /^\s+at /.test(line)) ?? [];
  return [error.name, ...frames.slice(0, 5).map((frame) => frame.trim())].join(' ');
}
