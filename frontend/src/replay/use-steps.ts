import type { HistoryEvent } from '@anamnesis/contracts/replay/history';
import { useQueryClient } from '@tanstack/react-query';
import type { HistoryReference } from './history-reference';
import { eventsPage, type EventFilters } from './use-history-events';

export type Direction = 1 | -1;

/** The listed event after or before a position; undefined if it may be outside the list. `events` are newest first, without gaps. */
export function listedNeighbour(events: readonly HistoryEvent[], at: string, direction: Direction) {
  const here = BigInt(at);
  if (direction === -1) return events.find(({ position }) => BigInt(position) < here);
  const oldest = events.at(-1);
  if (!oldest || BigInt(oldest.position) > here) return undefined;
  return events.findLast(({ position }) => BigInt(position) > here);
}

/** Finds the position of the event after or before a position, among those that match the filters; null at the ends. */
export function useNeighbour(
  history: HistoryReference,
  filters: EventFilters,
  listed: readonly HistoryEvent[] | undefined,
) {
  const client = useQueryClient();
  return async (at: string, direction: Direction): Promise<string | null> => {
    if (direction === -1 && at === '0') return null;
    const known = listedNeighbour(listed ?? [], at, direction);
    const isInside = listed?.[0] !== undefined && BigInt(at) <= BigInt(listed[0].position);
    if (known && (direction === 1 || isInside)) return known.position;
    const query = direction === 1 ? { after: at } : { upTo: String(BigInt(at) - 1n) };
    const { events } = await client.fetchQuery(eventsPage(history, { ...filters, ...query }));
    const found = direction === 1 ? events.at(-1) : events[0];
    return found?.position ?? null;
  };
}
