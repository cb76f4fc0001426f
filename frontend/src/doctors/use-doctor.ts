import type { DoctorCard } from '@anamnesis/contracts/doctors/routes';
import { useQuery } from '@tanstack/react-query';
import { findDoctors } from '../api/addresses';
import { call } from '../api/call';

const PER_PAGE = 100;

/** One doctor out of the list, wherever in it they stand; null when they aren't listed. Asks for nothing without an id. */
export function useDoctor(doctorId: string | null) {
  return useQuery({
    queryKey: [findDoctors.path, 'one', doctorId],
    enabled: doctorId !== null,
    queryFn: async ({ signal }): Promise<{ doctor: DoctorCard; timeZone: string } | null> => {
      for (let page = 1, seen = 0; ; page++) {
        const { data, total, timeZone } = await call(findDoctors, { query: { page, perPage: PER_PAGE } }, { signal });
        const doctor = data.find(({ id }) => id === doctorId);
        if (doctor) return { doctor, timeZone };
        seen += data.length;
        if (data.length === 0 || seen >= total) return null;
      }
    },
  });
}
