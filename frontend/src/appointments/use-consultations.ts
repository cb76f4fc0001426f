import type { Consultation } from '@anamnesis/contracts/appointments/routes';
import { DEFAULT_TIME_ZONE } from '@anamnesis/contracts/doctors/constants';
import { useGetList } from 'react-admin';
import { useSession } from '../accounts/session';
import { doctorSlots } from '../api/addresses';
import { useQuestion } from '../api/questions';
import { useFallbackInterval } from '../sessions/live';
import type { Slot } from './slot-picker';

const inTime = { sort: { field: 'startsAt', order: 'ASC' as const }, pagination: { page: 1, perPage: 200 } };

/** The doctor's consultations that are still open, those of one day, and that day's slots. */
export function useConsultations(day: string) {
  const doctorId = useSession()?.user?.id ?? '';
  const refetchInterval = useFallbackInterval();
  const open = useGetList<Consultation>(
    'appointments',
    { ...inTime, filter: { status: ['Pending', 'Active'] } },
    { refetchInterval, retry: false },
  );
  const ofDay = useGetList<Consultation>(
    'appointments',
    { ...inTime, filter: { date: day } },
    { refetchInterval, retry: false },
  );
  const slots = useQuestion(doctorSlots, { params: { doctorId }, query: { date: day } }, { enabled: doctorId !== '' });
  return {
    doctorId,
    open: open.data,
    ofDay: ofDay.data,
    slots: (slots.data?.slots ?? []) as readonly Slot[],
    timeZone: slots.data?.timeZone ?? DEFAULT_TIME_ZONE,
    failed: open.isError || ofDay.isError,
    askAgain: () => void Promise.all([open.refetch(), ofDay.refetch(), slots.refetch()]),
  };
}
