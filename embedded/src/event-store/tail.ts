type Wake = () => void;

/** Notifies readers at the end when the log, or one stream, grows. */
export class Tail {
  private readonly waiting = new Map<string, Set<Wake>>();

  /** Resolves when the stream (`''`: the whole log) has grown, or when the signal aborts. */
  grown(stream: string, signal: AbortSignal): Promise<void> {
    return new Promise((resolve) => {
      if (signal.aborted) return resolve();
      const wakes = this.waiting.get(stream) ?? new Set();
      this.waiting.set(stream, wakes);
      const wake = (): void => {
        signal.removeEventListener('abort', wake);
        wakes.delete(wake);
        if (wakes.size === 0 && this.waiting.get(stream) === wakes) this.waiting.delete(stream);
        resolve();
      };
      wakes.add(wake);
      signal.addEventListener('abort', wake);
    });
  }

  announce(streams: Iterable<string>): void {
    this.wake('');
    for (const stream of streams) this.wake(stream);
  }

  private wake(stream: string): void {
    for (const wake of [...(this.waiting.get(stream) ?? [])]) wake();
  }
}
