import { codesOf, wordsOf } from './concept-words.js';
import { type Json, listOf, numberOf, objectOf, textOf } from './json.js';
import { timeUnitOf } from './quantity-words.js';

/** Whose result it is, as far as the bundle says, and of which day. */
export interface Measured {
  /** Sex as FHIR's administrative gender; empty if it is not known. */
  readonly gender: string;
  /** YYYY, YYYY-MM or YYYY-MM-DD; empty if it is not known. */
  readonly birthDate: string;
  /** YYYY-MM-DD; a month, a year or empty if no more is known. */
  readonly day: string;
}

/** The person of a bundle on the day of a result. */
export const measuredOn = (patient: Json, day: string): Measured => ({
  ...{ gender: textOf(patient['gender']), birthDate: textOf(patient['birthDate']), day },
});

/** Codes and words for a sex: those of FHIR and of SNOMED CT, and the usual words. */
const SEXES: readonly (readonly [gender: string, words: RegExp])[] = [
  ['female', /^(?:248152002|f|females?|women|woman|girls?)$/i],
  ['male', /^(?:248153007|m|males?|men|man|boys?)$/i],
];
const sexOf = (word: string): string | null => SEXES.find(([, words]) => words.test(word))?.[0] ?? null;

/** Whether somebody belongs to people of a sex: "Male", "Adult females". Others, such as "Post-menopausal women", may be another sex at most. */
function isOfPeople(whom: Json, measured: Measured): boolean | null {
  const { gender } = measured;
  const words = wordsOf(whom)
    .split(/[^\p{L}\d]+/u)
    .filter((word) => word !== '');
  const sexes = [...codesOf(whom), ...words].map(sexOf).filter((sex) => sex !== null);
  const [sex] = sexes;
  if (sex !== undefined && gender !== '' && sexes.every((each) => each !== gender)) return false;
  const others = words.filter((word) => sexOf(word) === null);
  const isAdult = others.length === 0 || (ADULTS.test(others.join(' ')) && isOfAge(FROM_18, measured) === true);
  const isOneSex = sex === undefined ? others.length > 0 : sexes.every((each) => each === gender);
  return isAdult && isOneSex ? true : null;
}
const ADULTS = /^adults?$/i;
const FROM_18: Json = { low: { value: 18, unit: 'years' } };

/** How many days a unit of an age has. */
const DAYS: ReadonlyMap<string | undefined, number> = new Map(
  Object.entries({ hour: 1 / 24, day: 1, week: 7, month: 30.44, year: 365.25 }),
);
const DAY = 86_400_000;

/** A limit of an age in days, and one unit more: an age counts as 12 years until the next birthday. Null if it cannot be read. */
function limitOf(quantity: unknown): { readonly days: number; readonly unit: number } | null {
  const value = numberOf(objectOf(quantity)['value']);
  const unit = DAYS.get(timeUnitOf(quantity));
  return value === null || unit === undefined ? null : { days: value * unit, unit };
}

const firstDay = (date: string): number => Date.parse(date);
/** The last moment of a day, a month or a year. */
function lastDay(date: string): number {
  const [year = NaN, month = 12, day] = date.split('-').map(Number);
  return day === undefined ? Date.UTC(year, month, 0) : Date.parse(date);
}

/** Whether an age is that of the person; null where that is not certain. */
function isOfAge(age: Json, { birthDate, day }: Measured): boolean | null {
  const [low, high] = [limitOf(age['low']), limitOf(age['high'])];
  const youngest = (firstDay(day) - lastDay(birthDate)) / DAY;
  const oldest = (lastDay(day) - firstDay(birthDate)) / DAY;
  const isRead = (age['low'] === undefined || low !== null) && (age['high'] === undefined || high !== null);
  if (!isRead || Number.isNaN(youngest) || Number.isNaN(oldest)) return null;
  if ((low && oldest < low.days) || (high && youngest > high.days + high.unit)) return false;
  return (low === null || youngest >= low.days) && (high === null || oldest <= high.days) ? true : null;
}

/** Whether a range of normal values that is for a part of the people is for this person; null where that is not certain. */
export function isRangeOf(range: Json, measured: Measured): boolean | null {
  const found = listOf(range['appliesTo']).map((whom) => isOfPeople(whom, measured));
  if (range['age'] !== undefined) found.push(isOfAge(objectOf(range['age']), measured));
  if (found.includes(false)) return false;
  return found.includes(null) ? null : true;
}
