import { listHistoryEvents } from '@anamnesis/contracts/replay/addresses';
import type { HistoryEvent } from '@anamnesis/contracts/replay/history';
import { keepPreviousData, useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useEffect, useMemo, useState } from 'react';
import { call } from '../api/call';
import { questionKey } from '../api/api-queries';
import { shownBy } from '../api/tags';
import type { HistoryReference } from './history-reference';

/** The filters of the list of events; `from` and `to` are moments. */
export interface EventFilters {
  readonly type?: string;
  readonly actor?: string;
  readonly from?: string;
  readonly to?: string;
}

/** At most this many pages stay in the document: those at the other end are dropped. */
const MAX_PAGES = 6;

type Page = { upTo: string } | { after: string };

const input = (
  { kind, id, inquiry }: HistoryReference,
  query: EventFilters & Partial<Record<'upTo' | 'after', string>>,
) => ({
  params: { kind, id },
  query: { inquiry, ...query },
});

/** The query of one page of events. Past events do not change. */
export const eventsPage = (
  history: HistoryReference,
  query: EventFilters & Partial<Record<'upTo' | 'after', string>>,
) => ({
  queryKey: questionKey(listHistoryEvents, input(history, query)),
  queryFn: ({ signal }: { signal: AbortSignal }) => call(listHistoryEvents, input(history, query), { signal }),
  ...{ staleTime: Infinity, gcTime: 60_000 },
  meta: shownBy(listHistoryEvents),
});

const contains = (events: readonly HistoryEvent[], at: string) => {
  const [newest, oldest] = [events[0], events.at(-1)];
  if (!newest || !oldest) return false;
  return BigInt(oldest.position) <= BigInt(at) && BigInt(at) <= BigInt(newest.position);
};

/**
 * The events around a moment, newest first, in pages to both sides. The list follows the moment: it begins anew where the moment is
 * outside of what is loaded, or after `last`, the last event that was known when the history was opened.
 */
export function useHistoryEvents(history: HistoryReference, filters: EventFilters, at: string, last: string) {
  const [anchor, setAnchor] = useState(at);
  const query = useInfiniteQuery({
    queryKey: [listHistoryEvents.path, history, filters, anchor],
    initialPageParam: { upTo: anchor } as Page,
    queryFn: ({ pageParam, signal }) =>
      call(listHistoryEvents, input(history, { ...filters, ...pageParam }), { signal }),
    getNextPageParam: (last): Page | undefined => (last.older === null ? undefined : { upTo: last.older }),
    getPreviousPageParam: (first): Page | undefined => (first.newer === null ? undefined : { after: first.newer }),
    ...{ maxPages: MAX_PAGES, staleTime: Infinity, gcTime: 60_000 },
    placeholderData: keepPreviousData,
    meta: shownBy(listHistoryEvents),
  });
  const { data, isPending, isError, isFetching, isPlaceholderData, refetch } = query;
  const { hasPreviousPage, hasNextPage, fetchPreviousPage, fetchNextPage } = query;
  const events = useMemo(() => data?.pages.flatMap((page) => page.events), [data]);
  const isOutside =
    events !== undefined &&
    !contains(events, at) &&
    (((hasPreviousPage || BigInt(at) > BigInt(last)) && BigInt(at) > BigInt(events[0]?.position ?? '0')) ||
      (hasNextPage && BigInt(at) < BigInt(events.at(-1)?.position ?? '0')));
  if (isOutside && !isPlaceholderData && anchor !== at) setAnchor(at);

  // What came after the moment stands above it.
  const pages = data?.pages.length ?? 0;
  useEffect(() => {
    if (pages === 1 && hasPreviousPage && !isFetching && !isPlaceholderData) void fetchPreviousPage();
  }, [pages, hasPreviousPage, isFetching, isPlaceholderData, fetchPreviousPage]);

  const matching = data?.pages[0]?.matching;
  const hasFailed = isError && !events;
  const pageEnds = useMemo(
    () => ({ hasPreviousPage, hasNextPage, fetchPreviousPage, fetchNextPage }),
    [hasPreviousPage, hasNextPage, fetchPreviousPage, fetchNextPage],
  );
  return useMemo(
    () => ({ events, matching, isPending, isFetching, hasFailed, refetch, ...pageEnds }),
    [events, matching, isPending, isFetching, hasFailed, refetch, pageEnds],
  );
}

export type HistoryEvents = ReturnType<typeof useHistoryEvents>;

/** The event at a position: from the list if it is there, otherwise asked for. Undefined before the first event and while loading. */
export function useEventAt(history: HistoryReference, at: string, listed: readonly HistoryEvent[] | undefined) {
  const known = listed?.find((event) => event.position === at);
  const asked = useQuery({
    ...eventsPage(history, { upTo: at }),
    enabled: listed !== undefined && known === undefined && at !== '0',
  });
  return known ?? (at === '0' ? undefined : asked.data?.events[0]);
}
