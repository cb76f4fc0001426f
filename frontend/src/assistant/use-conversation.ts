import { listConversation } from '@anamnesis/contracts/assistant/addresses';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { call } from '../api/call';
import { shownBy } from '../api/tags';
import { forgetAskedBefore, useAsked } from './asked';
import { conversationOf, isBeingWritten } from './conversation';

/** How often it is looked whether an answer that is written elsewhere is there, ms. */
const EVERY = 2_000;

/** The patient's conversation with the assistant, its newest page first, with what is asked on this tab. */
export function useConversation() {
  const query = useInfiniteQuery({
    queryKey: [listConversation.path],
    initialPageParam: null as string | null,
    queryFn: async ({ pageParam, signal }) => {
      const query = pageParam === null ? {} : { before: pageParam };
      const readAt = Date.now();
      const page = await call(listConversation, { query }, { signal });
      if (page.clearedAt !== null) forgetAskedBefore(page.clearedAt);
      return { ...page, readAt };
    },
    getNextPageParam: (last) => last.next,
    refetchInterval: ({ state }) =>
      state.data?.pages[0]?.turns.some((turn) => isBeingWritten(turn, Date.now())) ? EVERY : false,
    meta: shownBy(listConversation),
  });
  const asked = useAsked();
  const { data } = query;
  const entries = useMemo(() => {
    const turns = data?.pages.flatMap((page) => page.turns).toReversed() ?? [];
    return conversationOf(turns, asked, data?.pages[0]?.readAt ?? 0);
  }, [data, asked]);
  return {
    entries,
    /** When a question has to be asked after, by the server's clock: ISO 8601, empty if there is nothing before it. */
    after: [entries.at(-1)?.askedAt ?? '', data?.pages[0]?.clearedAt ?? ''].toSorted().at(-1) ?? '',
    isWriting: asked.some(({ progress }) => progress.state === 'writing'),
    isLoading: query.isPending,
    isFailed: query.isError && !data,
    loadAgain: () => void query.refetch(),
    /** Loads earlier turns; null if there are none. */
    loadEarlier: query.hasNextPage ? () => void query.fetchNextPage() : null,
    isLoadingEarlier: query.isFetchingNextPage,
  };
}
