import { completeActivity } from '@anamnesis/contracts/activities/addresses';
import { currentPatient } from '@anamnesis/contracts/profiles/addresses';
import type { activities } from '@anamnesis/contracts/activities/constants';
import { useCommand, useApiQuery } from '../api/api-queries';
import { useMessages } from '../language/messages';
import { toast } from '../look/toasts';
import { activityMessages } from './messages';

type Title = (typeof activities)[number]['title'];

/** Today's suggestion, the activities completed today, and a function that completes one. A sent one counts as completed until the reply confirms it. */
export function useDoneToday() {
  const m = useMessages(activityMessages);
  const { data } = useApiQuery(currentPatient);
  const { mutate, isError, variables } = useCommand(completeActivity, {
    onRefused: (error) => toast.error(m.notRecorded, error.message),
  });
  const isDone = (title: string) =>
    data?.data.completedToday.includes(title) === true || (!isError && variables?.body.activity === title);
  return {
    /** Null until the profile is loaded. */
    suggested: data?.data.suggestedActivity ?? null,
    isDone,
    complete: (title: string) => {
      if (!isDone(title)) mutate({ body: { activity: title as Title } });
    },
  };
}
