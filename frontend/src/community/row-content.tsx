import { useMessages } from '../language/messages';
import { GoneMessage, HiddenForMe } from './gone-message';
import { communityMessages } from './messages';
import { OwnMessage, UnsentMessage } from './own-message';
import { OthersMessage } from './others-message';
import { roomMessages } from './room-messages';
import type { RoomRow } from './room-rows';
import styles from './room.module.css';
import { clock, dayAndClock, dayLine, ownDay } from './times';
import type { MessageChoices } from './use-message-choices';

interface Props {
  row: RoomRow;
  now: Date;
  sending: string | null;
  resend: (id: string) => void;
  choose: MessageChoices;
}

/** A row of a room: the lines above the message, and the message or what stands in its place. */
export function RowContent({ row: { day, fresh, shown }, now, sending, resend, choose }: Props) {
  const m = useMessages(roomMessages);
  const days = useMessages(communityMessages);
  const since = fresh && (ownDay(fresh.since) === ownDay(now) ? clock : dayAndClock.bind(null, days))(fresh.since, now);
  return (
    <>
      {day && (
        <p className={styles.separator}>
          <span className="note num">{dayLine(days, day, now)}</span>
        </p>
      )}
      {fresh && (
        <p className={`${styles.separator} ${styles.fresh}`}>
          <span className="note num">{m.newSince({ count: fresh.count, time: since ?? '' })}</span>
        </p>
      )}
      {shown.is === 'unsent' && (
        <UnsentMessage unsent={shown.unsent} isSending={sending === shown.unsent.id} onResend={resend} />
      )}
      {shown.is === 'gone' && <GoneMessage message={shown.message} now={now} onRules={choose.readRules} />}
      {shown.is === 'hiddenForMe' && <HiddenForMe message={shown.message} onShow={choose.show} />}
      {shown.is === 'message' &&
        (shown.message.isOwn ? (
          <OwnMessage message={shown.message} />
        ) : (
          <OthersMessage message={shown.message} choose={choose} />
        ))}
    </>
  );
}
