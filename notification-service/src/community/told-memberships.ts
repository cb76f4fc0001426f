import type { MembershipChange } from '../socket-server.js';
import type { MembershipsAt } from './memberships.js';

interface Told {
  isMember: boolean;
  position: bigint;
  /** Milliseconds of the clock. */
  at: number;
}

/** A change is kept at least for this time, because an answer of the read model from before it may still be on its way. Milliseconds. */
const KEPT = 60_000;

/**
 * The memberships that events have told and the read model may not show yet. Of the two, the one with the later position is right about a
 * room: neither a read model that lags nor a slow answer of it takes back what an event has done.
 */
export function createToldMemberships(now: () => number = () => performance.now()) {
  const told = new Map<string, Map<string, Told>>();
  return {
    tell({ accountId, roomId, isMember, position: written }: MembershipChange): void {
      const rooms = told.get(accountId) ?? new Map<string, Told>();
      const position = BigInt(written);
      if ((rooms.get(roomId)?.position ?? -1n) < position) rooms.set(roomId, { isMember, position, at: now() });
      told.set(accountId, rooms);
    },
    /** The rooms of an account, by the answer of the read model and by what was told since. */
    roomsOf(accountId: string, { rooms: shown, position: reached }: MembershipsAt): ReadonlySet<string> {
      const rooms = new Set(shown.get(accountId));
      for (const [roomId, { isMember, position }] of told.get(accountId) ?? []) {
        if (position <= (reached ?? -1n)) continue;
        if (isMember) rooms.add(roomId);
        else rooms.delete(roomId);
      }
      return rooms;
    },
    /** Forgets what the read model shows, once that is long enough ago. */
    forget({ position: reached }: Pick<MembershipsAt, 'position'>): void {
      const since = now() - KEPT;
      for (const [accountId, rooms] of told) {
        for (const [roomId, { position, at }] of rooms)
          if (at < since && position <= (reached ?? -1n)) rooms.delete(roomId);
        if (rooms.size === 0) told.delete(accountId);
      }
    },
    /** The number of accounts of which something is kept. */
    size: () => told.size,
  };
}
export type ToldMemberships = ReturnType<typeof createToldMemberships>;
