const YEARS_MOST = 80;

/** The first plausible number of years in a text like "15+ years"; null without one. */
export function yearsOf(experience: string): number | null {
  const years = Number(/\d+/.exec(experience)?.[0] ?? Number.NaN);
  return years <= YEARS_MOST ? years : null;
}

/** A number of years in words. */
export const experienceOf = (years: number): string => `${years} ${years === 1 ? 'year' : 'years'}`;
