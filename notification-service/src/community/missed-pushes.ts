import type { CommunityPush } from '@anamnesis/contracts/community/topics';
import type { createAdapter } from '@socket.io/redis-streams-adapter';
import type { Memberships } from './memberships.js';
import { socketsOf } from './room-sockets.js';
import type { ToldMemberships } from './told-memberships.js';

type AdapterOf = ReturnType<typeof createAdapter>;

/**
 * The adapter with one more rule for a connection that is continued: of the pushes that were missed, those of rooms that the person has
 * left in the meantime are not delivered.
 */
export function withMembersOnly(
  adapterOf: AdapterOf,
  memberships: Memberships,
  told: Pick<ToldMemberships, 'roomsOf'>,
): AdapterOf {
  // Socket.IO calls it with `new`.
  return function membersOnly(namespace: Parameters<AdapterOf>[0]) {
    const adapter = adapterOf(namespace);
    const restore = adapter.restoreSession.bind(adapter);
    adapter.restoreSession = async (pid, offset) => {
      const session = await restore(pid, offset);
      const { actor } = session.data as { actor: { id: string } };
      const roomIds = told.roomsOf(actor.id, await memberships.of([actor.id]));
      const isFor = ([event, push]: unknown[]) => {
        const { roomId } = event === 'communityUpdate' ? (push as CommunityPush) : { roomId: null };
        return roomId === null || roomIds.has(roomId) || !session.rooms.includes(socketsOf(roomId));
      };
      return { ...session, missedPackets: session.missedPackets.filter(isFor) };
    };
    return adapter;
  } as AdapterOf;
}
