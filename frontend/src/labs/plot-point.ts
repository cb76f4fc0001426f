import type { ReactNode } from 'react';

/** One value of a trend, in words and for drawing. */
export interface PlotPoint {
  readonly time: number;
  readonly value: number;
  readonly isOut: boolean;
  /** Not measured, but made up by a simulation: its point is hollow. */
  readonly isMadeUp?: boolean;
  /** What this value is judged by, if that changes from one to the next: then a band follows it, instead of one range for all. */
  readonly band?: { readonly low: number; readonly high: number } | null;
  /** "135" */
  readonly number: string;
  /** "135 mg/dL" */
  readonly text: string;
  readonly date: string;
  /** "High"; empty if there is no range. */
  readonly standing: string;
  /** Where it was read; null if that is not known. */
  readonly origin: ReactNode;
}
