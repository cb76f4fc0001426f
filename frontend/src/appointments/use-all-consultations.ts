import type { Consultation } from '@anamnesis/contracts/appointments/query-routes';
import { type GetListParams, useDataProvider } from 'react-admin';
import { useQuery } from '@tanstack/react-query';
import { useFallbackInterval } from '../sessions/live';
import { APPOINTMENTS } from './resource';

/** All of the doctor's consultations that fit a filter, in the order of their time. */
export function useAllConsultations(filter: GetListParams['filter']) {
  const provider = useDataProvider();
  return useQuery({
    // Begins as the lists of react-admin do, so that it is refetched whenever they are.
    queryKey: [APPOINTMENTS, 'getList', 'all', filter],
    queryFn: async ({ signal }) => {
      const asked = {
        ...{ filter, signal, sort: { field: 'startsAt', order: 'ASC' as const } },
        pagination: { page: 1, perPage: Number.MAX_SAFE_INTEGER },
      };
      const { data } = await provider.getList<Consultation>(APPOINTMENTS, asked);
      return data;
    },
    refetchInterval: useFallbackInterval(),
    retry: false,
  });
}
