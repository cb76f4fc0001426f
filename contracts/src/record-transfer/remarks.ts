import { joined } from './joined.js';

/** What a record has no field for. An import keeps it as a line of the entry's text, and an export writes it to the element that it came from. */
type Label = 'Status' | 'Date' | 'Severity' | 'Body site' | 'Since' | 'Until' | 'Verification' | 'Stage';

/** A line of an entry's text: "Status: resolved"; empty without a value. */
export const remark = (label: Label, value: string): string => value && `${label}: ${value}`;

/** The value of the last line with a label; empty without one. */
export function remarked(text: string, label: Label): string {
  const line = text.split('\n').findLast((each) => each.startsWith(`${label}: `));
  return line?.slice(label.length + 2) ?? '';
}

/** A text with lines behind it that it has not yet: an entry that was exported has them in its text. */
export function withRemarks(text: string, remarks: readonly string[]): string {
  const lines = new Set(text.split('\n'));
  return joined([text, ...remarks.filter((each) => !lines.has(each))], '\n');
}

const OVER: ReadonlySet<string> = new Set(['inactive', 'remission', 'resolved']);
/** The status of a diagnosis that says it is over: "resolved"; empty for any other one. */
export function statusIfOver(notes: string): string {
  const status = remarked(notes, 'Status');
  return OVER.has(status) ? status : '';
}

const NO_DAY = ' (the day is not known)';
/** The remark on a date that is only a month or a year: the entry has its first day. */
export const partialDateRemark = (partial: string): string => remark('Date', partial + NO_DAY);

/** The date of an entry as far as it is known: YYYY-MM-DD, or the month or year that its text names. */
export function knownDate(date: string, text: string): string {
  const value = remarked(text, 'Date');
  const partial = value.endsWith(NO_DAY) ? value.slice(0, -NO_DAY.length) : '';
  return /^\d{4}(?:-\d{2})?$/.test(partial) && firstDayOf(partial) === date ? partial : date;
}

/** The first day of a year or a month. */
export const firstDayOf = (partial: string): string => (partial.length === 4 ? `${partial}-01-01` : `${partial}-01`);

const SHOWN = 40;
const leftOut = (text: string): string =>
  `Left out, because it is too long: "${text.replace(/\s+/g, ' ').slice(0, SHOWN)}…" (${text.length} characters)`;

/** Texts as far as they fit in a number of characters. A text is never shortened: the longest are left out, and named by their beginning. */
export function fitting(texts: readonly string[], room: number, by: string): string {
  let length = joined(texts, by).length;
  const out = new Set<string>();
  for (const text of texts.toSorted((one, other) => other.length - one.length)) {
    if (length <= room || text.length <= leftOut(text).length) break;
    out.add(text);
    length -= text.length - leftOut(text).length;
  }
  return joined([...texts.filter((text) => !out.has(text)), ...[...out].map(leftOut)], by);
}
