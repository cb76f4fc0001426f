import { useMemo } from 'react';
import { useNow } from '../time/use-now';
import { type RangeOf, rangesOf } from './lab-values';

const HOUR_MILLISECONDS = 60 * 60_000;

/** The ranges of a person's results; without a profile, those printed on the reports. */
export function useRangeOf(profile: Parameters<typeof rangesOf>[0] | null): RangeOf {
  const today = useNow(HOUR_MILLISECONDS).toISOString().slice(0, 10);
  const gender = profile?.gender ?? null;
  const age = profile?.age ?? null;
  return useMemo(() => rangesOf({ gender, age }, today), [gender, age, today]);
}
