import { findDoctors } from '@anamnesis/contracts/doctors/addresses';
import type { DoctorCard } from '@anamnesis/contracts/doctors/routes';
import { useQuery } from '@tanstack/react-query';
import { ApiError } from '../api/api-error';
import { call } from '../api/call';
import { shownBy } from '../api/tags';

/** One doctor, wherever in the list they stand; null when they aren't listed. Asks for nothing without an id. */
export function useDoctor(doctorId: string | null) {
  return useQuery({
    queryKey: [findDoctors.path, 'one', doctorId],
    meta: shownBy(findDoctors),
    enabled: doctorId !== null,
    queryFn: async ({ signal }): Promise<{ doctor: DoctorCard; timeZone: string } | null> => {
      const input = { query: { doctorId: doctorId ?? '' } };
      const found = await call(findDoctors, input, { signal }).catch((error: unknown) => {
        // An invalid id has no doctor.
        if (error instanceof ApiError && error.code === 'INPUT_INVALID') return null;
        throw error;
      });
      const doctor = found?.data[0];
      return found && doctor ? { doctor, timeZone: found.timeZone } : null;
    },
  });
}
