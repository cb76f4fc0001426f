import type { RoomMessage } from '@anamnesis/contracts/community/message-routes';
import { ArrowDown } from 'lucide-react';
import { type Ref, useEffect, useEffectEvent, useImperativeHandle, useRef, useState } from 'react';
import { useMessages } from '../language/messages';
import { Button } from '../look/button';
import { Icon } from '../look/icon';
import { Announcements } from './announcements';
import { comparePositions } from './room-log';
import { roomMessages } from './room-messages';
import { RowContent } from './row-content';
import type { RoomRow } from './room-rows';
import styles from './room.module.css';
import { useLogRows } from './use-log-rows';
import type { MessageChoices } from './use-message-choices';
import type { useRoomLog } from './use-room-log';

export interface LogHandle {
  /** Scrolls to the newest message. */
  toEnd: () => void;
}

interface Props {
  ref: Ref<LogHandle>;
  label: string;
  rows: readonly RoomRow[];
  messages: readonly RoomMessage[];
  older: ReturnType<typeof useRoomLog>['older'];
  now: Date;
  sending: string | null;
  resend: (id: string) => void;
  choose: MessageChoices;
  /** Called when the newest message comes into sight or leaves it. */
  onEnd: (isAtEnd: boolean) => void;
}

/** The messages of a room, of which those in sight are rendered. New ones are announced; what scrolling renders is not. */
export function MessageLog({ ref, label, rows, messages, older, now, sending, resend, choose, onEnd }: Props) {
  const m = useMessages(roomMessages);
  const scrolled = useRef<HTMLDivElement>(null);
  const { rendered, height, measure, isAtEnd, isNearStart, toEnd, setFocused } = useLogRows(scrolled, rows);
  useImperativeHandle(ref, () => ({ toEnd }));

  const tellEnd = useEffectEvent(onEnd);
  useEffect(() => tellEnd(isAtEnd), [isAtEnd]);

  const loadOlder = useEffectEvent(() => older.load?.());
  const isDue = isNearStart && older.load !== null && !older.isError;
  useEffect(() => {
    if (isDue) loadOlder();
  }, [isDue]);

  /** The newest message that was in sight. */
  const newest = messages.at(-1)?.position;
  const [seen, setSeen] = useState(newest);
  if (isAtEnd && seen !== newest) setSeen(newest);
  const below = messages.filter(
    ({ position, isOwn }) => !isOwn && seen !== undefined && comparePositions(position, seen) > 0,
  ).length;

  return (
    <>
      {/* A polite log would announce each row that scrolling renders: new messages are announced beside it. */}
      <div
        className={styles.log}
        ref={scrolled}
        role="log"
        aria-live="off"
        aria-label={label}
        // Scrolled by the keyboard.
        tabIndex={0}
        onFocus={({ target }) => setFocused(target.closest('li')?.dataset.key ?? null)}
        onBlur={() => setFocused(null)}
      >
        <div className={styles.fill}>
          <ol style={{ height }}>
            {rendered.map(({ index, start }) => {
              const row = rows[index];
              return (
                row && (
                  <li
                    key={row.key}
                    data-key={row.key}
                    data-index={index}
                    ref={measure}
                    style={{ transform: `translateY(${start}px)` }}
                  >
                    <RowContent {...{ row, now, sending, resend, choose }} />
                  </li>
                )
              );
            })}
          </ol>
        </div>
      </div>
      <Announcements messages={messages} />
      <div className={styles.older}>
        {older.isLoading && (
          <p className="note" role="status">
            {m.loadingOlder}
          </p>
        )}
        {older.isError && (
          <p className="note" role="alert">
            {m.olderFailed}{' '}
            <button type="button" className={styles.resend} onClick={() => older.load?.()}>
              {m.tryAgain}
            </button>
          </p>
        )}
      </div>
      {!isAtEnd && (
        <Button
          size="small"
          className={styles.newer}
          aria-label={below > 0 ? m.newBelow({ count: below }) : m.toNewest}
          onClick={toEnd}
        >
          <Icon of={ArrowDown} size={18} />
          {below > 0 && <span className="num">{m.new({ count: below })}</span>}
        </Button>
      )}
    </>
  );
}
