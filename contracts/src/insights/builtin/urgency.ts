import { convert } from '../../labs/conversion.js';
import { labTest } from '../../labs/tests.js';
import type { EarlierValue, LabFact } from './facts.js';
import { type UrgentLimit, urgentLimits } from './urgent-limits.js';

/** Days in which an earlier value says that the present one is not new. */
const KNOWN_DAYS = 180;
/** A value that is worse by more than this share is not steady. Pathlab Bay of Plenty telephones known results from a change of 20 % on. */
const STEADY = 0.2;
const DAY = 24 * 60 * 60_000;

type Compared = Pick<LabFact, 'test' | 'value' | 'comparator' | 'unit'>;

/** The units that a value may have: its own, that of a test without one, and where a printed unit is missing, those in which the value is plausible. */
function possibleUnits({ test, value, unit }: Compared): readonly string[] {
  if (unit?.ucum) return [unit.ucum];
  const { unit: own, conversions = {}, plausible } = labTest(test);
  if (own.startsWith('{')) return [own];
  if (unit) return [];
  const [lowest, highest] = plausible;
  return [own, ...Object.keys(conversions)].filter((each) => {
    const converted = convert(test, value, each, own);
    return converted !== null && converted >= lowest && converted <= highest;
  });
}

function isBeyond({ side, limit, unit, isIncluded }: UrgentLimit, fact: Compared): boolean {
  if (limit === 'printed') return false;
  const units = possibleUnits(fact);
  // "< 20" is below 20, and "< 25" may be.
  const isStrict = fact.comparator === (side === 'above' ? '>' : '<');
  const isInDirection = fact.comparator === null || fact.comparator.startsWith(side === 'above' ? '>' : '<');
  const isBeyondIn = (from: string) => {
    const value = convert(fact.test, fact.value, from, unit);
    if (value === null) return false;
    return (value === limit && (isIncluded || isStrict)) || (side === 'above' ? value > limit : value < limit);
  };
  return isInDirection && units.length > 0 && units.every(isBeyondIn);
}

const isAbovePrinted = ({ side, limit }: UrgentLimit, { standing, range }: LabFact): boolean =>
  limit === 'printed' && side === 'above' && standing === 'high' && range?.from === 'report';

/** The limit that a value is beyond; null if it is not. */
export const urgentLimitOf = (fact: LabFact): UrgentLimit | null =>
  urgentLimits.find((each) => each.tests.includes(fact.test) && (isBeyond(each, fact) || isAbovePrinted(each, fact))) ??
  null;

/**
 * Whether the value was beyond the limit already when it was last measured, within half a year before the report (YYYY-MM-DD), and is not much worse: a limit that people live
 * beyond is then not urgent again.
 */
export function isKnownAndSteady(
  limit: UrgentLimit,
  fact: LabFact,
  earlier: readonly EarlierValue[],
  date: string,
): boolean {
  if (limit.rank === 'hospital' && !limit.maySteady) return false;
  const last = earlier
    .filter(({ test, at, doubt }) => test === fact.test && at < date && !doubt)
    .sort((a, b) => b.at.localeCompare(a.at))[0];
  if (!last || Date.parse(date) - Date.parse(last.at) > KNOWN_DAYS * DAY || !isBeyond(limit, last)) return false;
  const from = last.unit?.ucum;
  const before = from && fact.unit?.ucum ? convert(fact.test, last.value, from, fact.unit.ucum) : null;
  if (before === null) return false;
  return limit.side === 'above' ? fact.value <= before * (1 + STEADY) : fact.value >= before * (1 - STEADY);
}
