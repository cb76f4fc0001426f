import { CELL_END, type Line } from './cells.js';
import { dayAt } from '../labs/header-dates.js';

/** The labels of the date of a report, those of the sample first. */
const LABELS: readonly RegExp[] = [
  /\b(?:collected|collection|drawn|sample date|sampling|sampled)\b/g,
  /\b(?:received|receipt|registered|registration|accession(?:ed)?)\b/g,
  /\b(?:reported|report(?:ing)? date|date of report|released|approved|report(?:ed)? on)\b/g,
];
/** What may stand between a label and its date. */
const BETWEEN = /[^\d\n]{0,30}?(?=\d{1,2}[-/. ]|\d{4}-|(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]* \d)/y;

const two = (part: number) => String(part).padStart(2, '0');
function isoOf(number: number | null): string | null {
  if (number === null) return null;
  const [year, month, day] = [Math.floor(number / 512), Math.floor((number % 512) / 32), number % 32];
  const iso = `${year}-${two(month)}-${two(day)}`;
  const isDay = year >= 1990 && year < 2100 && new Date(`${iso}T00:00:00Z`).toJSON()?.startsWith(iso);
  return isDay ? iso : null;
}

function daysAfter(plain: string, position: number): string[] {
  BETWEEN.lastIndex = position;
  if (!BETWEEN.test(plain)) return [];
  const day = dayAt(plain, BETWEEN.lastIndex);
  const options = day?.hasYear ? [isoOf(day.dayFirst), isoOf(day.monthFirst)] : [];
  return [...new Set(options.filter((option) => option !== null))];
}

/** The day that a report says its sample was taken, received or reported on; two where the order of day and month is not known. Empty for none. */
export function printedDays(lines: readonly Line[]): string[] {
  const texts = lines.map(({ plain }) => plain.replaceAll(CELL_END, ' '));
  for (const label of LABELS)
    for (const text of texts)
      for (const { 0: words, index } of text.matchAll(label)) {
        const days = daysAfter(text, index + words.length);
        if (days.length > 0) return days;
      }
  return [];
}
