import type { Room } from '@anamnesis/contracts/community/routes';
import { ArrowLeft, Copy, Ellipsis, LogOut } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useMessages } from '../language/messages';
import { ActionMenu } from '../look/action-menu';
import { Button } from '../look/button';
import { Icon } from '../look/icon';
import { toast } from '../look/toasts';
import { LeaveRoomDialog } from './leave-room-dialog';
import { MembersDialog } from './members-dialog';
import { nameOf } from './room-item';
import { roomMessages } from './room-messages';
import styles from './room.module.css';
import { RulesLink } from './rules-link';

/** The name of a room, its members, its id to pass on, and the way out. */
export function RoomHead({ room, onClose }: { room: Room; onClose: () => void }) {
  const m = useMessages(roomMessages);
  const [dialog, setDialog] = useState<'members' | 'leave' | null>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  // The page stays the same, so the focus is moved here.
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  const roomId = room._id;
  const copy = async () => {
    try {
      // The clipboard is missing on pages that are not served over https.
      await navigator.clipboard.writeText(roomId);
      toast.success(m.idCopied);
    } catch {
      toast.info(m.idNotCopied({ roomId }));
    }
  };
  const close = () => setDialog(null);
  return (
    <header className={styles.head}>
      <button type="button" className={`icon-btn ${styles.back}`} aria-label={m.back} onClick={onClose}>
        <Icon of={ArrowLeft} size={24} />
      </button>
      <div className="grow">
        <h2 id="room" tabIndex={-1} ref={heading}>
          <bdi>{nameOf(room)}</bdi>
        </h2>
        <p className="note num">
          <button type="button" className={styles.members} onClick={() => setDialog('members')}>
            {m.members({ count: room.memberCount })}
          </button>{' '}
          · {m.hereNow({ count: room.hereCount })} · <RulesLink />
        </p>
        {room.description && (
          <p className={`note ${styles.about}`} dir="auto">
            {room.description}
          </p>
        )}
      </div>
      <span className={`row ${styles.deskTools}`}>
        <Button look="text" size="small" aria-label={m.copyId({ roomId })} onClick={() => void copy()}>
          <Icon of={Copy} size={18} />
          <span className="num">{m.id({ roomId })}</span>
        </Button>
        <Button size="small" onClick={() => setDialog('leave')}>
          <Icon of={LogOut} size={18} />
          {m.leave}
        </Button>
      </span>
      <span className={styles.more}>
        <ActionMenu
          label={m.tools}
          icon={Ellipsis}
          actions={[
            { name: m.copyId({ roomId }), icon: Copy, onChoose: () => void copy() },
            { name: m.leave, icon: LogOut, onChoose: () => setDialog('leave') },
          ]}
        />
      </span>
      {dialog === 'members' && <MembersDialog room={room} onClose={close} />}
      {dialog === 'leave' && (
        <LeaveRoomDialog room={{ id: roomId, name: nameOf(room) }} onLeft={onClose} onClose={close} />
      )}
    </header>
  );
}
