import type { History } from '@anamnesis/contracts/replay/history';
import { memo, useCallback, useEffect, useRef } from 'react';
import { useMessages } from '../language/messages';
import { ErrorBox, Loading } from '../look/states';
import { EventFiltersForm } from './event-filters';
import { EventItem } from './event-item';
import { KeyHints } from './key-hints';
import { replayMessages } from './messages';
import { type Names, useSentences } from './sentences';
import type { HistoryEvents } from './use-history-events';
import type { ReplayState } from './use-replay';
import styles from './replay.module.css';

interface Props extends Pick<ReplayState, 'address' | 'change' | 'at' | 'moveTo'> {
  history: History;
  names: Names;
  list: HistoryEvents;
  onOpen: () => void;
  onHelp: () => void;
}

/** The events of a history, newest first: those after the moment with rings, the one at it marked. */
export const EventsColumn = memo(function EventsColumn({ history, names, list, onOpen, onHelp, ...replay }: Props) {
  const m = useMessages(replayMessages);
  const sentences = useSentences(names);
  const { address, change, at, moveTo } = replay;
  const { events, matching } = list;
  const column = useRef<HTMLElement>(null);
  const isFiltered = [address.type, address.actor, address.from, address.to].some((filter) => filter !== null);
  const choose = useCallback(
    (position: string) => (position === at ? onOpen() : moveTo(position)),
    [at, onOpen, moveTo],
  );

  // Keeps the event at the moment in sight, without moving the page.
  const selected = events?.some(({ position }) => position === at);
  const newest = events?.[0]?.position;
  useEffect(() => {
    const item = column.current?.querySelector('[aria-current]');
    if (!item || !column.current) return;
    const [inside, around] = [item.getBoundingClientRect(), column.current.getBoundingClientRect()];
    if (inside.top < around.top + EDGE || inside.bottom > around.bottom - EDGE)
      column.current.scrollTop += inside.top - around.top - around.height / 3;
  }, [at, selected, newest]);

  // A narrow screen shows the list alone, and scrolls as a whole: the event is led to when the list is chosen.
  const isAlone = address.view === 'events';
  useEffect(() => {
    const list = column.current;
    if (!isAlone || !selected || !list || list.scrollHeight > list.clientHeight) return;
    void list.querySelector('[aria-current]')?.scrollIntoView?.({ block: 'center' });
  }, [isAlone, selected]);

  return (
    <section ref={column} className={styles.events} data-column="events" aria-labelledby="replay-events">
      <header className="row spread wrap">
        <h2 id="replay-events">{m.events}</h2>
        <EventFiltersForm {...{ history, names, address, change }} />
      </header>
      {isFiltered && matching !== undefined && (
        <p className="note num" role="status">
          {m.matching({ matching, total: history.total })}
        </p>
      )}
      {list.hasFailed && <ErrorBox title={m.eventsFailed} text={m.nothingLost} onRetry={() => void list.refetch()} />}
      {list.isPending && <Loading label={m.eventsLoading} lines={5} bare />}
      {events?.length === 0 && <p className="note">{m.noMatch}</p>}
      {list.hasPreviousPage && (
        <button
          type="button"
          className="btn small full"
          disabled={list.isFetching}
          onClick={() => void list.fetchPreviousPage()}
        >
          {m.later}
        </button>
      )}
      <ol aria-label={m.events}>
        {events?.map((event) => (
          <EventItem
            key={event.position}
            event={event}
            isHere={event.position === at}
            isLater={BigInt(event.position) > BigInt(at)}
            sentences={sentences}
            onChoose={choose}
          />
        ))}
      </ol>
      {list.hasNextPage && (
        <button
          type="button"
          className="btn small full"
          disabled={list.isFetching}
          onClick={() => void list.fetchNextPage()}
        >
          {m.earlier}
        </button>
      )}
      <KeyHints onHelp={onHelp} />
    </section>
  );
});

/** Pixels around the event at the moment, so that its neighbours are in sight. */
const EDGE = 70;
