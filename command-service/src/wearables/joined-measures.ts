import type { Measures } from '@anamnesis/contracts/wearables/measures';

/** What adds up during a day: more of it was counted by the fuller export. */
const counted = ['steps', 'calories'] as const;

/** The larger of two values, of which either may be missing. */
const larger = (known: number | null, next: number | null): number | null =>
  known === null || next === null ? (known ?? next) : Math.max(known, next);

/**
 * The measures of one source and day from two exports, in whichever order they are imported. Nothing that is missing in one of them replaces a value. Of counted measures the larger
 * count stays. The heart rate is a mean, and the sleep is what is left of a night without what was written twice or awake, so that more of it is not truer: both are those of the fuller
 * export, the earlier one where it counted more of something, otherwise the later one.
 */
export function joinedMeasures(known: Measures, next: Measures): Measures {
  const isLess = counted.some((measure) => (next[measure] ?? Infinity) < (known[measure] ?? -Infinity));
  const [fuller, other] = isLess ? [known, next] : [next, known];
  return {
    heartRate: fuller.heartRate ?? other.heartRate,
    steps: larger(known.steps, next.steps),
    calories: larger(known.calories, next.calories),
    sleep: fuller.sleep ?? other.sleep,
  };
}
