import { showClinic } from '@anamnesis/contracts/doctors/addresses';
import type { showClinic as route } from '@anamnesis/contracts/doctors/routes';
import type { ReplyOf } from '@anamnesis/contracts/language/route';
import { queryOptions, useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { call } from '../api/call';
import { questionKey } from '../api/api-queries';

/** The settings of the clinic: its IANA time zone, and its country (ISO 3166, two letters). */
type Clinic = ReplyOf<typeof route>;

/** The query of the clinic's settings, which do not change. */
export const clinicQuery = queryOptions({
  queryKey: questionKey(showClinic),
  queryFn: ({ signal }) => call(showClinic, undefined, { signal }),
  ...{ staleTime: Infinity, gcTime: Infinity },
});

/** The settings of the clinic. Fetched once per page load; suspends until then. */
export const useClinic = (): Clinic => useSuspenseQuery(clinicQuery).data;

/** The settings of the clinic for what has to work without them; null until they are fetched. */
export const useClinicIfKnown = (): Clinic | null => useQuery(clinicQuery).data ?? null;

/** Whether the settings of the clinic are fetched, or could not be. */
export const useIsClinicAsked = (): boolean => !useQuery(clinicQuery).isLoading;
