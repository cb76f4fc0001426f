import { showClinic } from '@anamnesis/contracts/doctors/addresses';
import { queryOptions, useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { call } from '../api/call';
import { questionKey } from '../api/api-queries';

const clinic = queryOptions({
  queryKey: questionKey(showClinic),
  queryFn: ({ signal }) => call(showClinic, undefined, { signal }),
  ...{ staleTime: Infinity, gcTime: Infinity },
});

/** The settings of the clinic: its IANA time zone. Fetched once per page load; suspends until then. */
export const useClinic = (): { timeZone: string } => useSuspenseQuery(clinic).data;

/** Whether the settings of the clinic are fetched, or could not be. */
export const useIsClinicAsked = (): boolean => !useQuery(clinic).isLoading;
