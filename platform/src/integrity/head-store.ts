/** Storage of signed heads outside of the database, which only grows. */
export interface HeadStore {
  /** Appends a head; durable when it resolves. */
  append(note: string, size: number): Promise<void>;
  /** All notes, the oldest first. */
  readAll(): Promise<string[]>;
}
