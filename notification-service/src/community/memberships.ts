import type { Pool } from '@anamnesis/platform/postgres/pool';

/** In which rooms of the community people are. */
export interface Memberships {
  /** The ids of the rooms of each account that has any, in one query. */
  of(accountIds: readonly string[]): Promise<ReadonlyMap<string, readonly string[]>>;
}

/** Reads them from the read model, which may lag behind the events on the bus by moments. */
export const createMemberships = (pool: Pick<Pool, 'query'>): Memberships => ({
  async of(accountIds) {
    const { rows } = await pool.query<{ member_id: string; room_ids: string[] }>(
      `select member_id, array_agg(room_id) as room_ids from read.community_members
       where member_id = any($1::uuid[]) and status = 'member' group by member_id`,
      [accountIds],
    );
    return new Map(rows.map(({ member_id: memberId, room_ids: roomIds }) => [memberId, roomIds]));
  },
});
