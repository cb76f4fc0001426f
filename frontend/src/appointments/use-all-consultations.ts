import type { Consultation } from '@anamnesis/contracts/appointments/query-routes';
import { type GetListParams, useDataProvider } from 'react-admin';
import { useQuery } from '@tanstack/react-query';
import { useFallbackInterval } from '../sessions/live';
import { APPOINTMENTS } from './resource';

/** The most rows that one answer holds. */
const PER_PAGE = 200;

/** All of the doctor's consultations that fit a filter, in the order of their time, in as many answers as it takes. */
export function useAllConsultations(filter: GetListParams['filter']) {
  const provider = useDataProvider();
  return useQuery({
    // Begins as the lists of react-admin do, so that it is refetched whenever they are.
    queryKey: [APPOINTMENTS, 'getList', 'all', filter],
    queryFn: async ({ signal }) => {
      const all: Consultation[] = [];
      for (let page = 1; ; page += 1) {
        const asked = {
          ...{ filter, signal, sort: { field: 'startsAt', order: 'ASC' as const } },
          pagination: { page, perPage: PER_PAGE },
        };
        const { data, total = 0 } = await provider.getList<Consultation>(APPOINTMENTS, asked);
        all.push(...data);
        if (data.length === 0 || all.length >= total) return all;
      }
    },
    refetchInterval: useFallbackInterval(),
    retry: false,
  });
}
