import type { LabResult, ValueRange } from './lab-result.js';
import { type Group, type LabelledLimits, limitsBeside } from './limits-beside.js';
import { namesIn } from './names.js';
import { everyResult } from './parse-results.js';
import { plainText } from './plain-text.js';
import { isAdult, type Person, placeInRange, standing } from './range.js';
import { rangeInUnit } from './check-value.js';

type Value = Pick<LabResult, 'test' | 'value' | 'comparator' | 'unit' | 'printedRange' | 'flag'>;
type Placed = ReturnType<typeof placeInRange>;

const isSame = (one: ValueRange, other: ValueRange) => one.low === other.low && one.high === other.high;

/** The one range among limits; null without one, or if they differ. */
function onlyRange(limits: readonly LabelledLimits[]): ValueRange | null {
  const [first] = limits;
  return first && limits.every(({ range }) => isSame(range, first.range)) ? first.range : null;
}

/** The limits that hold for a person: those for the person's age, for everybody, or those for adults and for the person's sex, which are for adults. Null if which do is not known. */
function rangeOfPerson(limits: readonly LabelledLimits[], person: Person): ValueRange | null {
  const ofGroup = (wanted: Group | null) => limits.filter(({ group }) => group === wanted);
  const ofAdults = isAdult(person) ? [ofGroup(person.sex), ofGroup('adults')] : [];
  const ofAge = limits.filter(
    ({ ages }) => ages !== null && person.age !== null && ages[0] <= person.age && person.age <= ages[1],
  );
  return onlyRange([ofAge, ...ofAdults, ofGroup('everybody')].find((each) => each.length > 0) ?? []);
}

/** Where a value stands that is beyond the limits of men and women alike; null if it is not. */
function beyondAll(value: Value, limits: readonly LabelledLimits[]): 'low' | 'high' | null {
  const standings = new Set(limits.map(({ range }) => standing(value, range)));
  const [only] = standings;
  const areOfBoth = ['male', 'female'].every((sex) => limits.some(({ group }) => group === sex));
  return areOfBoth && standings.size === 1 && (only === 'low' || only === 'high') ? only : null;
}

/** The labelled limits of a text, by the results behind which they stand and which have no range of their own. */
export function labelledLimitsIn(text: string): readonly (Value & { readonly limits: readonly LabelledLimits[] })[] {
  const plain = plainText(text);
  const names = namesIn(plain);
  return everyResult(text)
    .filter(({ printedRange }) => printedRange === null)
    .map((result) => ({ ...result, limits: limitsBeside(plain, result, names) }))
    .filter(({ limits }) => limits.length > 0);
}

/**
 * Where a value stands for a person. A range of its own wins, then the labelled limits below it that hold for the person. `isOfGroups`: limits are printed, of which is not known whether they hold, and no range
 * of the table says the same of the value.
 */
export function placeForPerson(
  value: Value,
  person: Person,
  labelled: ReturnType<typeof labelledLimitsIn>,
): Placed & { readonly isOfGroups?: true } {
  const own = labelled.find((each) => each.test === value.test && each.value === value.value);
  const place = placeInRange(value, person);
  if (!own || value.printedRange) return place;
  const ucum = value.unit?.ucum ?? null;
  const isInUnit = ({ units }: LabelledLimits) => units.length === 0 || (ucum !== null && units.includes(ucum));
  const range = own.limits.every(isInUnit) ? rangeInUnit(value.test, rangeOfPerson(own.limits, person), ucum) : null;
  if (range) return placeInRange({ ...value, printedRange: range }, person);
  const ofPeople = own.limits.filter(({ group }) => group !== 'band');
  const mayBeAdult = person.sex === null && (person.age === null || isAdult(person));
  const beyond = mayBeAdult && own.limits.every(isInUnit) ? beyondAll(value, ofPeople) : null;
  if (beyond) return { range: null, standing: beyond };
  const isSaidByAll = ofPeople.every((each) => standing(value, each.range) === place.standing);
  const isSaid = place.standing === 'low' || place.standing === 'high' || (place.range !== null && isSaidByAll);
  return isSaid ? place : { range: null, standing: 'unknown', isOfGroups: true };
}
