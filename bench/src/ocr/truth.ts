import type { Comparator } from '@anamnesis/contracts/labs/lab-result';
import type { LabTestKey } from '@anamnesis/contracts/labs/tests';

/** The name, value, unit and range of one test in a report. */
export interface Fact {
  readonly test: LabTestKey;
  readonly printedName: string;
  readonly value: number;
  readonly decimals: number;
  readonly comparator: Comparator | null;
  /** Null if none is printed. */
  readonly unit: { readonly printed: string; readonly ucum: string } | null;
  /** Null where the printed range is open, or is none of a lower and an upper limit. */
  readonly low: number | null;
  readonly high: number | null;
  readonly flag: 'low' | 'high' | null;
}

/** A fact on its page. Pages count from 1. */
export interface TruthValue extends Fact {
  readonly page: number;
  /** The number as printed, with its comparator. */
  readonly printed: string;
}

/** A generated report with everything it says. */
export interface LabReport {
  readonly pdf: Buffer;
  readonly truth: readonly TruthValue[];
}
