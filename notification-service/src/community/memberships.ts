import type { Pool } from '@anamnesis/platform/postgres/pool';
import { community } from '@anamnesis/read-models/community/community';

/** In which rooms of the community people are. */
export interface Memberships {
  /** The rooms of these accounts, in one query. */
  of(accountIds: readonly string[]): Promise<MembershipsAt>;
}

/** Memberships as they were at `position` of the log; null at its beginning. */
export interface MembershipsAt {
  position: bigint | null;
  /** The ids of the rooms of each account that has any. */
  rooms: ReadonlyMap<string, readonly string[]>;
}

/** Reads them from the read model, which may lag behind the events on the bus by moments. */
export const createMemberships = (pool: Pick<Pool, 'query'>): Memberships => ({
  async of(accountIds) {
    const { rows } = await pool.query<{ position: bigint | null; member_id: string | null; room_ids: string[] }>(
      `select b.position, m.member_id, m.room_ids from read.builds b
       left join (select member_id, array_agg(room_id) as room_ids from read.community_members
                  where member_id = any($1::uuid[]) and status = 'member' group by member_id) m on true
       where b.name = $2 and b.state = 'shown'`,
      [accountIds, community.name],
    );
    return {
      position: rows[0]?.position ?? null,
      rooms: new Map(
        rows.flatMap(({ member_id: memberId, room_ids: roomIds }) =>
          memberId === null ? [] : [[memberId, roomIds] as const],
        ),
      ),
    };
  },
});
