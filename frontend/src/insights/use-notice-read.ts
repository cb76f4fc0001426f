import { listNotifications, readNotifications } from '@anamnesis/contracts/notifications/addresses';
import { useEffect } from 'react';
import { useApiQuery, useCommand } from '../api/api-queries';
import { useIsVisible } from '../look/use-is-visible';
import { tellOtherTabs } from '../unread/other-tabs';
import { EVERY_MINUTE } from '../unread/unread-count';

/** Marks the notices that the explanation of a report is ready as read while it is in sight: nobody has to be told of what they see. */
export function useNoticeRead(entryId: string, isShown: boolean): void {
  const isSeen = useIsVisible() && isShown;
  const input = { query: { report: entryId } };
  const { data } = useApiQuery(listNotifications, input, { enabled: isSeen, refetchInterval: EVERY_MINUTE });
  const { mutate } = useCommand(readNotifications, { onDone: tellOtherTabs });
  const unread = (data?.notifications ?? []).filter(({ kind, isRead }) => kind === 'insightReady' && !isRead);
  const ids = JSON.stringify(unread.map(({ id }) => id));
  useEffect(() => {
    const read = JSON.parse(ids) as string[];
    if (isSeen && read.length > 0) mutate({ body: { ids: read } });
  }, [ids, isSeen, mutate]);
}
