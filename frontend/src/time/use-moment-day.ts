import { dateFormat } from '../language/formats';
import { useClinic } from './use-clinic';

/** Writes the day of a moment in the clinic's zone: "Nov 18, 2026". Suspends until the zone is known. */
export function useMomentDay(): (at: string) => string {
  const { timeZone } = useClinic();
  return (at) =>
    dateFormat({
      ...{ month: 'short', day: 'numeric', year: 'numeric' },
      timeZone,
    }).format(new Date(at));
}
