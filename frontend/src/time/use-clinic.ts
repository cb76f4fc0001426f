import { showClinic } from '@anamnesis/contracts/doctors/addresses';
import { useSuspenseQuery } from '@tanstack/react-query';
import { call } from '../api/call';
import { questionKey } from '../api/api-queries';

/** The settings of the clinic: its IANA time zone. Fetched once per page load; suspends until then. */
export function useClinic(): { timeZone: string } {
  const { data } = useSuspenseQuery({
    queryKey: questionKey(showClinic),
    queryFn: ({ signal }) => call(showClinic, undefined, { signal }),
    ...{ staleTime: Infinity, gcTime: Infinity },
  });
  return data;
}
