/** Values that are added up. */
export interface Sum {
  sum: number;
  count: number;
}

/** The heart rates of a day by their hour, counted since 1970; NaN for those without one. */
export type HourlyRates = Map<number, Sum>;

const HOUR = 60 * 60 * 1000;

/** The hour of a moment (ms since 1970). */
export const hourOf = (moment: number): number => Math.floor(moment / HOUR);

/**
 * The heart rate of a day, null without any: the mean of its hours' means, because a watch writes one each second of a workout and one each few minutes
 * otherwise. The hours of workouts do not count: `leftOut` is how many values they have.
 */
export function dailyRate(
  rates: HourlyRates,
  workouts: ReadonlySet<number>,
): { readonly rate: number | null; readonly leftOut: number } {
  let [total, hours, leftOut] = [0, 0, 0];
  for (const [hour, { sum, count }] of rates) {
    if (workouts.has(hour)) leftOut += count;
    else {
      total += sum / count;
      hours += 1;
    }
  }
  return { rate: hours === 0 ? null : total / hours, leftOut };
}
