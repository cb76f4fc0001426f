import type { Room } from '@anamnesis/contracts/community/routes';
import { useMessages } from '../language/messages';
import { EmptyState, ErrorBox, Loading } from '../look/states';
import { communityMessages } from './messages';
import { RoomItem } from './room-item';
import styles from './community.module.css';

interface Props {
  /** Undefined until they are loaded. */
  rooms: readonly Room[] | undefined;
  isFailed: boolean;
  openId: string | null;
  now: Date;
  onRetry: () => void;
}

/** The person's rooms, the most recently used first. */
export function RoomList({ rooms, isFailed, openId, now, onRetry }: Props) {
  const m = useMessages(communityMessages);
  if (!rooms && isFailed) return <ErrorBox title={m.failed} text={m.nothingLost} onRetry={onRetry} />;
  if (!rooms) return <Loading label={m.loading} lines={4} bare />;
  if (rooms.length === 0) return <EmptyState title={m.emptyTitle} text={m.emptyText} />;
  return (
    <ul className={styles.list} aria-label={m.rooms}>
      {rooms.map((room) => (
        <RoomItem key={room._id} room={room} isOpen={room._id === openId} now={now} />
      ))}
    </ul>
  );
}
