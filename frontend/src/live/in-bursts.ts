/** Shortest time between two calls, in milliseconds. */
const PAUSE_MS = 400;

/**
 * Joins pushes that come in a burst, as those of a busy room do: the first is told at once, and those within the pause after it together, with
 * the position of the last one.
 */
export function inBursts(tell: (tags: readonly string[], position: string | null) => void) {
  let pause: ReturnType<typeof setTimeout> | undefined;
  let waiting: { tags: Set<string>; position: string | null } | null = null;
  const rest = () => {
    pause = setTimeout(() => {
      pause = undefined;
      if (!waiting) return;
      tell([...waiting.tags], waiting.position);
      waiting = null;
      rest();
    }, PAUSE_MS);
  };
  return {
    tell(tags: readonly string[], position: string | null): void {
      if (pause === undefined) {
        tell(tags, position);
        rest();
      } else waiting = { tags: new Set([...(waiting?.tags ?? []), ...tags]), position };
    },
    /** What is waiting is dropped. */
    end: (): void => clearTimeout(pause),
  };
}
