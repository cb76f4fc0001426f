import type { Comparator } from '../../labs/lab-result.js';
import type { LeftOver } from '../../labs/left-over.js';
import type { Person, SourcedRange, Standing } from '../../labs/range.js';
import type { LabTestKey } from '../../labs/tests.js';
import type { ReportProblem } from '../../reading/report-problem.js';

/** A number as it was printed. */
interface PrintedValue {
  readonly test: LabTestKey;
  readonly value: number;
  /** Decimal places as printed. */
  readonly decimals: number;
  readonly comparator: Comparator | null;
  readonly unit: { readonly printed: string; readonly ucum: string | null } | null;
}

/** A laboratory value of the report that is explained. */
export interface LabFact extends PrintedValue {
  /** In the unit of the value. */
  readonly range: SourcedRange | null;
  readonly standing: Standing;
  /** What the report's own table of decisions calls such a value, word for word: "Prediabetes". */
  readonly called: string | null;
  /** Why it has to be compared with the paper first, as a code such as "faint"; null if it can be relied upon. */
  readonly doubt: string | null;
}

/** A value of an earlier report. */
export interface EarlierValue extends PrintedValue {
  /** YYYY-MM-DD */
  readonly at: string;
  /** A value with a doubt is never compared. */
  readonly doubt?: string | null;
}

/** All that an explanation is made of. */
export interface ReportFacts {
  /** The day of the report, YYYY-MM-DD. */
  readonly date: string;
  /** Whether "today" is still a word for what to do about it. */
  readonly isRecent: boolean;
  /** Whom to call in the clinic's country; no number of its own for ambulances: null. */
  readonly call: { readonly emergency: string; readonly ambulance: string | null };
  /** At the time of the report. */
  readonly person: Person;
  /** In order of the report. */
  readonly values: readonly LabFact[];
  /** Lines that look like results of tests that are not among the values, word for word. */
  readonly leftOver: readonly LeftOver[];
  /** The report says, or may say, more than the values and these lines. */
  readonly hasMore: boolean;
  /** Why the text is not one person's results in a language that is read; null if it is. */
  readonly problem: ReportProblem | null;
  /** Of the same person, in any order. */
  readonly earlier: readonly EarlierValue[];
}
