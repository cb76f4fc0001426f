import type { LeftOver } from '../../labs/left-over.js';
import type { LabTestKey } from '../../labs/tests.js';

/** A sentence with the source that it rests on. Null if it rests on the report alone. */
export interface Sentence {
  readonly text: string;
  readonly source: string | null;
}

/** How a value moved since the earlier ones. */
type Trend = 'rising' | 'falling' | 'steady';

/** What is said of one value. The first sentence names it. */
export interface Point {
  readonly test: LabTestKey;
  /** Null if there is nothing to compare it with. */
  readonly trend: Trend | null;
  readonly sentences: readonly Sentence[];
}

/** A report in plain words, the most important first. */
export interface Explanation {
  readonly lead: readonly Sentence[];
  readonly points: readonly Point[];
  /** Values that have to be compared with the paper. Their numbers are not interpreted, unless only a unit is missing. */
  readonly toCheck: readonly { readonly test: LabTestKey; readonly sentence: Sentence }[];
  /** Lines that look like results of other tests, word for word. */
  readonly leftOver: readonly LeftOver[];
  /** To ask the doctor. */
  readonly questions: readonly Sentence[];
  readonly closing: readonly Sentence[];
  /** To be read aloud: at most three paragraphs. */
  readonly summary: readonly Sentence[];
}
