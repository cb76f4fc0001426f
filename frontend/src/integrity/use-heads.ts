import { listHeads } from '@anamnesis/contracts/integrity/addresses';
import { useInfiniteQuery } from '@tanstack/react-query';
import { call } from '../api/call';
import { shownBy } from '../api/tags';

/** The signed heads, the newest first, in pages. */
export const useHeads = () =>
  useInfiniteQuery({
    queryKey: [listHeads.path],
    initialPageParam: null as number | null,
    queryFn: ({ pageParam, signal }) =>
      call(listHeads, { query: pageParam === null ? {} : { before: String(pageParam) } }, { signal }),
    getNextPageParam: (last) => last.next,
    meta: shownBy(listHeads),
  });
