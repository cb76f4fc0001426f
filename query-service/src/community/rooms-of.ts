import { LATEST_MESSAGES, MOST_ROOMS, MOST_UNREAD_MESSAGES } from '@anamnesis/contracts/community/constants';
import type { RoomMessage } from '@anamnesis/contracts/community/message-routes';
import type { countUnreadMessages, listRooms } from '@anamnesis/contracts/community/routes';
import type { ReplyOf } from '@anamnesis/contracts/language/route';
import type { MemberRow, RoomRow } from '@anamnesis/read-models/community/community';
import type { Ports } from '../ports.js';
import { countOfMembers } from './members-of.js';
import { isHiddenFor, isVisibleTo, type SeenRow, seenColumns, shownMessage, withAuthors } from './shown-message.js';

type Row = Pick<RoomRow, 'room_id' | 'name' | 'description' | 'changed'> &
  Pick<MemberRow, 'joined_at'> & {
    member_count: number;
    read_up_to: bigint | null;
    unread: number;
    has_messages: boolean;
  };

/** SQL: the rooms of a person ($1), the most recently used ones first. */
const mine = `
  select r.*, m.joined, m.joined_at, k.read_up_to
    from read.community_members m
    join read.community_rooms r using (room_id)
    left join read.community_marks k using (membership)
   where m.member_id = $1 and m.status = 'member'
   order by r.changed desc limit ${MOST_ROOMS}`;

/** SQL: the number of messages of others in a room `m` of `mine` since its reader was there. */
const unread = `
  (select count(*)::integer from (
     select 1 from read.community_messages x
      where x.room_id = m.room_id and x.position > greatest(m.joined, m.read_up_to)
        and x.author_id <> $1 and x.hidden_at is null and ${isVisibleTo('$1')} and not ${isHiddenFor('$1')}
        and not exists (select from read.erased_patients e where e.patient_id = x.author_id)
      limit ${MOST_UNREAD_MESSAGES}) counted)`;

/**
 * The rooms of a person with their latest messages, in a fixed number of queries. The cursors are read before the messages, so that
 * what comes in between is shown twice rather than missed.
 */
export async function roomsOf(
  { pool, attending }: Pick<Ports, 'pool' | 'attending'>,
  personId: string,
): Promise<ReplyOf<typeof listRooms>> {
  const { rows } = await pool.query<Row>(
    `select m.room_id, m.name, m.description, m.changed, m.joined_at, m.read_up_to,
       ${countOfMembers('m')} as member_count, ${unread} as unread,
       exists (select from read.community_messages y where y.room_id = m.room_id) as has_messages
     from (${mine}) m order by m.changed desc`,
    [personId],
  );
  const roomIds = rows.map(({ room_id: roomId }) => roomId);
  const [messages, here, person] = await Promise.all([
    pool.query<SeenRow>(
      `select latest.* from unnest($2::text[]) as room (room_id),
         lateral (select ${seenColumns('$1')} from read.community_messages x ${withAuthors}
                   where x.room_id = room.room_id and ${isVisibleTo('$1')}
                   order by x.position desc limit ${LATEST_MESSAGES}) latest
       order by latest.position`,
      [personId, roomIds],
    ),
    attending.count(roomIds),
    pool.query<{ username: string }>('select username from read.patients where patient_id = $1', [personId]),
  ]);
  const byRoom = new Map(roomIds.map((roomId) => [roomId, [] as RoomMessage[]]));
  for (const row of messages.rows) byRoom.get(row.room_id)?.push(shownMessage(row, personId));
  return {
    rooms: rows.map((row, index) => {
      const latest = byRoom.get(row.room_id) ?? [];
      return {
        ...{ _id: row.room_id, name: row.name, description: row.description, messages: latest },
        lastMessage: latest.findLast(({ state }) => state === 'shown') ?? null,
        ...{ hasMessages: row.has_messages, memberCount: row.member_count, unread: row.unread },
        // The reader is here; who was erased a moment ago is not.
        hereCount: Math.min(Math.max(here[index] ?? 0, 1), row.member_count),
        ...{ readUpTo: row.read_up_to === null ? null : String(row.read_up_to), joinedAt: row.joined_at },
        cursor: String(row.changed),
      };
    }),
    senderUsername: person.rows[0]?.username ?? '',
  };
}

/** The unread messages of all rooms of a person, and the number of rooms that have some. */
export async function unreadMessagesOf(
  { pool }: Pick<Ports, 'pool'>,
  personId: string,
): Promise<ReplyOf<typeof countUnreadMessages>> {
  const { rows } = await pool.query<{ unread: number; rooms: number }>(
    `select least(coalesce(sum(unread), 0), ${MOST_UNREAD_MESSAGES})::integer as unread,
       count(*) filter (where unread > 0)::integer as rooms
     from (select ${unread} as unread from (${mine}) m) counted`,
    [personId],
  );
  return rows[0] ?? { unread: 0, rooms: 0 };
}
