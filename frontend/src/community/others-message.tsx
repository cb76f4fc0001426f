import type { RoomMessage } from '@anamnesis/contracts/community/message-routes';
import { Ban, EyeOff, Flag } from 'lucide-react';
import { useMessages } from '../language/messages';
import { ActionMenu } from '../look/action-menu';
import { MessageText } from './message-text';
import { roomMessages } from './room-messages';
import styles from './room.module.css';
import { clock } from './times';
import type { MessageChoices } from './use-message-choices';
import { UsernameInitials } from './username-initials';

/** A message of somebody else, with what one can do about it. */
export function OthersMessage({ message, choose }: { message: RoomMessage; choose: MessageChoices }) {
  const m = useMessages(roomMessages);
  const { sender, timestamp } = message;
  const time = clock(timestamp);
  return (
    <div className={styles.message}>
      <UsernameInitials username={sender} />
      <div className="grow">
        <p className={styles.by}>
          <strong>
            <bdi>{sender}</bdi>
          </strong>
          <span className="note num">{time}</span>
        </p>
        <div className={styles.said}>
          <MessageText text={message.message} />
          <ActionMenu
            label={m.more({ who: sender, time })}
            actions={[
              { name: m.hideForMe, icon: EyeOff, onChoose: () => choose.hide(message) },
              { name: m.report, icon: Flag, onChoose: () => choose.report(message) },
              { name: m.block({ who: sender }), icon: Ban, onChoose: () => choose.block(sender) },
            ]}
          />
        </div>
      </div>
    </div>
  );
}
