import { MESSAGES_PAGE } from '@anamnesis/contracts/community/constants';
import type { listRoomMessages } from '@anamnesis/contracts/community/message-routes';
import type { QueryOf, ReplyOf } from '@anamnesis/contracts/language/route';
import type { Ports } from '../ports.js';
import { isVisibleTo, type SeenRow, seenColumns, shownMessage, withAuthors } from './shown-message.js';

type Page = ReplyOf<typeof listRoomMessages>;
type Needed = Pick<Ports, 'pool'>;

/** A page of a room's messages as one member sees them. */
export function messagesOf(
  ports: Needed,
  roomId: string,
  readerId: string,
  { before, after }: QueryOf<typeof listRoomMessages>,
): Promise<Page> {
  return after === undefined
    ? earlierOnes(ports, roomId, readerId, before)
    : changedOnes(ports, roomId, readerId, after);
}

/** SQL: messages of a room ($1) as a person ($2) sees them. */
const seen = `select ${seenColumns('$2')} from read.community_messages x ${withAuthors}
  where x.room_id = $1 and ${isVisibleTo('$2')}`;

/** The latest messages, or those before one. The cursor is read first: what comes in between is shown twice rather than missed. */
async function earlierOnes({ pool }: Needed, roomId: string, readerId: string, before?: string): Promise<Page> {
  const room = await pool.query<{ changed: bigint }>('select changed from read.community_rooms where room_id = $1', [
    roomId,
  ]);
  const { rows } = await pool.query<SeenRow>(
    `${seen} and ($3::bigint is null or x.position < $3) order by x.position desc limit $4`,
    [roomId, readerId, before ?? null, MESSAGES_PAGE + 1],
  );
  const page = rows.slice(0, MESSAGES_PAGE).toReversed();
  return {
    messages: page.map((row) => shownMessage(row, readerId)),
    earlier: rows.length > MESSAGES_PAGE ? String(page[0]?.position) : null,
    cursor: String(room.rows[0]?.changed ?? 0),
    hasMore: false,
  };
}

/**
 * What was posted or hidden after a cursor, in the order in which it happened: nothing is missed, whatever happens between two pages,
 * because a later change has a greater position.
 */
async function changedOnes({ pool }: Needed, roomId: string, readerId: string, after: string): Promise<Page> {
  const { rows } = await pool.query<SeenRow>(`${seen} and x.changed > $3 order by x.changed limit $4`, [
    roomId,
    readerId,
    after,
    MESSAGES_PAGE + 1,
  ]);
  const page = rows.slice(0, MESSAGES_PAGE);
  return {
    messages: page
      .toSorted((one, other) => (one.position < other.position ? -1 : 1))
      .map((row) => shownMessage(row, readerId)),
    earlier: null,
    cursor: String(page.at(-1)?.changed ?? after),
    hasMore: rows.length > MESSAGES_PAGE,
  };
}
