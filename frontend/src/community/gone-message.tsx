import type { RoomMessage } from '@anamnesis/contracts/community/message-routes';
import type { ReactNode } from 'react';
import { useMessages } from '../language/messages';
import { Node } from '../look/line';
import { NamedSentence } from '../look/named-sentence';
import { Helplines } from './helplines';
import { communityMessages } from './messages';
import { roomMessages } from './room-messages';
import styles from './room.module.css';
import { dayAndClock } from './times';

/** What stands in the place of a message that is not shown. */
const InItsPlace = ({ children }: { children: ReactNode }) => (
  <div className={styles.gone}>
    <Node kind="retracted" />
    <p className="note">{children}</p>
  </div>
);

/** A message that an operator has hidden: whose, when and why; or one of an erased account. */
export function GoneMessage({ message, now, onRules }: { message: RoomMessage; now: Date; onRules: () => void }) {
  const m = useMessages(roomMessages);
  const days = useMessages(communityMessages);
  const { hidden, sender, isOwn } = message;
  if (!hidden) return <InItsPlace>{m.goneErased}</InItsPlace>;
  const time = dayAndClock(days, hidden.at, now);
  if (isOwn && hidden.reason === 'danger')
    return (
      <>
        <InItsPlace>{m.goneOwnDanger({ time })}</InItsPlace>
        <Helplines />
      </>
    );
  return (
    <InItsPlace>
      {isOwn ? m.goneOwn({ time }) : <NamedSentence of={(who) => m.gone({ who, time })} name={sender} />}{' '}
      {m.hiddenBecause[hidden.reason]}{' '}
      <button type="button" onClick={onRules}>
        {m.rules}
      </button>
    </InItsPlace>
  );
}

/** A message that the person has hidden for themselves, who can show it again. */
export function HiddenForMe({ message, onShow }: { message: RoomMessage; onShow: (message: RoomMessage) => void }) {
  const m = useMessages(roomMessages);
  return (
    <InItsPlace>
      <NamedSentence of={(who) => m.goneForMe({ who })} name={message.sender} />{' '}
      <button type="button" onClick={() => onShow(message)}>
        {m.show}
      </button>
    </InItsPlace>
  );
}
