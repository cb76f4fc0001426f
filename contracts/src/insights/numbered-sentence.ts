import type { WrittenDate } from './dates-in-text.js';
import type { ReportFacts } from './facts.js';
import type { Scope } from './scope.js';
import type { WrittenNumber } from './written-numbers.js';

/** A sentence in the form in which its numbers are checked. */
export interface NumberedSentence {
  /** With "§" in place of the letters of each test's name. */
  readonly plain: string;
  readonly numbers: readonly WrittenNumber[];
  readonly dates: readonly WrittenDate[];
  readonly facts: ReportFacts;
  readonly scopeAt: (position: number) => Scope;
}

/** Verbs of a change. */
export const CHANGE_VERB =
  /\b(?:r[io]se|risen|rising|f[ae]ll|fallen|falling|dropp?\w*|increas\w+|decreas\w+|went|gone|chang\w+|improv\w+|climb\w+|declin\w+|moved|up|down|worsen\w+)\b/;

/** Where a statement of a sentence ends. */
export const CLAUSE_END = /[;]|,\s|\b(?:and|but|while|whereas|although)\b/g;
