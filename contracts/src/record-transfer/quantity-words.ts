import { joined } from './joined.js';
import { numberOf, objectOf, textOf } from './json.js';

/** The unit of a quantity, else its code without the braces of a count. UCUM's code of one thing is no unit. */
function unitOf(value: unknown): string {
  const { unit, code } = objectOf(value);
  const name = textOf(unit) || textOf(code).replace(/^\{(.*)\}$/, '$1');
  return name === '1' ? '' : name;
}

/** A quantity as text: "500 mg", "<5 %"; empty if it has no number. */
export function quantity(value: unknown): string {
  const { value: number, comparator } = objectOf(value);
  const read = numberOf(number);
  return read === null ? '' : joined([`${textOf(comparator)}${read}`, unitOf(value)], ' ');
}

/** Two limits as text: "4 - 5.6 %", ">= 4 %", "<= 5.6 %"; empty without both. A unit that both have stands once. */
export function limits({ low, high }: { readonly low?: unknown; readonly high?: unknown }): string {
  const [from, to] = [quantity(low), quantity(high)];
  if (!from || !to) return from ? `>= ${from}` : to && `<= ${to}`;
  return unitOf(low) === unitOf(high) ? `${numberOf(objectOf(low)['value'])} - ${to}` : `${from} - ${to}`;
}

/** Two limits of a number: "4", "4 to 6", "up to 6"; empty without both, and if one is not above zero. */
export function span(low: unknown, high: unknown): string {
  const [from, to] = [numberOf(low), numberOf(high)];
  if ((from ?? 1) <= 0 || (to ?? 1) <= 0) return '';
  if (from === null) return to === null ? '' : `up to ${to}`;
  return to === null || to === from ? String(from) : `${from} to ${to}`;
}

const UNITS: ReadonlyMap<string, string> = new Map(
  Object.entries({
    s: 'second',
    min: 'minute',
    h: 'hour',
    d: 'day',
    wk: 'week',
    mo: 'month',
    a: 'year',
  }),
);

const UNIT_NAMES = new Set(UNITS.values());

/** A unit of time in words, by its UCUM code or its English name; undefined if it is none. */
export function timeUnit(unit: unknown): string | undefined {
  const text = textOf(unit);
  const name = text.toLowerCase().replace(/s$/, '');
  return UNITS.get(text) ?? (UNIT_NAMES.has(name) ? name : undefined);
}
/** The unit of a duration in words; undefined if it is none of time. */
export const timeUnitOf = (value: unknown): string | undefined =>
  timeUnit(objectOf(value)['code']) ?? timeUnit(objectOf(value)['unit']);
/** The word for one thing, in the number of a count. */
export const counted = (word: string, count: string): string => (count === '1' ? word : `${word}s`);

/** A duration: "10 days"; empty if it is none. */
export function timeSpan(value: unknown): string {
  const { value: number, unit } = objectOf(value);
  const length = span(number, null);
  const name = timeUnitOf(value);
  return length && joined([length, name === undefined ? textOf(unit) : counted(name, length)], ' ');
}

/** A ratio as text: "4 g in 24 hours", "1:64"; empty if it is none. */
export function ratio(value: unknown): string {
  const { numerator, denominator } = objectOf(value);
  const [over, under] = [quantity(numerator), quantity(denominator)];
  if (!over || !under) return '';
  if (timeUnitOf(denominator) !== undefined) return `${over} in ${timeSpan(denominator)}`;
  return unitOf(numerator) === '' && unitOf(denominator) === '' ? `${over}:${under}` : `${over} / ${under}`;
}
