import { completeActivity } from '@anamnesis/contracts/activities/addresses';
import { currentPatient } from '@anamnesis/contracts/profiles/addresses';
import type { activities } from '@anamnesis/contracts/activities/constants';
import { useCommand, useQuestion } from '../api/questions';
import { toast } from '../look/toasts';
import { messages as m } from './messages';

type Title = (typeof activities)[number]['title'];

/** What has been done today, and the way to do one more. What was just sent counts as done until the answer shows it. */
export function useDoneToday() {
  const { data } = useQuestion(currentPatient);
  const { mutate, isError, variables } = useCommand(completeActivity, {
    onRefused: (error) => toast.error(m.notRecorded, error.message),
  });
  const isDone = (title: string) =>
    data?.data.completedToday.includes(title) === true || (!isError && variables?.body.activity === title);
  return {
    isDone,
    complete: (title: string) => {
      if (!isDone(title)) mutate({ body: { activity: title as Title } });
    },
  };
}
