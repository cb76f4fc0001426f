/** The words about days of health data that depend on whether the person reads their own, or a doctor those of a patient. */
export interface DayTexts {
  readonly simulated: string;
  readonly imported: string;
  readonly simulatedNote: string;
  readonly usualBand: (values: { low: string; high: string }) => string;
  readonly standingHeading: string;
  /** A made-up value in the chart and the table, where that is said of each. */
  readonly madeUp?: (values: { value: string }) => string;
}
