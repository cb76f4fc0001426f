import { doctorSlots } from '@anamnesis/contracts/doctors/addresses';
import { useSession } from '../signed-in/session';
import { useQuestion } from '../api/questions';
import { useClinic } from '../time/use-clinic';
import type { Slot } from './slot-picker';
import { useAllConsultations } from './use-all-consultations';

/** The doctor's open consultations, the consultations of one day, and that day's slots. */
export function useConsultations(day: string) {
  const { timeZone } = useClinic();
  const doctorId = useSession()?.user?.id ?? '';
  const open = useAllConsultations({ status: ['Pending', 'Active'] });
  const ofDay = useAllConsultations({ date: day });
  const slots = useQuestion(doctorSlots, { params: { doctorId }, query: { date: day } }, { enabled: doctorId !== '' });
  return {
    doctorId,
    open: open.data,
    ofDay: ofDay.data,
    slots: (slots.data?.slots ?? []) as readonly Slot[],
    timeZone,
    failed: open.isError || ofDay.isError,
    retry: () => void Promise.all([open.refetch(), ofDay.refetch(), slots.refetch()]),
  };
}
