import type { Consultation } from '@anamnesis/contracts/appointments/query-routes';
import { type GetListParams, useDataProvider } from 'react-admin';
import { useQuery } from '@tanstack/react-query';
import { useFallbackInterval } from '../sessions/live';
import { APPOINTMENTS } from './resource';

/** All of the doctor's consultations that match a filter, ordered by time. */
export function useAllConsultations(filter: GetListParams['filter']) {
  const provider = useDataProvider();
  return useQuery({
    // The same prefix as react-admin's list queries, so that it is invalidated with them.
    queryKey: [APPOINTMENTS, 'getList', 'all', filter],
    queryFn: async ({ signal }) => {
      const params = {
        ...{ filter, signal, sort: { field: 'startsAt', order: 'ASC' as const } },
        pagination: { page: 1, perPage: Number.MAX_SAFE_INTEGER },
      };
      const { data } = await provider.getList<Consultation>(APPOINTMENTS, params);
      return data;
    },
    refetchInterval: useFallbackInterval(),
    retry: false,
  });
}
