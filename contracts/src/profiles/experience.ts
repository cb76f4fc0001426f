const MAX_YEARS = 80;

/** The first number in a text such as "15+ years"; null without one, or if it is not plausible. */
export function yearsOf(experience: string): number | null {
  const years = Number(/\d+/.exec(experience)?.[0] ?? Number.NaN);
  return years <= MAX_YEARS ? years : null;
}

/** A number of years as text. */
export const experienceOf = (years: number): string => `${years} ${years === 1 ? 'year' : 'years'}`;
