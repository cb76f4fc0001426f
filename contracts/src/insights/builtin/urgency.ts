import { convert } from '../../labs/conversion.js';
import type { Person } from '../../labs/range.js';
import type { EarlierValue, LabFact } from './facts.js';
import { type Compared, type Possible, possibleValues } from './possible-values.js';
import { type UrgentLimit, urgentLimits } from './urgent-limits.js';

/** Days in which an earlier value says that the present one is not new. */
const KNOWN_DAYS = 180;
const DAY = 24 * 60 * 60_000;

function isBeyond(
  { side, limit, unit, isIncluded }: UrgentLimit,
  { test, comparator }: Pick<Compared, 'test' | 'comparator'>,
  possible: Possible,
): boolean {
  if (limit === 'printed') return false;
  // "< 20" is below 20, and "< 25" may be.
  const isStrict = comparator === (side === 'above' ? '>' : '<');
  const isInDirection = comparator === null || comparator.startsWith(side === 'above' ? '>' : '<');
  const value = convert(test, possible.value, possible.unit, unit);
  if (!isInDirection || value === null) return false;
  return (value === limit && (isIncluded || isStrict)) || (side === 'above' ? value > limit : value < limit);
}

/** Whether a result is beyond a limit, whatever its unit may be. */
function isCertainlyBeyond(limit: UrgentLimit, result: Compared): boolean {
  const { values } = possibleValues(result);
  return values.length > 0 && values.every((each) => isBeyond(limit, result, each));
}

/** Above the range that the laboratory printed, or marked by it as high. */
const isAbovePrinted = ({ side, limit }: UrgentLimit, { standing, range }: LabFact): boolean =>
  limit === 'printed' && side === 'above' && standing === 'high' && range?.from !== 'table';

/** Whether a person is known to be younger than a year. */
export const isInfant = ({ age }: Pick<Person, 'age'>): boolean => age !== null && age < 1;

/**
 * The limit that a value is beyond, of a person of an age in years; null if it is not. Of a value that may be several, the worst decides, as it has to be checked; of a misread one all have to be
 * beyond a limit, and the mildest is that of the value. `isNewborn`: of an infant, that it is younger than four weeks, or may be. What is beyond a limit and beyond all that analysers report is for the hospital, if it is right.
 */
export function urgentLimitOf(fact: LabFact, age: Person['age'], isNewborn = true): UrgentLimit | null {
  const ofTest = urgentLimits.filter(
    ({ tests, isOfInfants, isOfNewborns, isWithoutRange }) =>
      tests.includes(fact.test) &&
      (isInfant({ age }) || !isOfInfants) &&
      (isNewborn || !isOfNewborns) &&
      !(isWithoutRange && fact.range?.from === 'report'),
  );
  const printed = ofTest.find((each) => isAbovePrinted(each, fact));
  if (printed) return printed;
  const { values, decides, isExtreme } = possibleValues(fact);
  const found = values.map((possible) => ofTest.findIndex((each) => isBeyond(each, fact, possible)));
  const beyond = found.filter((index) => index !== -1);
  if (beyond.length === 0 || (decides === 'mildest' && beyond.length < found.length)) return null;
  const limit = ofTest[decides === 'worst' ? Math.min(...beyond) : Math.max(...beyond)] ?? null;
  return limit && isExtreme ? { ...limit, rank: 'hospital' } : limit;
}

/**
 * Whether people live with a value beyond this limit, it was beyond already when it was last measured, within half a year before the report (YYYY-MM-DD), and is not much worse
 * than the mildest of those values: steps that are small one by one are a fall too. Of a value that is known only as a limit it is not known how much worse it is.
 */
export function isKnownAndSteady(
  limit: UrgentLimit,
  fact: LabFact,
  earlier: readonly EarlierValue[],
  date: string,
): boolean {
  const { side, steadyWithin } = limit;
  if (steadyWithin === undefined || fact.comparator !== null) return false;
  const isInTime = ({ at }: EarlierValue) => at < date && Date.parse(date) - Date.parse(at) <= KNOWN_DAYS * DAY;
  const before = earlier
    .filter((each) => each.test === fact.test && !each.doubt && isInTime(each))
    .sort((a, b) => b.at.localeCompare(a.at));
  const [last] = before;
  if (!last || !isCertainlyBeyond(limit, last)) return false;
  return before
    .filter((each) => isCertainlyBeyond(limit, each))
    .every((each) => {
      const from = each.unit?.ucum;
      const value = from && fact.unit?.ucum ? convert(fact.test, each.value, from, fact.unit.ucum) : null;
      if (value === null) return false;
      return side === 'above' ? fact.value <= value * (1 + steadyWithin) : fact.value >= value * (1 - steadyWithin);
    });
}
