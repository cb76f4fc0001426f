import { MAX_MESSAGE } from '@anamnesis/contracts/community/constants';
import { ArrowUp } from 'lucide-react';
import { type KeyboardEvent, useState } from 'react';
import { useMessages } from '../language/messages';
import { Icon } from '../look/icon';
import { TextInput } from '../look/text-input';
import { Helplines } from './helplines';
import { roomMessages } from './room-messages';
import styles from './room.module.css';
import { addUnsent, draftOf, keepDraft } from './unsent';
import { useSelfHarm } from './use-self-harm';

/** The id of the field, of which a room has one. */
export const MESSAGE_FIELD = 'message-field';

/** From this number of characters left on, it is shown. */
const FEW = 200;

interface Props {
  roomId: string;
  username: string;
  /** Called with each message that is written. */
  onSent: () => void;
}

/** Where a message is written. What is typed is kept on this tab until it is sent. */
export function Composer({ roomId, username, onSent }: Props) {
  const m = useMessages(roomMessages);
  const [text, setText] = useState(() => draftOf(roomId));
  const isSelfHarm = useSelfHarm(text);
  const left = MAX_MESSAGE - text.length;
  const change = (next: string) => {
    setText(next);
    keepDraft(roomId, next);
  };
  const send = () => {
    if (text.trim() === '') return;
    addUnsent(roomId, text.trim());
    setText('');
    onSent();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    // Enter also ends the composition of a letter, as in Hindi or Japanese.
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    // On a touch screen Enter is the only way to a new line.
    if (matchMedia('(pointer: coarse)').matches) return;
    event.preventDefault();
    send();
  };
  return (
    // The assistant's round button steps aside for it.
    <form className={styles.composer} data-composer action={send}>
      <div className="grow">
        {isSelfHarm && <Helplines />}
        <label className="sr" htmlFor={MESSAGE_FIELD}>
          {m.message}
        </label>
        <TextInput
          id={MESSAGE_FIELD}
          multiline
          maxRows={6}
          dir="auto"
          value={text}
          placeholder={m.placeholder({ username })}
          inputProps={{ maxLength: MAX_MESSAGE }}
          onChange={({ target }) => change(target.value)}
          onKeyDown={onKeyDown}
        />
        {left < FEW && (
          <p className={`note num ${styles.left}`} role="status">
            {m.left({ count: left })}
          </p>
        )}
      </div>
      <button type="submit" className="btn primary" aria-label={m.send} disabled={text.trim() === ''}>
        <Icon of={ArrowUp} size={22} />
      </button>
    </form>
  );
}
