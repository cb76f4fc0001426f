import { completeActivity } from '@anamnesis/contracts/activities/addresses';
import { currentPatient } from '@anamnesis/contracts/profiles/addresses';
import type { activities } from '@anamnesis/contracts/activities/constants';
import { useEffect } from 'react';
import { useCommand, useApiQuery } from '../api/api-queries';
import { ownZone } from '../language/own-zone';
import { useMessages } from '../language/messages';
import { toast } from '../look/toasts';
import { dayOf } from '../time/clinic-time';
import { useNow } from '../time/use-now';
import { activityMessages } from './messages';

type Title = (typeof activities)[number]['title'];

/** The profile as it is today in the reader's zone: at midnight it is fetched again. Undefined until it is of today. */
function useProfileOfToday(today: string) {
  const { data, dataUpdatedAt, refetch } = useApiQuery(currentPatient);
  const isOfToday = data !== undefined && dayOf(new Date(dataUpdatedAt), ownZone()) === today;
  const isOutOfDate = data !== undefined && !isOfToday;
  useEffect(() => {
    if (isOutOfDate) void refetch();
  }, [isOutOfDate, refetch]);
  return isOfToday ? data.data : undefined;
}

/**
 * Today's suggestion, the activities completed today, and a function that completes one. A sent one counts as completed on its day until
 * the reply confirms it.
 */
export function useDoneToday() {
  const m = useMessages(activityMessages);
  const today = dayOf(useNow(), ownZone());
  const profile = useProfileOfToday(today);
  const { mutate, isError, variables, submittedAt } = useCommand(completeActivity, {
    onRefused: (error) => toast.error(m.notRecorded, error.message),
  });
  const sent = !isError && dayOf(new Date(submittedAt), ownZone()) === today ? variables?.body.activity : undefined;
  const isDone = (title: string) => profile?.completedToday.includes(title) === true || sent === title;
  return {
    /** Null until the profile is loaded. */
    suggested: profile?.suggestedActivity ?? null,
    isDone,
    complete: (title: string) => {
      if (!isDone(title)) mutate({ body: { activity: title as Title } });
    },
  };
}
