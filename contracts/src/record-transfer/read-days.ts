import { type BundleIndex, dayOf } from './bundle-index.js';
import { type Json, objectOf } from './json.js';

/** Stands for a day that is given, but is not complete or cannot be read. It is no day, and is never replaced by another one. */
export const UNCLEAR = 'unclear';

/** In the text of an entry without any date. */
const UNDATED = 'Without a date: its day is that of the file.';

const isGiven = (value: unknown): boolean => value !== undefined && value !== null && value !== '';

/** The day of the first candidate that is given. Empty if none is. */
export function givenDay(candidates: readonly unknown[]): string {
  const first = candidates.find(isGiven);
  return first === undefined ? '' : (dayOf(first) ?? UNCLEAR);
}

/** The beginning of a period, else its end; undefined without both. */
const momentIn = (period: unknown): unknown => {
  if (typeof period !== 'object') return period;
  const { start, end } = objectOf(period);
  return isGiven(start) ? start : end;
};

/** The day on which an observation or a report was true. Empty if none is given. */
export const effectiveDay = (resource: Json): string => {
  const { effectiveDateTime, effectiveInstant, effectivePeriod, effectiveTiming } = resource;
  return givenDay([effectiveDateTime, effectiveInstant, momentIn(effectivePeriod), effectiveTiming]);
};

/** A day, with a remark if it is that of the bundle because no date is given. */
interface DatedBy {
  readonly date: string;
  readonly remark: string;
}

const bundleDay = ({ date }: BundleIndex): DatedBy => ({ date: date ?? '', remark: date === null ? '' : UNDATED });

/** The day of the first candidate that is given; that of the bundle if none is. */
export function dayOrBundleDay(index: BundleIndex, candidates: readonly unknown[]): DatedBy {
  const date = givenDay(candidates);
  return date === '' ? bundleDay(index) : { date, remark: '' };
}

/** The day since which a medicine is taken; where only the day of writing is known, never one after its end. */
export function medicineDay(index: BundleIndex, resource: Json): DatedBy {
  const { effectivePeriod, effectiveDateTime, dateAsserted, authoredOn } = resource;
  const { start, end } = objectOf(effectivePeriod);
  const since = givenDay([start, effectiveDateTime, typeof effectivePeriod === 'object' ? null : effectivePeriod]);
  if (since !== '' && since !== UNCLEAR) return { date: since, remark: '' };
  const dated = since === UNCLEAR ? { date: UNCLEAR, remark: '' } : dayOrBundleDay(index, [dateAsserted, authoredOn]);
  const latest = dated.date === UNCLEAR ? index.date : dated.date;
  const ended = dayOf(end);
  if (ended !== null && latest !== null && ended < latest) return { date: ended, remark: '' };
  // The start is unknown and the end is incomplete, so no day is certain.
  return ended === null && isGiven(end) && dated.remark !== '' ? { date: UNCLEAR, remark: '' } : dated;
}

/**
 * The day on which a period ends. Of a month or a year that was over when the bundle was made it is the last day, of any other one
 * UNCLEAR. Null without an end.
 */
export function endOf(index: BundleIndex, period: unknown): string | null {
  const { end } = objectOf(period);
  if (!isGiven(end)) return null;
  const last = dayOf(end) ?? lastDayOf(end);
  if (last === null || Number.isNaN(Date.parse(last))) return UNCLEAR;
  return dayOf(end) !== null || (index.date !== null && last < index.date) ? last : UNCLEAR;
}

/** The last day of a year or a month; null if the value is neither. */
function lastDayOf(value: unknown): string | null {
  const [, year, month] = (typeof value === 'string' && /^(\d{4})(?:-(0[1-9]|1[0-2]))?$/.exec(value)) || [];
  if (year === undefined) return null;
  return new Date(Date.UTC(Number(year), Number(month ?? 12), 0)).toISOString().slice(0, 10);
}
