/**
 * Parts that one side makes and the other reads at its own pace. All that is not yet read is held, so only for a few parts: a slow reader
 * does not hold up the work. A reader that leaves does not end it either.
 */
export function createChannel<Part>() {
  const parts: Part[] = [];
  let outcome: { readonly error?: unknown } | null = null;
  let wake = () => undefined as void;
  return {
    send(part: Part): void {
      parts.push(part);
      wake();
    },
    /** After the parts that were sent, the reader gets the end or the error. */
    close(error?: unknown): void {
      outcome = error === undefined ? {} : { error };
      wake();
    },
    async *read(): AsyncGenerator<Part> {
      for (;;) {
        const part = parts.shift();
        if (part !== undefined) yield part;
        else if (outcome) {
          if ('error' in outcome) throw outcome.error;
          return;
        } else await new Promise<void>((resolve) => (wake = resolve));
      }
    },
  };
}
