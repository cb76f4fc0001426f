import type { Room } from '@anamnesis/contracts/community/routes';
import { CloudOff, RefreshCw } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useMessages } from '../language/messages';
import { Button } from '../look/button';
import { Icon } from '../look/icon';
import { EmptyState, ErrorBox, Loading } from '../look/states';
import styles from './room.module.css';
import { Composer, MESSAGE_FIELD } from './composer';
import { MessageLog, type LogHandle } from './message-log';
import { RoomHead } from './room-head';
import { roomMessages } from './room-messages';
import { rowsOf } from './room-rows';
import { nameOf } from './room-item';
import type { Unsent } from './unsent';
import { useMarkRead } from './use-mark-read';
import { useMessageChoices } from './use-message-choices';
import { useRoomLog } from './use-room-log';

interface Props {
  room: Room;
  username: string;
  now: Date;
  /** The messages of this room that are not confirmed, and the one on its way. */
  unsent: readonly Unsent[];
  sending: string | null;
  resend: (id: string) => void;
  /** Whether the live connection is down, and whether the server does not answer either. */
  isPolling: boolean;
  isAway: boolean;
  onClose: () => void;
}

/** A room: its messages, and where one writes. Keyed by the room, so that what was new when it was opened stays marked. */
export function OpenRoom({ room, username, now, unsent, sending, resend, isPolling, isAway, onClose }: Props) {
  const m = useMessages(roomMessages);
  const [opened] = useState({ readUpTo: room.readUpTo, cursor: room.cursor, joinedAt: room.joinedAt });
  const handle = useRef<LogHandle>(null);
  const { log, error, askAgain, older } = useRoomLog(room._id, room.cursor);
  const { choose, dialogs } = useMessageChoices(now);
  const [isAtEnd, setAtEnd] = useState(false);
  useMarkRead(room, log, isAtEnd);
  const rows = log && rowsOf({ log, opened, unsent });
  return (
    <section className={styles.room} aria-labelledby="room">
      <RoomHead room={room} onClose={onClose} />
      <button type="button" className={styles.skip} onClick={() => document.getElementById(MESSAGE_FIELD)?.focus()}>
        {m.toField}
      </button>
      <ConnectionState isPolling={isPolling} isAway={isAway} />
      <div className={styles.talk}>
        {!rows && error && (
          <div className={styles.middle}>
            <ErrorBox title={m.failed} text={m.nothingLost} onRetry={askAgain} />
          </div>
        )}
        {!rows && !error && (
          <div className={styles.middle}>
            <Loading bare label={m.loading} lines={3} />
          </div>
        )}
        {rows?.length === 0 && (
          <div className={styles.middle}>
            {room.hasMessages ? (
              <EmptyState title={m.allHiddenTitle} text={m.allHiddenText} heading="h3" />
            ) : (
              <EmptyState title={m.emptyTitle} text={m.emptyText} heading="h3" />
            )}
          </div>
        )}
        {rows && rows.length > 0 && (
          <MessageLog
            ref={handle}
            label={m.messagesIn({ room: nameOf(room) })}
            {...{ rows, older, now, sending, resend, choose }}
            messages={log.messages}
            onEnd={setAtEnd}
          />
        )}
      </div>
      <Composer roomId={room._id} username={username} onSent={() => handle.current?.toEnd()} />
      {dialogs}
    </section>
  );
}

/** Says how messages arrive while the live connection is down. */
function ConnectionState({ isPolling, isAway }: { isPolling: boolean; isAway: boolean }) {
  const m = useMessages(roomMessages);
  // A connection is down for a moment whenever the page is opened.
  const [isLasting, setLasting] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLasting(isPolling), isPolling ? LASTING_MS : 0);
    return () => clearTimeout(timer);
  }, [isPolling]);
  return (
    <div role="status">
      {isPolling && isLasting && (
        <p className={`note ${styles.state}`}>
          <Icon of={isAway ? CloudOff : RefreshCw} size={18} />
          {isAway ? m.away : m.polling}
        </p>
      )}
    </div>
  );
}
const LASTING_MS = 3_000;

/** In place of a room that is not among the person's own. */
export function NoRoom({ isLoading, onClose }: { isLoading: boolean; onClose: () => void }) {
  const m = useMessages(roomMessages);
  return (
    <section className={styles.room}>
      <div className={styles.middle}>
        {isLoading ? (
          <Loading bare label={m.loading} lines={3} />
        ) : (
          <EmptyState title={m.notInTitle} text={m.notInText}>
            <Button onClick={onClose}>{m.back}</Button>
          </EmptyState>
        )}
      </div>
    </section>
  );
}
