type Close = () => Promise<void> | void;

/** Remembers what has been opened, to close it in the opposite order. */
export interface Closing {
  add(close: Close): void;
  /** Closes everything, also when closing a part of it fails; throws the first failure then. */
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
