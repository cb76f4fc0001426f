/** A page or paper that was read and says what a rule says. */
export interface ReadSource {
  /** What was read, with its publisher: "Medsafe, Prescriber Update of …". */
  readonly title: string;
  /** The address under which it was read. */
  readonly url: string;
  /** YYYY-MM-DD */
  readonly readOn: string;
  /** What it says of the medicines of the rule, in a sentence of our own, and what it does not say. */
  readonly says: string;
}

/** A source that was read on `day` (YYYY-MM-DD). */
export const readOn =
  (day: string) =>
  (title: string, url: string, says: string): ReadSource => ({ title, url, readOn: day, says });

/**
 * How far a warning was compared with a source: one was read that names these medicines (`read`), or only their class or one of them (`class`); the rule is from memory; or it compares a name with the same name
 * and needs none.
 */
export const confidences = ['read', 'class', 'memory', 'record'] as const;
export type Confidence = (typeof confidences)[number];
