import type { Comparator } from '../../labs/lab-result.js';
import type { LeftOver } from '../../labs/left-over.js';
import type { PrintedComment } from '../../labs/printed-comments.js';
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
  /** The report prints limits for groups of people, of which is not known whether they hold for the person. */
  readonly isOfGroups?: true | undefined;
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
  /** Whether its document prints another day, so that it is not known which is right. */
  readonly isOtherDay?: boolean;
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
  /** What the laboratory or a doctor wrote about the results, word for word. */
  readonly comments: readonly Pick<PrintedComment, 'label' | 'text'>[];
  /** The report says, or may say, more than the values and these lines. */
  readonly hasMore: boolean;
  /** Why the text is not the person's own results in a language that is read; null if it is. */
  readonly problem: ReportProblem | null;
  /** Of a report that is not recent: later values of the same tests that can wait, the latest of each. */
  readonly measuredAgain?: readonly EarlierValue[];
  /** Of the same person, in any order. */
  readonly earlier: readonly EarlierValue[];
}
