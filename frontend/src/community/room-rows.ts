import type { RoomMessage } from '@anamnesis/contracts/community/message-routes';
import type { Room } from '@anamnesis/contracts/community/routes';
import { comparePositions, type RoomLog } from './room-log';
import { ownDay } from './times';
import type { Unsent } from './unsent';

/** A message, and the lines above it. */
export interface RoomRow {
  readonly key: string;
  /** A moment of the day that begins with it; null within a day. */
  readonly day: string | null;
  /** The messages that were new when the room was opened, if they begin here, and since when. */
  readonly fresh: { readonly count: number; readonly since: string } | null;
  readonly shown:
    | { readonly is: 'message' | 'gone' | 'hiddenForMe'; readonly message: RoomMessage }
    | { readonly is: 'unsent'; readonly unsent: Unsent };
}

/** A message is shown, or in its place stands why not. */
const placeOf = ({ state }: RoomMessage) =>
  state === 'shown' ? 'message' : state === 'hiddenForMe' ? 'hiddenForMe' : 'gone';

/** What was read when the room was opened. */
type Opened = Pick<Room, 'readUpTo' | 'cursor' | 'joinedAt'>;

/** The first message that was new when the room was opened; null if none was, and while it is not loaded. */
function freshIn({ messages, earlier }: RoomLog, { readUpTo, cursor, joinedAt }: Opened) {
  const isUnread = ({ position, timestamp }: RoomMessage) =>
    readUpTo === null ? timestamp > joinedAt : comparePositions(position, readUpTo) > 0;
  const isNew = (message: RoomMessage) =>
    !message.isOwn && isUnread(message) && comparePositions(message.position, cursor) <= 0;
  const first = messages.findIndex(isNew);
  if (first === -1 || (first === 0 && earlier !== null)) return null;
  const count = messages.slice(first).filter(isNew).length;
  return { id: messages[first]?._id, count, since: messages[first - 1]?.timestamp ?? joinedAt };
}

interface Shown {
  log: RoomLog;
  opened: Opened;
  /** Those of this room. */
  unsent: readonly Unsent[];
}

/** The rows of a room: its messages, with a line where a day and where the new ones begin, and at the end what is not confirmed. */
export function rowsOf({ log, opened, unsent }: Shown): RoomRow[] {
  const known = new Set(log.messages.map(({ _id }) => _id));
  const fresh = freshIn(log, opened);
  let last = '';
  const begins = (at: string) => {
    const day = ownDay(at);
    const isNew = day !== last;
    last = day;
    return isNew ? at : null;
  };
  const posted = log.messages.map((message): RoomRow => {
    const isFresh = fresh !== null && fresh.id === message._id;
    return {
      key: message._id,
      day: begins(message.timestamp),
      fresh: isFresh ? { count: fresh.count, since: fresh.since } : null,
      shown: { is: placeOf(message), message },
    };
  });
  const waiting = unsent
    .filter(({ id }) => !known.has(id))
    .map((each): RoomRow => ({
      key: each.id,
      day: begins(each.at),
      fresh: null,
      shown: { is: 'unsent', unsent: each },
    }));
  return [...posted, ...waiting];
}
