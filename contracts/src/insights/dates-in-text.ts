/** A date in a text; parts that are not written are null. */
export interface WrittenDate {
  readonly start: number;
  readonly end: number;
  /** Several if the order of day and month is not certain. */
  readonly readings: readonly DateParts[];
}
interface DateParts {
  readonly year: number | null;
  readonly month: number | null;
  readonly day: number | null;
}

const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];
const MONTH = String.raw`(jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)\b\.?`;
const DAY = String.raw`(\d{1,2})(?:st|nd|rd|th|\.)?`;
const YEAR = String.raw`((?:19|20)\d{2})(?![\d.,]*\d)`;
const B = '(?<![a-z0-9.,])';

const number = (digits: string | undefined) => (digits === undefined ? null : Number(digits));
const monthOf = (word: string | undefined) => MONTHS.indexOf((word ?? '').slice(0, 3)) + 1;

type Read = (groups: readonly (string | undefined)[]) => readonly DateParts[];
const FORMS: readonly (readonly [RegExp, Read])[] = [
  [
    new RegExp(`${B}(\\d{4})-(\\d{2})-(\\d{2})(?:t[\\d:.]+z?)?(?!\\d)`, 'g'),
    ([y, m, d]) => [{ year: number(y), month: number(m), day: number(d) }],
  ],
  [
    new RegExp(`${B}(\\d{1,2})[./-](\\d{1,2})[./-](\\d{4})(?!\\d)`, 'g'),
    ([a, b, y]) => [
      { year: number(y), month: number(b), day: number(a) },
      { year: number(y), month: number(a), day: number(b) },
    ],
  ],
  [
    new RegExp(`${B}${DAY}\\s+(?:of\\s+)?${MONTH}(?:,?\\s+${YEAR})?`, 'g'),
    ([d, m, y]) => [{ year: number(y), month: monthOf(m), day: number(d) }],
  ],
  [
    new RegExp(`${B}${MONTH}\\s+(\\d{1,2})(?:st|nd|rd|th)?(?![\\d.])(?:,?\\s+${YEAR})?`, 'g'),
    ([m, d, y]) => [{ year: number(y), month: monthOf(m), day: number(d) }],
  ],
  [
    new RegExp(`${B}${MONTH},?\\s+(?:of\\s+)?${YEAR}`, 'g'),
    ([m, y]) => [{ year: number(y), month: monthOf(m), day: null }],
  ],
  // The months of other languages are not compared.
  [
    new RegExp(`${B}(\\d{1,2})\\.?\\s+(?:de\\s+)?\\p{L}[\\p{L}\\p{M}]{2,14}\\.?,?\\s+(?:de\\s+)?${YEAR}`, 'gu'),
    ([d, y]) => [{ year: number(y), month: null, day: number(d) }],
  ],
  [
    new RegExp(`(?<=\\b(?:in|since|of|from|year|during|until|before|after)\\s+(?:the\\s+year\\s+)?)${YEAR}`, 'g'),
    ([y]) => [{ year: number(y), month: null, day: null }],
  ],
];

/** The dates in a checked text, from first to last. */
export function datesIn(plain: string): WrittenDate[] {
  const dates: WrittenDate[] = [];
  for (const [pattern, read] of FORMS)
    for (const match of plain.matchAll(pattern)) {
      const [text, ...groups] = match;
      const [start, end] = [match.index, match.index + text.length];
      if (dates.some((other) => start < other.end && other.start < end)) continue;
      dates.push({ start, end, readings: read(groups) });
    }
  return dates.sort((a, b) => a.start - b.start);
}

/** Whether a written date is, as far as it is written, that of an ISO 8601 date or time. */
export function isDateOf({ readings }: WrittenDate, at: string): boolean {
  const [year, month, day] = at.slice(0, 10).split('-').map(Number);
  const matches = (written: number | null, known: number | undefined) => written === null || written === known;
  return readings.some((each) => matches(each.year, year) && matches(each.month, month) && matches(each.day, day));
}
