import type { RoomMessage } from '@anamnesis/contracts/community/message-routes';
import { useMessages } from '../language/messages';
import { Helplines } from './helplines';
import { MessageText } from './message-text';
import { roomMessages } from './room-messages';
import styles from './room.module.css';
import { clock } from './times';
import { removeUnsent, type Unsent } from './unsent';
import { useSelfHarm } from './use-self-harm';

/** A text of one's own; with whom to call, if it tells that its writer may harm themselves. */
const Own = ({ text }: { text: string }) => {
  const m = useMessages(roomMessages);
  const isSelfHarm = useSelfHarm(text);
  return (
    <>
      <MessageText text={text}>
        <span className="sr">{m.you} </span>
      </MessageText>
      {isSelfHarm && <Helplines />}
    </>
  );
};

export const OwnMessage = ({ message: { message, timestamp } }: { message: RoomMessage }) => (
  <div className={`${styles.message} ${styles.own}`}>
    <div className="grow">
      <p className={styles.by}>
        <span className="note num">{clock(timestamp)}</span>
      </p>
      <Own text={message} />
    </div>
  </div>
);

interface Props {
  unsent: Unsent;
  isSending: boolean;
  onResend: (id: string) => void;
}

/** A message that is not confirmed: on its way, waiting for the connection, or refused, with the reason. */
export function UnsentMessage({ unsent: { id, text, refusal }, isSending, onResend }: Props) {
  const m = useMessages(roomMessages);
  return (
    <div className={`${styles.message} ${styles.own} ${styles.unsent}`}>
      <div className="grow">
        <Own text={text} />
        <p className={styles.by} role="status">
          {isSending && <span className="note">{m.sending}</span>}
          {!isSending && refusal === null && <span className="note">{m.waiting}</span>}
          {!isSending && refusal !== null && (
            <span className={`note ${styles.failed}`}>
              <strong>{m.notSent}.</strong> {refusal}
            </span>
          )}
          {!isSending && (
            <>
              <button type="button" className={styles.resend} onClick={() => onResend(id)}>
                {m.resend}
              </button>
              <button type="button" className={styles.resend} onClick={() => removeUnsent(id)}>
                {m.discard}
              </button>
            </>
          )}
        </p>
      </div>
    </div>
  );
}
