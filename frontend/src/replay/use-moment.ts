import { showMoment } from '@anamnesis/contracts/replay/addresses';
import type { Moment } from '@anamnesis/contracts/replay/history';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { questionKey } from '../api/api-queries';
import type { ApiError } from '../api/api-error';
import { call } from '../api/call';
import { shownBy } from '../api/tags';
import type { HistoryReference } from './history-reference';

/** Milliseconds between two requests while the moment is dragged: longer than an answer takes, so that most are shown. */
export const ASK_EVERY_MS = 120;

/** The position of the compared moment; undefined for none. Without a choice it is the event before the one at `at`. */
export function comparedPosition(at: string, compare: string | null): string | undefined {
  if (at === '0') return undefined;
  if (compare === null || compare === 'previous') return String(BigInt(at) - 1n);
  return /^\d{1,18}$/.test(compare) ? compare : undefined;
}

/** Two moments have most rows in common. With a selector these stay the same objects, so that they are not drawn again. */
const momentIn = ({ data }: { data: Moment }) => data;

/**
 * The record at a moment. A request for an earlier position is aborted, and its picture stays until the new one is there. Only few are
 * kept, because each may be large.
 */
export function useMoment({ kind, id, inquiry }: HistoryReference, at: string, compare: string | undefined) {
  const input = { params: { kind, id }, query: { inquiry, at, ...(compare !== undefined && { compare }) } };
  return useQuery<{ data: Moment }, ApiError, Moment>({
    queryKey: questionKey(showMoment, input),
    queryFn: ({ signal }) => call(showMoment, input, { signal }),
    ...{ staleTime: Infinity, gcTime: 20_000 },
    placeholderData: keepPreviousData,
    select: momentIn,
    meta: shownBy(showMoment),
  });
}
