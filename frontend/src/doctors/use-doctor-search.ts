import { findDoctors } from '@anamnesis/contracts/doctors/addresses';
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { call } from '../api/call';
import { shownBy } from '../api/tags';

const PER_PAGE = 24;

/** The matching doctors, page by page. The previous result stays on screen while the next search loads. */
export function useDoctorSearch(search: string, specialization: string) {
  const query = useInfiniteQuery({
    queryKey: [findDoctors.path, 'search', search, specialization],
    meta: shownBy(findDoctors),
    initialPageParam: 1,
    queryFn: ({ pageParam, signal }) =>
      call(
        findDoctors,
        {
          query: {
            page: pageParam,
            perPage: PER_PAGE,
            ...(search && { search }),
            ...(specialization && { specialization }),
          },
        },
        { signal },
      ),
    getNextPageParam: (last, pages) => (pages.length * PER_PAGE < last.total ? pages.length + 1 : undefined),
    placeholderData: keepPreviousData,
  });
  const pages = query.data?.pages ?? [];
  const latest = pages.at(-1);
  return {
    doctors: pages.flatMap((page) => page.data),
    found: latest && { total: latest.total, timeZone: latest.timeZone, specializations: latest.specializations },
    loading: query.isPending,
    failed: query.isError,
    retry: () => void query.refetch(),
    // cancelRefetch: a page that is being loaded is not requested twice.
    more:
      query.hasNextPage && !query.isPlaceholderData ? () => void query.fetchNextPage({ cancelRefetch: false }) : null,
    loadingMore: query.isFetchingNextPage,
  };
}
