import { setTimeout as delay } from 'node:timers/promises';
import type { Logger } from '@anamnesis/platform/logging/logger';
import type { Attending } from '@anamnesis/platform/redis/attending';
import type { NewestPosition } from '@anamnesis/platform/redis/newest-position';
import { roomOf, type AccountSocket, type MembershipChange, type SocketServer } from '../socket-server.js';
import type { Memberships } from './memberships.js';
import type { ToldMemberships } from './told-memberships.js';

const PREFIX = 'community:';
/** Milliseconds for the answers of all servers, which take a few. */
const LONGEST_WAIT = 1_000;
/** The sockets of the members of one room of the community. */
export const socketsOf = (roomId: string) => `${PREFIX}${roomId}`;

interface RoomSocketOptions {
  memberships: Memberships;
  told: ToldMemberships;
  /** The position of the newest push about a room, named before it is sent. */
  pushed: Pick<NewestPosition, 'read'>;
  attending: Pick<Attending, 'renew'>;
  /** Milliseconds between two comparisons. */
  heartbeat: number;
  logger: Logger;
}

/**
 * Puts each patient's socket into the rooms of which they are a member, so that a message is one push, whatever the number of members.
 * Joining and leaving arrive as events, which `tell` passes to every server; a new connection, also one that is recovered with the rooms
 * it had, is compared with the read model and with what was told since, and so are all at every heartbeat, which ends what an event missed.
 * A socket that enters rooms in this way, and every new connection with rooms, is told the position of the newest push: what was pushed before
 * it was in, its page reads there.
 */
export function keepRoomSockets(
  io: SocketServer,
  { memberships, told, pushed, attending, heartbeat, logger }: RoomSocketOptions,
): { tell(change: MembershipChange): Promise<void>; stop(): void } {
  const compare = async (sockets: readonly AccountSocket[], areNew: boolean) => {
    const ofPatients = sockets.filter(({ data }) => data.actor.role === 'patient');
    if (ofPatients.length === 0 && told.size() === 0) return;
    const shown = await memberships.of([...new Set(ofPatients.map(({ data }) => data.actor.id))]);
    const roomsOf = ({ data }: AccountSocket) => told.roomsOf(data.actor.id, shown);
    const entered = (await Promise.all(ofPatients.map((socket) => align(socket, roomsOf(socket), areNew)))).flat();
    if (entered.length > 0) {
      // Read after they have entered: a push that missed them had named its position before.
      const position = await pushed.read();
      for (const socket of entered) socket.emit('roomsEntered', { position });
    }
    told.forget(shown);
    await attending.renew(byRoom(ofPatients, roomsOf));
  };
  const compareAll = (sockets: readonly AccountSocket[], areNew: boolean) => {
    compare(sockets, areNew).catch((error: unknown) =>
      logger.warn({ err: error }, 'The rooms of sockets could not be compared with the memberships'),
    );
  };
  io.on('membershipTold', (change, known) => {
    told.tell(change);
    known();
  });
  io.on('connection', (socket) => compareAll([socket], true));
  const timer = setInterval(() => compareAll([...io.of('/').sockets.values()], false), heartbeat);
  return {
    async tell(change) {
      told.tell(change);
      // First every server knows it, so that no comparison takes it back; one that has ended keeps the pushes of the others waiting no longer than this.
      const known = io.serverSideEmitWithAck('membershipTold', change).catch((error: unknown) => {
        logger.warn({ err: error }, 'A server may learn of a membership only by its next comparison');
      });
      await Promise.race([known, delay(LONGEST_WAIT, undefined, { ref: false })]);
      // In the order of the pushes: none reaches sockets that have left, and each one before reaches them.
      const sockets = io.in(roomOf(change.accountId));
      if (change.isMember) sockets.socketsJoin(socketsOf(change.roomId));
      else sockets.socketsLeave(socketsOf(change.roomId));
    },
    stop: () => clearInterval(timer),
  };
}

/**
 * Puts a socket into these rooms and no others; returns it when it has entered one. A new connection that is in rooms already, because it is
 * recovered or was told of a membership, counts too: what was pushed while it was being restored reached nobody.
 */
async function align(socket: AccountSocket, roomIds: ReadonlySet<string>, isNew: boolean): Promise<AccountSocket[]> {
  // A socket that has left in the meantime would stay in the rooms for ever.
  if (!socket.connected) return [];
  const wanted = new Set([...roomIds].map(socketsOf));
  const missing = [...wanted].filter((room) => !socket.rooms.has(room));
  const ended = [...socket.rooms].filter((room) => room.startsWith(PREFIX) && !wanted.has(room));
  // At once, so that nothing is told in between.
  await Promise.all([...ended.map((room) => socket.leave(room)), missing.length > 0 && socket.join(missing)]);
  return missing.length > 0 || (isNew && wanted.size > 0) ? [socket] : [];
}

function byRoom(
  sockets: readonly AccountSocket[],
  roomsOf: (socket: AccountSocket) => ReadonlySet<string>,
): ReadonlyMap<string, string[]> {
  const members = new Map<string, Set<string>>();
  for (const socket of sockets)
    for (const roomId of roomsOf(socket))
      members.set(roomId, (members.get(roomId) ?? new Set()).add(socket.data.actor.id));
  return new Map([...members].map(([roomId, accountIds]) => [roomId, [...accountIds]]));
}
