import { z } from 'zod';
import type { HealthMeasure } from './constants.js';

/** What one source measured on a day: heart rate per minute, steps, kilocalories, hours of sleep. Null if it did not measure it. */
export const measures = z.object({
  heartRate: z.number().nonnegative().nullable(),
  steps: z.number().nonnegative().nullable(),
  calories: z.number().nonnegative().nullable(),
  sleep: z.number().nonnegative().nullable(),
});
export type Measures = z.infer<typeof measures>;

/** A value for each measure. */
export const perMeasure = <Value>(valueOf: (measure: HealthMeasure) => Value): Record<HealthMeasure, Value> => ({
  heartRate: valueOf('heartRate'),
  steps: valueOf('steps'),
  calories: valueOf('calories'),
  sleep: valueOf('sleep'),
});

export const NO_MEASURES: Measures = perMeasure(() => null);
