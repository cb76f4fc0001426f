import { type BundleIndex, dayOf } from './bundle-index.js';
import { type Json, objectOf } from './json.js';
import { firstDayOf, partialDateRemark } from './remarks.js';

/** Stands for a date that is given and cannot be read. It is no day, and is never replaced by another one. */
export const UNCLEAR = 'unclear';

/** In the text of an entry without any date. */
const UNDATED = 'Without a date: its day is that of the file.';

const PARTIAL = /^\d{4}(?:-(?:0[1-9]|1[0-2]))?$/;
const isGiven = (value: unknown): boolean => value !== undefined && value !== null && value !== '';

/** The date of the first candidate that is given: YYYY-MM-DD, or YYYY-MM or YYYY if no more is known. Empty if none is. */
export function givenDate(candidates: readonly unknown[]): string {
  const first = candidates.find(isGiven);
  if (first === undefined) return '';
  return dayOf(first) ?? (typeof first === 'string' && PARTIAL.test(first) ? first : UNCLEAR);
}

/** The beginning of a period, else its end; undefined without both. */
export const momentIn = (period: unknown): unknown => {
  if (typeof period !== 'object') return period;
  const { start, end } = objectOf(period);
  return isGiven(start) ? start : end;
};

/** The date on which an observation or a report was true. Empty if none is given. */
export const effectiveDate = (resource: Json): string => {
  const { effectiveDateTime, effectiveInstant, effectivePeriod, effectiveTiming } = resource;
  return givenDate([effectiveDateTime, effectiveInstant, momentIn(effectivePeriod), effectiveTiming]);
};

/** The day of an entry, and a remark if its source does not have this day. */
export interface DatedBy {
  readonly date: string;
  readonly remark: string;
}

/** The day of a date. A month or a year has its first day, so that nothing becomes newer than it is, and a remark. */
export const datedBy = (date: string): DatedBy =>
  PARTIAL.test(date) ? { date: firstDayOf(date), remark: partialDateRemark(date) } : { date, remark: '' };

/** The day of the first candidate that is given; that of the bundle if none is. */
export function dayOrBundleDay({ date }: BundleIndex, candidates: readonly unknown[]): DatedBy {
  const given = givenDate(candidates);
  return given === '' ? { date: date ?? '', remark: date === null ? '' : UNDATED } : datedBy(given);
}

/** The day since which a medicine is taken; where only the day of writing is known, never one after its end. */
export function medicineDay(index: BundleIndex, resource: Json): DatedBy {
  const { effectivePeriod, effectiveDateTime, dateAsserted, authoredOn } = resource;
  const { start, end } = objectOf(effectivePeriod);
  const since = givenDate([start, effectiveDateTime, typeof effectivePeriod === 'object' ? null : effectivePeriod]);
  if (since !== '') return datedBy(since);
  const dated = dayOrBundleDay(index, [dateAsserted, authoredOn]);
  const ended = givenDate([end]);
  return ended !== '' && (ended === UNCLEAR || ended < dated.date) ? datedBy(ended) : dated;
}

/** The day on which a period ends, of a month or a year its last; null without an end. */
export function endOf(period: unknown): string | null {
  const end = givenDate([objectOf(period)['end']]);
  if (end === '') return null;
  const last = PARTIAL.test(end) ? lastDayOf(end) : end;
  return Number.isNaN(Date.parse(last)) ? UNCLEAR : last;
}

/** The last day of a year or a month. */
function lastDayOf(partial: string): string {
  const [year, month = '12'] = partial.split('-');
  return new Date(Date.UTC(Number(year), Number(month), 0)).toISOString().slice(0, 10);
}
