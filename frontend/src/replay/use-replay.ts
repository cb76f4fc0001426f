import type { History } from '@anamnesis/contracts/replay/history';
import { useEffect, useMemo, useState } from 'react';
import { currentMessages } from '../language/messages';
import { toast } from '../look/toasts';
import { useClinic } from '../time/use-clinic';
import type { HistoryReference } from './history-reference';
import { replayMessages } from './messages';
import { railScale, type RailPoint } from './rail-scale';
import { momentAt } from './replay-time';
import { type EventFilters, useEventAt, useHistoryEvents } from './use-history-events';
import { ASK_EVERY_MS, comparedPosition, useMoment } from './use-moment';
import { usePlayer } from './use-player';
import { type ReplayAddress, useReplayAddress } from './use-replay-address';
import { type Direction, useNeighbour } from './use-steps';
import { useThrottled } from './use-throttled';

const isDay = (text: string | null): text is string => text !== null && /^\d{4}-\d\d-\d\d$/.test(text);

/** The filters in an address; its days are days at the clinic, both included. */
function filtersOf({ type, actor, from, to }: ReplayAddress, timeZone: string): EventFilters {
  return {
    ...(type !== null && { type }),
    ...(actor !== null && { actor }),
    ...(isDay(from) && { from: momentAt(from, '00:00', timeZone) }),
    ...(isDay(to) && { to: new Date(Date.parse(momentAt(to, '23:59', timeZone)) + 59_999).toISOString() }),
  };
}

/** The state of a replay: what the address says, the moment that is dragged, the record and the event at it, and the ways to move. */
export function useReplay(reference: HistoryReference, history: History) {
  const { timeZone } = useClinic();
  const [address, change] = useReplayAddress();
  const scale = useMemo(() => railScale(history.rail), [history.rail]);
  const [dragged, setDragged] = useState<RailPoint | null>(null);

  const last = history.last?.position ?? '0';
  const at = address.at !== null && /^\d{1,18}$/.test(address.at) ? address.at : last;
  const draggedPosition = useThrottled(dragged?.position ?? at, ASK_EVERY_MS);
  const compared = dragged ? undefined : comparedPosition(at, address.compare);
  const moment = useMoment(reference, dragged ? draggedPosition : at, compared);
  const isSettled = dragged === null && moment.data !== undefined && !moment.isPlaceholderData;

  // A position between two events means the earlier one: the address names that event, so that it is the same for everybody.
  const settledAt = isSettled ? moment.data?.data.at.position : undefined;
  useEffect(() => {
    if (settledAt !== undefined && settledAt !== address.at) change({ at: settledAt }, { replace: true });
  });

  const filters = filtersOf(address, timeZone);
  const list = useHistoryEvents(reference, filters, at);
  const event = useEventAt(reference, at, list.events);
  const neighbour = useNeighbour(reference, filters, list.events);

  const moveTo = (position: string, { replace = false } = {}) => {
    setDragged(null);
    change({ at: position }, { replace });
  };
  /** Moves to the next or previous event that matches the filters. Returns whether there was one. */
  const step = async (direction: Direction): Promise<boolean> => {
    try {
      const position =
        (await neighbour(at, direction)) ?? (direction === -1 && Object.keys(filters).length === 0 ? '0' : null);
      if (position === null || position === at) return false;
      moveTo(position, { replace: true });
      return true;
    } catch (error) {
      if (!(error instanceof Error)) throw error;
      toast.error(currentMessages(replayMessages).stepFailed);
      return false;
    }
  };
  const player = usePlayer({ at, isShown: isSettled, step: () => step(1) });
  const togglePlay = () => {
    if (!player.isPlaying && BigInt(at) >= BigInt(last)) moveTo('0', { replace: true });
    player.setPlaying(!player.isPlaying);
  };

  return {
    ...{ address, change, scale, at, filters, list, event, moment, compared, isSettled },
    ...{ dragged, setDragged, moveTo, step, isPlaying: player.isPlaying, togglePlay },
  };
}

export type ReplayState = ReturnType<typeof useReplay>;
