import { MOST_UNREAD_MESSAGES } from '@anamnesis/contracts/community/constants';
import type { Room } from '@anamnesis/contracts/community/routes';
import { Link } from 'react-router';
import { useMessages } from '../language/messages';
import { Initials } from '../look/initials';
import styles from './community.module.css';
import { communityMessages } from './messages';
import { shortTime } from './times';

/** What a room is called: by its id once its creator is erased. */
export const nameOf = ({ _id, name }: Pick<Room, '_id' | 'name'>): string => name || _id;

/** A room of the list: its last message, and how many are unread. */
export function RoomItem({ room, isOpen, now }: { room: Room; isOpen: boolean; now: Date }) {
  const m = useMessages(communityMessages);
  const { lastMessage: last, unread } = room;
  return (
    <li>
      <Link
        className={styles.item}
        to={`?room=${room._id}`}
        id={`room-${room._id}`}
        aria-current={isOpen ? 'true' : undefined}
      >
        <Initials name={nameOf(room)} size={44} />
        <span className="grow">
          <span className={styles.line}>
            <strong>
              <bdi>{nameOf(room)}</bdi>
            </strong>
            {last && <span className={`note num ${styles.time}`}>{shortTime(m, last.timestamp, now)}</span>}
          </span>
          <span className={styles.line}>
            <span className="note">
              {last ? (
                <>
                  <bdi>{last.isOwn ? m.you : last.sender}</bdi>: <bdi>{last.message}</bdi>
                </>
              ) : (
                m.nothingSaid
              )}
            </span>
            {unread > 0 && (
              <span className={`num ${styles.count}`}>
                <span aria-hidden>{unread >= MOST_UNREAD_MESSAGES ? m.many : unread}</span>
                <span className="sr">{m.unread({ count: unread })}</span>
              </span>
            )}
          </span>
        </span>
      </Link>
    </li>
  );
}
