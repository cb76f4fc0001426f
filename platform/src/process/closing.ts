type Close = () => Promise<void> | void;

/** Collects close functions, and runs them in reverse order. */
export interface Closing {
  add(close: Close): void;
  /** Closes everything, even if a part fails; then throws the first error. */
  close(): Promise<void>;
}

export function createClosing(): Closing {
  const open: Close[] = [];
  return {
    add: (close) => void open.push(close),
    async close() {
      const failures: unknown[] = [];
      for (const close of open.splice(0).reverse()) {
        try {
          await close();
        } catch (error) {
          failures.push(error);
        }
      }
      if (failures.length > 0) throw failures[0];
    },
  };
}
