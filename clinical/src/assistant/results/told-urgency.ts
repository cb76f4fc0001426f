import type { LabFact } from '@anamnesis/contracts/insights/builtin/facts';
import { possibleValues } from '@anamnesis/contracts/insights/builtin/possible-values';
import { urgentLimitOf } from '@anamnesis/contracts/insights/builtin/urgency';
import type { UrgentLimit } from '@anamnesis/contracts/insights/builtin/urgent-limits';
import { urgencyOfLine } from '@anamnesis/contracts/insights/builtin/urgent-lines';
import type { LabTestKey } from '@anamnesis/contracts/labs/tests';
import type { UrgentRank } from '@anamnesis/contracts/labs/urgent-rank';
import { isReported, toldFact, type ToldNumber } from './told-fact.js';
import type { ToldName } from './told-names.js';
import { namesBaby, namesNewborn } from './told-words.js';

/** How urgent a result in a message is. */
export interface ToldUrgency {
  readonly rank: UrgentRank;
  /** Of a sugar: it is low, which is treated before anybody goes to a doctor. */
  readonly isLowSugar: boolean;
  /** People live with such a value, and ask how. */
  readonly isLivedWith: boolean;
}

/** A sugar of no known meal that is low, in mg/dL; fewer mmol/L than that have no limit. */
const LOW_SUGAR = 54;
const SUGAR: ReadonlySet<LabTestKey> = new Set(['glu_f', 'glu_pp', 'glu_r']);
/** A baby of whom no age is told is taken for a newborn with a jaundice only: its other limits would alarm about a cold. */
const OF_ANY_BABY: ReadonlySet<LabTestKey> = new Set(['tbil', 'ibil', 'dbil']);

/** The age that decides the limits for a test, in years; null for those of adults. */
const ageFor = (plain: string, test: LabTestKey): number | null =>
  namesNewborn(plain) || (OF_ANY_BABY.has(test) && namesBaby(plain)) ? 0 : null;

/** The limit that a number is beyond in each unit in which it is given alone; the mildest of several. Null if it is not, or if no analyser reports such a number. */
function limitOf(fact: LabFact, age: number | null): UrgentLimit | null {
  if (!isReported(fact)) return null;
  const limits = possibleValues(fact).values.map(({ value, unit }) =>
    urgentLimitOf({ ...fact, value, unit: { printed: unit, ucum: unit }, doubt: null }, age),
  );
  if (limits.includes(null)) return null;
  return limits.find((limit) => limit?.rank === 'doctor') ?? limits[0] ?? null;
}

/** How urgent a number is that a plain message tells of a test, by the limits of reports; null if it is not. What the table of tests lacks is read as a line of a report. */
export function urgencyOfTold(plain: string, { test, report }: ToldName, number: ToldNumber): ToldUrgency | null {
  if (test === null) {
    const digits = plain.slice(number.start, number.end).replaceAll(',', '');
    const printed = plain.slice(number.end, number.endOfUnit).trim();
    const line = urgencyOfLine({
      text: `${report} ${number.comparator ?? ''}${digits} ${printed}`,
      standing: 'unknown',
    });
    const isLowSugar = report === 'Glucose' && Number(digits) <= LOW_SUGAR && !printed.includes('mol');
    return line && { rank: line.rank, isLowSugar, isLivedWith: false };
  }
  const fact = toldFact(plain, test, number);
  const limit = fact && limitOf(fact, ageFor(plain, test));
  if (!limit) return null;
  return {
    rank: limit.rank,
    isLowSugar: SUGAR.has(test) && limit.side === 'below',
    // To eat less salt is dangerous with too little sodium.
    isLivedWith: limit.steadyWithin !== undefined && test !== 'na',
  };
}
