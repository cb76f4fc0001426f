import type { HealthDay } from '@anamnesis/contracts/wearables/routes';
import { healthMeasures, type HealthMeasure } from '@anamnesis/contracts/wearables/constants';
import { addDays } from '../time/clinic-time';
import { standingKey } from './words';

/** What the latest days of a measure have in common. */
export interface Said {
  readonly standing: 'less' | 'usual' | 'more';
  /** The days in a row. */
  readonly days: number;
  /** Whether the days before were as usual. */
  readonly wasUsual: boolean;
}

/** Fewer usual days say nothing. */
const USUAL_RUN = 3;
/** Days before a run that are looked at, and how many of them must be known. */
const BEFORE = 7;
const KNOWN_BEFORE = 4;

/** The day of what was measured last, of all measures. */
const lastMeasured = (days: readonly HealthDay[]) =>
  days.findLast(({ values }) => healthMeasures.some((measure) => values[measure]?.kind === 'imported'))?.day ?? '';

/**
 * What can be said of the latest days of a measure, the oldest day first: how many days without a gap lie below, within or above what was usual before each. Made-up values
 * say nothing, and hide nothing. Null without anything to say: where the latest measured value has nothing to be compared with, or is older than the day before the latest measured one.
 */
export function saidOf(days: readonly HealthDay[], measure: HealthMeasure): Said | null {
  const known = days.flatMap(({ day, values }) => {
    const value = values[measure];
    return value?.kind === 'imported' ? [{ day, standing: standingKey(value) }] : [];
  });
  const last = known.at(-1);
  if (!last || last.day < addDays(lastMeasured(days), -1)) return null;
  const { standing } = last;
  if (standing === 'unknown') return null;
  let run = 1;
  for (; run < known.length; run += 1) {
    const one = known.at(-1 - run);
    if (one?.standing !== standing || one.day !== addDays(last.day, -run)) break;
  }
  if (standing === 'usual') return run < USUAL_RUN ? null : { standing, days: run, wasUsual: false };
  const first = addDays(last.day, 1 - run);
  const before = known.filter(({ day }) => day < first && day >= addDays(first, -BEFORE));
  const wasUsual = before.length >= KNOWN_BEFORE && before.every((each) => each.standing === 'usual');
  return { standing, days: run, wasUsual };
}
