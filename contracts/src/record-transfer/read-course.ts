import { lastDayOf } from '../medicines/course.js';
import { dayAfter } from '../time/slots.js';
import type { BundleIndex } from './bundle-index.js';
import { joined } from './joined.js';
import { type Json, listOf, numberOf, objectOf, textOf } from './json.js';
import { endOf, UNCLEAR } from './read-days.js';
import { timeSpan, timeUnitOf } from './quantity-words.js';
import { remark } from './remarks.js';

/** Since when a medicine is no longer taken, and for how long it is taken. */
interface Course {
  readonly duration: string;
  /** Null while it is taken, and where its duration alone says that it is over. */
  readonly stoppedOn: string | null;
  readonly remark: string;
}

/** States of a medicine that was taken and is not taken now. An order is completed once all of it was done. */
const ENDED: ReadonlySet<string> = new Set(['stopped', 'completed', 'ended', 'on-hold']);
const DAY_UNKNOWN = 'The day since which it is no longer taken is not known.';
/** Days after which a supply counts as used up although nobody says that the medicine was stopped. It may have been renewed elsewhere. */
const LATE = 366;
const DAY = 86_400_000;

/** The last of the days on which the dosages end; null if one of them has none. */
function boundsEnd(doses: readonly Json[]): string | null {
  const ends = doses.map((dose) => endOf(objectOf(objectOf(dose['timing'])['repeat'])['boundsPeriod']));
  if (ends.includes(UNCLEAR)) return UNCLEAR;
  return ends.includes(null) ? null : (ends.toSorted().at(-1) ?? null);
}

/** How many days a day, a week or another length lasts at most. */
const DAYS: ReadonlyMap<string | undefined, number> = new Map(
  Object.entries({ day: 1, week: 7, month: 31, year: 366 }),
);

/** The end of something that an order says, and the words that say so. */
interface OrderEnd {
  readonly end: string;
  readonly words: string;
}

/** The last day on which an order may be dispensed; null if it does not say. */
function validityOf(order: Json): OrderEnd | null {
  const end = endOf(objectOf(order['dispenseRequest'])['validityPeriod']);
  return end === null || end === UNCLEAR ? null : { end, words: `The prescription was valid until ${end}.` };
}

/** The day on which the supply of an order is used up, with all its refills; null if it does not say. */
function supplyOf(order: Json, date: string): OrderEnd | null {
  const { expectedSupplyDuration, numberOfRepeatsAllowed } = objectOf(order['dispenseRequest']);
  const { value } = objectOf(expectedSupplyDuration);
  const refills = Math.max(0, numberOf(numberOfRepeatsAllowed) ?? 0);
  const days = (numberOf(value) ?? NaN) * (DAYS.get(timeUnitOf(expectedSupplyDuration)) ?? NaN) * (1 + refills);
  if (!(days > 0 && days < 100_000)) return null;
  const words = joined([timeSpan(expectedSupplyDuration), refills > 0 ? `and ${refills} refills` : ''], ' ');
  return { end: dayAfter(date, Math.ceil(days) - 1), words: `The supply was for ${words}.` };
}

/** The end of an order that nobody has stopped: its validity is over, or its supply has been used up for long. Null if it goes on. */
function orderEnd(index: BundleIndex, order: Json, date: string): OrderEnd | null {
  const [validity, supply] = [validityOf(order), supplyOf(order, date)];
  if (validity && validity.end < knownOn(index)) return validity;
  return supply && dayAfter(supply.end, LATE) < index.today ? supply : null;
}

/** A course that a status says is over: since its end, at the latest since the day of the bundle. An order that is completed lasts as long as its supply. */
function endedCourse(index: BundleIndex, order: Json, { end, date, written }: Planned): Course {
  const held = order['status'] === 'on-hold' ? remark('Status', 'on-hold') : '';
  const over = (stoppedOn: string | null, words = ''): Course => ({
    duration: written,
    stoppedOn,
    remark: joined([held, words], '\n'),
  });
  if (end !== null)
    return end <= (index.latestDay ?? index.today) ? over(end) : over(laterOf(date, knownOn(index)), DAY_UNKNOWN);
  if (order['status'] !== 'completed') return over(date, DAY_UNKNOWN);
  const last = lastDayOf(date, written);
  if (last !== null && last <= index.today) return over(null);
  const supply = supplyOf(order, date);
  return supply ? over(supply.end > index.today ? null : supply.end, supply.words) : over(date, DAY_UNKNOWN);
}

/** What is known of a course without its status. */
interface Planned {
  readonly date: string;
  readonly end: string | null;
  /** The duration that its dosage names; empty without. */
  readonly written: string;
}

/**
 * The course of a medicine from `date`. Its status decides: one that is stopped, completed or on hold is not taken. Of any other one a
 * period that ended before the bundle was made says so, and a later end is a duration in days; then its order's validity and supply.
 * `written` is the duration that its dosage names.
 */
export function courseOf(index: BundleIndex, resource: Json, date: string, written: string): Course {
  const doses = listOf(resource['dosage'] ?? resource['dosageInstruction']);
  const end = endOf(resource['effectivePeriod']) ?? boundsEnd(doses);
  // Neither can be stored.
  if (end === UNCLEAR || Number.isNaN(Date.parse(date))) return { duration: written, stoppedOn: end, remark: '' };
  if (ENDED.has(textOf(resource['status']))) return endedCourse(index, resource, { date, end, written });
  if (end !== null) {
    const isOver = end < date || end < knownOn(index);
    return { duration: isOver ? written : written || daysUntil(end, date), stoppedOn: isOver ? end : null, remark: '' };
  }
  const over = orderEnd(index, resource, date);
  return { duration: written, stoppedOn: over && laterOf(date, over.end), remark: over?.words ?? '' };
}

const laterOf = (one: string, other: string): string => (one < other ? other : one);
/** The day on which what a bundle says was known. */
const knownOn = ({ date, today }: BundleIndex): string => (date === null || date > today ? today : date);

function daysUntil(end: string, date: string): string {
  const days = Math.round((Date.parse(end) - Date.parse(date)) / DAY) + 1;
  // A course has at most three digits.
  if (Number.isNaN(days)) return '';
  return days < 1_000 ? `${days} days` : `${Math.ceil(days / 7)} weeks`;
}
