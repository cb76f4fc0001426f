import { listNotifications } from '@anamnesis/contracts/notifications/addresses';
import { useInfiniteQuery } from '@tanstack/react-query';
import { call } from '../api/call';
import { shownBy } from '../api/tags';

/** Reminders become due without an event. */
export const EVERY_MINUTE = 60_000;

/** The person's notifications, newest first, page by page. */
export function useNotifications() {
  const query = useInfiniteQuery({
    queryKey: [listNotifications.path],
    initialPageParam: null as string | null,
    queryFn: ({ pageParam, signal }) =>
      call(listNotifications, { query: pageParam === null ? {} : { before: pageParam } }, { signal }),
    getNextPageParam: (last) => last.next,
    refetchInterval: EVERY_MINUTE,
    meta: shownBy(listNotifications),
  });
  return {
    notifications: query.data?.pages.flatMap((page) => page.notifications),
    unread: query.data?.pages[0]?.unread ?? 0,
    failed: query.isError && !query.data,
    askAgain: () => void query.refetch(),
    more: query.hasNextPage ? () => void query.fetchNextPage() : null,
    loadingMore: query.isFetchingNextPage,
  };
}
