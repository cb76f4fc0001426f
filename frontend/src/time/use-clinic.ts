import { showClinic } from '@anamnesis/contracts/doctors/addresses';
import { useSuspenseQuery } from '@tanstack/react-query';
import { call } from '../api/call';
import { questionKey } from '../api/questions';

/** What holds for the whole clinic, asked once per visit: its IANA time zone. Suspends until it is known. */
export function useClinic(): { timeZone: string } {
  const { data } = useSuspenseQuery({
    queryKey: questionKey(showClinic),
    queryFn: ({ signal }) => call(showClinic, undefined, { signal }),
    ...{ staleTime: Infinity, gcTime: Infinity },
  });
  return data;
}
