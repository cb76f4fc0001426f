import { findDoctors } from '@anamnesis/contracts/doctors/addresses';
import type { DoctorCard } from '@anamnesis/contracts/doctors/routes';
import { useQuery } from '@tanstack/react-query';
import { ApiError } from '../api/api-error';
import { call } from '../api/call';
import { shownBy } from '../api/tags';

/** One doctor by id, from any page of the list; null if not listed. Sends no request without an id. */
export function useDoctor(doctorId: string | null) {
  return useQuery({
    queryKey: [findDoctors.path, 'one', doctorId],
    meta: shownBy(findDoctors),
    enabled: doctorId !== null,
    queryFn: async ({ signal }): Promise<{ doctor: DoctorCard; timeZone: string } | null> => {
      const input = { query: { doctorId: doctorId ?? '' } };
      const found = await call(findDoctors, input, { signal }).catch((error: unknown) => {
        // No doctor has an invalid id.
        if (error instanceof ApiError && error.code === 'INPUT_INVALID') return null;
        throw error;
      });
      const doctor = found?.data[0];
      return found && doctor ? { doctor, timeZone: found.timeZone } : null;
    },
  });
}
