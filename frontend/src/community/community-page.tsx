import { Ban, Plus } from 'lucide-react';
import { Suspense, useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router';
import { useMessages } from '../language/messages';
import { Button } from '../look/button';
import { Icon } from '../look/icon';
import { NamedSentence } from '../look/named-sentence';
import { DocumentTitle } from '../look/page-title';
import { EmptyState, Loading } from '../look/states';
import { BlockedDialog } from './blocked-dialog';
import styles from './community.module.css';
import { CreateRoomDialog } from './create-room-dialog';
import { JoinRoomDialog } from './join-room-dialog';
import { communityMessages } from './messages';
import { NoRoom, OpenRoom } from './open-room';
import { RoomList } from './room-list';
import { useNow } from '../time/use-now';
import { useRooms } from './use-rooms';
import { useSending } from './use-sending';

/** Once a room is closed, the focus returns to it in the list, which a phone shows in its place. */
function useFocusOnClosed(openId: string | null): void {
  const last = useRef(openId);
  useEffect(() => {
    if (openId === null && last.current !== null) document.getElementById(`room-${last.current}`)?.focus();
    last.current = openId;
  }, [openId]);
}

/** The rooms of a patient, beside the open one; on a phone one or the other. */
export default function CommunityPage() {
  const m = useMessages(communityMessages);
  const now = useNow();
  const [address, setAddress] = useSearchParams();
  const openId = address.get('room');
  const { rooms, username, connected, isError, isFetching, dataUpdatedAt, refetch } = useRooms();
  const { unsent, sending, resend } = useSending(`${connected} ${dataUpdatedAt}`);
  const [dialog, setDialog] = useState<'create' | 'join' | 'blocked' | null>(null);
  useFocusOnClosed(openId);
  const open = rooms?.find(({ _id }) => _id === openId);
  const go = (roomId: string | null) => {
    setDialog(null);
    setAddress(roomId === null ? {} : { room: roomId });
  };
  const close = () => setDialog(null);
  return (
    <div className={styles.page} data-open={openId !== null}>
      <DocumentTitle>{m.title}</DocumentTitle>
      <section className={styles.rooms} aria-labelledby="community">
        <h1 id="community">{m.title}</h1>
        <div className={styles.acts}>
          <Button className={styles.create} onClick={() => setDialog('create')}>
            <Icon of={Plus} />
            {m.create}
          </Button>
          <Button onClick={() => setDialog('join')}>{m.join}</Button>
        </div>
        <RoomList {...{ rooms, openId, now }} isFailed={isError} onRetry={() => void refetch()} />
        {username !== '' && (
          <div className={styles.as}>
            <p className="note">
              <NamedSentence of={(name) => m.as({ name })} name={username} />
            </p>
            <Button look="text" size="small" onClick={() => setDialog('blocked')}>
              <Icon of={Ban} size={18} />
              {m.blocked}
            </Button>
          </div>
        )}
      </section>
      <Suspense fallback={<Loading bare lines={3} />}>
        {openId === null ? (
          <div className={styles.nothing}>
            {rooms && rooms.length > 0 && <EmptyState title={m.chooseTitle} text={m.chooseText} />}
          </div>
        ) : open ? (
          <OpenRoom
            key={openId}
            room={open}
            {...{ username, now, sending, resend, isPolling: !connected, isAway: !connected && isError }}
            unsent={unsent.filter((each) => each.roomId === openId)}
            onClose={() => go(null)}
          />
        ) : (
          <NoRoom isLoading={!rooms || isFetching} onClose={() => go(null)} />
        )}
      </Suspense>
      {dialog === 'create' && <CreateRoomDialog onCreated={go} onClose={close} />}
      {dialog === 'blocked' && <BlockedDialog now={now} onClose={close} />}
      {dialog === 'join' && <JoinRoomDialog onJoined={go} onClose={close} />}
    </div>
  );
}
