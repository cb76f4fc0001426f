import { doctorSlots } from '@anamnesis/contracts/doctors/addresses';
import { useQueries } from '@tanstack/react-query';
import { call } from '../api/call';
import { questionKey } from '../api/questions';
import { shownBy } from '../api/tags';
import type { Slot } from './slot-picker';

/** The slots of several days: those of the chosen day to pick from, the others to show which days are full. */
export function useWeekOfSlots(doctorId: string, days: readonly string[], chosen: string) {
  const answers = useQueries({
    queries: days.map((date) => {
      const input = { params: { doctorId }, query: { date } };
      return {
        queryKey: questionKey(doctorSlots, input),
        meta: shownBy(doctorSlots),
        queryFn: ({ signal }: { signal: AbortSignal }) => call(doctorSlots, input, { signal }),
      };
    }),
  });
  const ofChosen = answers[days.indexOf(chosen)];
  return {
    slots: ofChosen?.data?.slots as readonly Slot[] | undefined,
    failed: ofChosen?.isError ?? false,
    askAgain: () => void Promise.all(answers.map((answer) => answer.refetch())),
    full: new Set(days.filter((_, index) => answers[index]?.data?.slots.every(({ state }) => state !== 'free'))),
  };
}
