import { listRecordReadings } from '@anamnesis/contracts/audit/addresses';
import { useInfiniteQuery } from '@tanstack/react-query';
import { call } from '../api/call';
import { shownBy } from '../api/tags';

/** The readings of the patient's record by other people, the latest first, page by page. */
export function useRecordReadings() {
  const query = useInfiniteQuery({
    queryKey: [listRecordReadings.path],
    initialPageParam: null as string | null,
    queryFn: ({ pageParam, signal }) =>
      call(listRecordReadings, { query: pageParam === null ? {} : { before: pageParam } }, { signal }),
    getNextPageParam: (last) => last.next,
    meta: shownBy(listRecordReadings),
  });
  return {
    readings: query.data?.pages.flatMap((page) => page.readings),
    failed: query.isError && !query.data,
    askAgain: () => void query.refetch(),
    more: query.hasNextPage ? () => void query.fetchNextPage() : null,
    loadingMore: query.isFetchingNextPage,
  };
}
