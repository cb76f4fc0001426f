import { MEMBERS_PAGE } from '@anamnesis/contracts/community/constants';
import type { listBlocked } from '@anamnesis/contracts/community/choice-routes';
import type { listRoomMembers } from '@anamnesis/contracts/community/routes';
import type { ReplyOf } from '@anamnesis/contracts/language/route';
import type { MemberRow } from '@anamnesis/read-models/community/community';
import { isNotErased } from '../erasure/not-erased.js';
import type { Ports } from '../ports.js';

type Row = Pick<MemberRow, 'member_id' | 'joined_at'> & { username: string; is_blocked: boolean };

/** SQL: the number of members of a room row, without erased persons, who are few and looked up by their keys. */
export const countOfMembers = (room: string): string => `${room}.member_count - (
  select count(*)::integer from read.erased_patients e
    join read.community_members g on g.membership = ${room}.room_id || ' ' || e.patient_id
   where g.status = 'member')`;

/** A page of a room's members in the order of their usernames, which have one spelling whatever the case. */
export async function membersOf(
  { pool, attending }: Pick<Ports, 'pool' | 'attending'>,
  roomId: string,
  readerId: string,
  after: string | undefined,
): Promise<ReplyOf<typeof listRoomMembers>> {
  const [{ rows }, counted, [hereCount = 0]] = await Promise.all([
    pool.query<Row>(
      `select m.member_id, m.joined_at, p.username, b.choice is not null as is_blocked
         from read.community_members m
         join read.patients p on p.patient_id = m.member_id
         left join read.community_blocked b on b.choice = $2::text || ' ' || m.member_id
        where m.room_id = $1 and m.status = 'member' and ${isNotErased('p')}
          and ($3::text is null or lower(p.username) collate "C" > lower($3) collate "C")
        order by lower(p.username) collate "C" limit $4`,
      [roomId, readerId, after ?? null, MEMBERS_PAGE + 1],
    ),
    pool.query<{ count: number }>(
      `select ${countOfMembers('r')} as count from read.community_rooms r where r.room_id = $1`,
      [roomId],
    ),
    attending.count([roomId]),
  ]);
  const page = rows.slice(0, MEMBERS_PAGE);
  const here = await attending.among(
    roomId,
    page.map(({ member_id: memberId }) => memberId),
  );
  const memberCount = counted.rows[0]?.count ?? 0;
  return {
    members: page.map((row) => ({
      ...{
        username: row.username,
        isYou: row.member_id === readerId,
        isHere: row.member_id === readerId || here.has(row.member_id),
      },
      ...{ isBlocked: row.is_blocked, joinedAt: row.joined_at },
    })),
    ...{ memberCount, hereCount: Math.min(Math.max(hereCount, 1), memberCount) },
    next: rows.length > MEMBERS_PAGE ? (page.at(-1)?.username ?? null) : null,
  };
}

/** Whom a person has blocked. Erased persons have no username any more, and write nothing. */
export async function blockedBy({ pool }: Pick<Ports, 'pool'>, personId: string): Promise<ReplyOf<typeof listBlocked>> {
  const { rows } = await pool.query<{ username: string; since: string }>(
    `select p.username, b.since from read.community_blocked b join read.patients p on p.patient_id = b.blocked_id
      where b.account_id = $1 and ${isNotErased('p')} order by b.since desc, p.username`,
    [personId],
  );
  return { blocked: rows };
}
