/** A report is entered within this many days of its date. */
const MOST_DAYS_APART = 7;
const DAY = 86_400_000;

/** Whether the day printed on a report is another one than that of its entry, whatever the order of day and month. */
export const isOtherDay = (printed: readonly string[], entered: string): boolean =>
  printed.length > 0 && printed.every((day) => Math.abs(Date.parse(day) - Date.parse(entered)) > MOST_DAYS_APART * DAY);
