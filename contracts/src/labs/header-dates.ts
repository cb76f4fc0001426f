import { dateEndAt } from './printed-range.js';
import { endOf } from './plain-text.js';

const MONTHS = 'janfebmaraprmayjunjulaugsepoctnovdec';
const MONTH = '(jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*';

/** A date as numbers that grow with time, one for each order of day and month; null where no such day is. */
export interface PrintedDay {
  readonly dayFirst: number | null;
  readonly monthFirst: number | null;
  readonly hasYear: boolean;
}

function numberOf(year: number, month: number, day: number): number | null {
  const full = year > 0 && year < 100 ? 2000 + year : year;
  return month > 12 || day > 31 ? null : full * 512 + month * 32 + day;
}
const certain = (year: number, month: number, day: number): PrintedDay => {
  const number = numberOf(year, month, day);
  return { dayFirst: number, monthFirst: number, hasYear: year > 0 };
};
const monthOf = (name: string) => MONTHS.indexOf(name) / 3 + 1;

const FORMS: readonly (readonly [RegExp, (parts: readonly string[]) => PrintedDay])[] = [
  [/(\d{4})-(\d\d)-(\d\d)/y, ([year, month, day]) => certain(Number(year), Number(month), Number(day))],
  [
    /(\d{1,2})[-/.](\d{1,2})(?:[-/.](\d{2,4}))?/y,
    ([first, second, year = '0']) => ({
      dayFirst: numberOf(Number(year), Number(second), Number(first)),
      monthFirst: numberOf(Number(year), Number(first), Number(second)),
      hasYear: Number(year) > 0,
    }),
  ],
  [
    new RegExp(String.raw`(\d{1,2})[-/. ]+${MONTH}(?:[-/. ,']+(\d{4}|\d{2}(?![\d:])))?`, 'y'),
    ([day, month = '', year = '0']) => certain(Number(year), monthOf(month), Number(day)),
  ],
  [
    new RegExp(String.raw`${MONTH} (\d{1,2}),? (\d{4})`, 'y'),
    ([month = '', day, year]) => certain(Number(year), monthOf(month), Number(day)),
  ],
  [
    new RegExp(String.raw`${MONTH}[ '-]+((?:19|20)?\d\d)(?!\d)`, 'y'),
    ([month = '', year]) => certain(Number(year), monthOf(month), 0),
  ],
  [/((?:19|20)\d\d)/y, ([year]) => certain(Number(year), 0, 0)],
];

/** The day that a plain text names at a position; null for no date. */
export function dayAt(plain: string, position: number): PrintedDay | null {
  const start = endOf(/(?:on|dated)\s+/y, plain, position) ?? position;
  for (const [form, dayOf] of FORMS) {
    form.lastIndex = start;
    const found = form.exec(plain);
    if (!found) continue;
    const day = dayOf(found.slice(1));
    if (day.dayFirst !== null || day.monthFirst !== null) return day;
  }
  return null;
}

/** Dates without a day or a year, as they stand above columns: "2024", "12-Jan", "Jan 2024", "12/03 06:00". */
const SHORT = new RegExp(
  String.raw`(?:(?:19|20)\d\d|\d{1,2}[ -]${MONTH}|${MONTH}[ '-]+(?:19|20)?\d\d|\d{1,2}/\d{1,2})(?:\s+\d{1,2}:\d\d)?(?![\w./-])`,
  'y',
);

/** Where a date of a header ends; null if none stands there. */
export const headerDateEndAt = (plain: string, position: number): number | null =>
  dateEndAt(plain, position) ?? endOf(SHORT, plain, position);

/** Half of the numbers of a year, as `numberOf` counts. */
const HALF_A_YEAR = 6 * 32;

/** Which of several days is the newest one. Null if that depends on the order of day and month, or on a year that is not printed: 3 January may be before or behind 28 December. */
export function newestOf(days: readonly PrintedDay[]): readonly boolean[] | null {
  if (new Set(days.map(({ hasYear }) => hasYear)).size > 1) return null;
  const answers = (['dayFirst', 'monthFirst'] as const).flatMap((order) => {
    const numbers = days.map((day) => day[order]).filter((number) => number !== null);
    const isFarApart = !days[0]?.hasYear && Math.max(...numbers) - Math.min(...numbers) > HALF_A_YEAR;
    if (isFarApart) return [numbers.map(() => false), numbers.map(() => true)];
    return numbers.length < days.length ? [] : [numbers.map((number) => number === Math.max(...numbers))];
  });
  const [first, other = first] = answers;
  return first?.every((isNewest, index) => isNewest === other?.[index]) ? first : null;
}
