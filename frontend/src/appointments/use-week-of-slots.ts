import { doctorSlots } from '@anamnesis/contracts/doctors/addresses';
import { useQueries } from '@tanstack/react-query';
import { call } from '../api/call';
import { questionKey } from '../api/api-queries';
import { shownBy } from '../api/tags';
import type { Slot } from './slot-picker';

/** The slots of several days: of the chosen day to pick from, of the others to mark full days. */
export function useWeekOfSlots(doctorId: string, days: readonly string[], chosen: string) {
  const queries = useQueries({
    queries: days.map((date) => {
      const input = { params: { doctorId }, query: { date } };
      return {
        queryKey: questionKey(doctorSlots, input),
        meta: shownBy(doctorSlots),
        queryFn: ({ signal }: { signal: AbortSignal }) => call(doctorSlots, input, { signal }),
      };
    }),
  });
  const ofChosen = queries[days.indexOf(chosen)];
  return {
    slots: ofChosen?.data?.slots as readonly Slot[] | undefined,
    failed: ofChosen?.isError ?? false,
    retry: () => void Promise.all(queries.map((query) => query.refetch())),
    full: new Set(days.filter((_, index) => queries[index]?.data?.slots.every(({ state }) => state !== 'free'))),
  };
}
