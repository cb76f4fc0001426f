import type { History } from '@anamnesis/contracts/replay/history';
import { useEffect, useRef } from 'react';
import { useMessages } from '../language/messages';
import { ErrorBox, Loading } from '../look/states';
import { EventFiltersForm } from './event-filters';
import { EventItem } from './event-item';
import { KeyHints } from './key-hints';
import { replayMessages } from './messages';
import { type Names, useSentences } from './sentences';
import type { ReplayState } from './use-replay';
import styles from './replay.module.css';

interface Props {
  history: History;
  names: Names;
  replay: ReplayState;
  onOpen: () => void;
  onHelp: () => void;
}

/** The events of a history, newest first: those after the moment with rings, the one at it marked. */
export function EventsColumn({ history, names, replay, onOpen, onHelp }: Props) {
  const m = useMessages(replayMessages);
  const sentences = useSentences(names);
  const { list, at, moveTo, filters } = replay;
  const { events, matching, query } = list;
  const column = useRef<HTMLElement>(null);
  const isFiltered = Object.keys(filters).length > 0;

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

  return (
    <section ref={column} className={styles.events} data-column="events" aria-labelledby="replay-events">
      <header className="row spread wrap">
        <h2 id="replay-events">{m.events}</h2>
        <EventFiltersForm history={history} names={names} replay={replay} />
      </header>
      {isFiltered && matching !== undefined && (
        <p className="note num" role="status">
          {m.matching({ matching, total: history.total })}
        </p>
      )}
      {query.isError && !events && (
        <ErrorBox title={m.eventsFailed} text={m.nothingLost} onRetry={() => void query.refetch()} />
      )}
      {query.isPending && <Loading label={m.eventsLoading} lines={5} bare />}
      {events?.length === 0 && <p className="note">{m.noMatch}</p>}
      {query.hasPreviousPage && (
        <button
          type="button"
          className="btn small full"
          disabled={query.isFetching}
          onClick={() => void query.fetchPreviousPage()}
        >
          {m.later}
        </button>
      )}
      <ol aria-label={m.events}>
        {events?.map((event) => (
          <EventItem
            key={event.position}
            event={event}
            at={at}
            sentences={sentences}
            onChoose={() => (event.position === at ? onOpen() : moveTo(event.position))}
          />
        ))}
      </ol>
      {query.hasNextPage && (
        <button
          type="button"
          className="btn small full"
          disabled={query.isFetching}
          onClick={() => void query.fetchNextPage()}
        >
          {m.earlier}
        </button>
      )}
      <KeyHints onHelp={onHelp} />
    </section>
  );
}

/** Pixels around the event at the moment, so that its neighbours are in sight. */
const EDGE = 70;
