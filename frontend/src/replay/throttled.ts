/** An act that is done at most once in a time. */
export interface Throttled<T> {
  /** Acts with the latest value. Values in between are skipped; the last one is never. */
  readonly act: (value: T) => void;
  /** Forgets the last value, if it waits. */
  readonly cancel: () => void;
}

/** Does `act` at most once in `ms`. */
export function throttled<T>(act: (value: T) => void, ms: number): Throttled<T> {
  let latest: T;
  let actedAt = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const now = () => {
    timer = undefined;
    actedAt = Date.now();
    act(latest);
  };
  return {
    act: (value) => {
      latest = value;
      timer ??= setTimeout(now, Math.max(0, actedAt + ms - Date.now()));
    },
    cancel: () => {
      clearTimeout(timer);
      timer = undefined;
    },
  };
}
