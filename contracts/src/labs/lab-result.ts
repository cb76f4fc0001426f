import type { Flag } from './printed-flag.js';
import type { LabTestKey } from './tests.js';

/** A value that is known only as a limit. */
export type Comparator = '<' | '<=' | '>' | '>=';

/** Why a value has to be compared with the report before anybody relies on it. */
export type CheckReason =
  /** More than one number stands where the value is expected, or the text gives the test two different values. */
  | 'twoValues'
  | 'unitMissing'
  /** The printed unit could not be read. */
  | 'unitUnknown'
  /** The printed unit is known, but results of this test are not given in it. */
  | 'unitUnexpected'
  /** No analyser reports such a value: probably a digit or the decimal point was misread. */
  | 'implausible'
  /** The printed flag and the printed range do not agree about the value. */
  | 'flagDiffers'
  /** "LDL < 100" may be a result, and may be a limit. */
  | 'maybeLimit';

/** A range of values; an open end is null. `exclusive` means that a limit itself is outside: "under 130". */
export interface ValueRange {
  readonly low: number | null;
  readonly high: number | null;
  readonly exclusive: boolean;
  /** Decimal places as printed. */
  readonly decimals: number;
}

/** One laboratory value, read from a text. */
export interface LabResult {
  readonly test: LabTestKey;
  readonly value: number;
  readonly comparator: Comparator | null;
  /** Decimal places as printed, so that 7.10 is not shown as 7.1. */
  readonly decimals: number;
  /** The unit as printed and as UCUM code; null if none is printed, `ucum` null if it could not be read. */
  readonly unit: { readonly printed: string; readonly ucum: string | null } | null;
  /** The range printed on the report, in the unit of the value. */
  readonly printedRange: ValueRange | null;
  /** What the report prints beside the value: that it is low, or high. */
  readonly flag: Flag | null;
  /** Null if the value can be relied upon. */
  readonly check: CheckReason | null;
  /** Where the text has the name, value, unit and range: offset of the first character, and of the one after the last. */
  readonly start: number;
  readonly end: number;
}
