import type { History } from '@anamnesis/contracts/replay/history';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { currentMessages } from '../language/messages';
import { toast } from '../look/toasts';
import { useClinic } from '../time/use-clinic';
import type { HistoryReference } from './history-reference';
import { replayMessages } from './messages';
import { railScale } from './rail-scale';
import { momentAt } from './replay-time';
import { type EventFilters, useEventAt, useHistoryEvents } from './use-history-events';
import { comparedPosition, useMoment } from './use-moment';
import { usePlayer } from './use-player';
import { type ReplayAddress, useReplayAddress } from './use-replay-address';
import { type Direction, useNeighbour } from './use-steps';

/** Whether a text is a day of the calendar: an address can be typed. */
const isDay = (text: string | null): text is string =>
  text !== null && /^\d{4}-\d\d-\d\d$/.test(text) && !Number.isNaN(Date.parse(text));

/** The filters in an address; its days are days at the clinic, both included. */
function filtersOf({ type, actor, from, to }: ReplayAddress, timeZone: string): EventFilters {
  return {
    ...(type !== null && { type }),
    ...(actor !== null && { actor }),
    ...(isDay(from) && { from: momentAt(from, '00:00', timeZone) }),
    ...(isDay(to) && { to: new Date(Date.parse(momentAt(to, '23:59', timeZone)) + 59_999).toISOString() }),
  };
}

/**
 * The state of a replay: what the address says, the moment that is dragged, the record and the event at it, and the ways to move.
 * `beginning`: the position at which it begins where the address names none.
 */
export function useReplay(reference: HistoryReference, history: History, beginning: string) {
  const { timeZone } = useClinic();
  const [address, change] = useReplayAddress();
  const scale = useMemo(() => railScale(history.rail), [history.rail]);
  /** The position under the pointer. */
  const [dragged, setDragged] = useState<string | null>(null);

  const last = history.last?.position ?? '0';
  const at = address.at !== null && /^\d{1,18}$/.test(address.at) ? address.at : beginning;
  const compared = dragged === null ? comparedPosition(at, address.compare) : undefined;
  const moment = useMoment(reference, dragged ?? at, compared);

  // The event before is known by its position once the record is.
  const shownCompared =
    compared !== undefined && !moment.isPlaceholderData ? moment.data?.compared?.position : undefined;

  // A position between two events means the earlier one: the address names that event, so that it is the same for everybody.
  const settledAt = dragged === null && !moment.isPlaceholderData ? moment.data?.at.position : undefined;
  const isSettled = settledAt === at;
  /** The position that was chosen last. Until the address names it, nothing else is written there: the record of another moment may arrive meanwhile. */
  const chosen = useRef<string | null>(null);
  useEffect(() => {
    chosen.current = null;
  }, [address.at]);
  useEffect(() => {
    const isUnderway = chosen.current !== null && chosen.current !== address.at;
    if (!isUnderway && settledAt !== undefined && settledAt !== address.at)
      change({ at: settledAt }, { replace: true });
  });

  const filters = filtersOf(address, timeZone);
  const list = useHistoryEvents(reference, filters, at, last);
  const event = useEventAt(reference, at, list.events);
  const neighbour = useNeighbour(reference, filters, list.events);

  const moveTo = useCallback(
    (position: string, { replace = false } = {}) => {
      setDragged(null);
      chosen.current = position;
      change({ at: position }, { replace });
    },
    [change],
  );
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
    ...{ address, change, scale, at, list, event, moment, isSettled },
    compared: shownCompared,
    ...{ setDragged, moveTo, step, isPlaying: player.isPlaying, togglePlay },
  };
}

export type ReplayState = ReturnType<typeof useReplay>;
