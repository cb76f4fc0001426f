import type { Logger } from '@anamnesis/platform/logging/logger';
import type { Attending } from '@anamnesis/platform/redis/attending';
import type { AccountSocket, SocketServer } from '../socket-server.js';
import type { Memberships } from './memberships.js';

const PREFIX = 'community:';
/** The sockets of the members of one room of the community. */
export const socketsOf = (roomId: string) => `${PREFIX}${roomId}`;

interface RoomSocketOptions {
  memberships: Memberships;
  attending: Pick<Attending, 'renew'>;
  /** Milliseconds between two comparisons. */
  heartbeat: number;
  logger: Logger;
}

/**
 * Puts each patient's socket into the rooms of which they are a member, so that a message is one push, whatever the number of members.
 * Joining and leaving arrive as events; a new connection, also one that is recovered with the rooms it had, is compared with the read
 * model, and so are all at every heartbeat, which ends what an event missed. A socket that enters rooms in this way is told, so that its page
 * reads what was posted before. Returns a function that stops it.
 */
export function keepRoomSockets(
  io: SocketServer,
  { memberships, attending, heartbeat, logger }: RoomSocketOptions,
): () => void {
  const compare = async (sockets: readonly AccountSocket[]) => {
    const ofPatients = sockets.filter(({ data }) => data.actor.role === 'patient');
    if (ofPatients.length === 0) return;
    const rooms = await memberships.of([...new Set(ofPatients.map(({ data }) => data.actor.id))]);
    for (const socket of ofPatients) await align(socket, rooms.get(socket.data.actor.id) ?? []);
    await attending.renew(byRoom(rooms));
  };
  const compareAll = (sockets: readonly AccountSocket[]) => {
    compare(sockets).catch((error: unknown) =>
      logger.warn({ err: error }, 'The rooms of sockets could not be compared with the memberships'),
    );
  };
  io.on('connection', (socket) => compareAll([socket]));
  const timer = setInterval(() => compareAll([...io.of('/').sockets.values()]), heartbeat);
  return () => clearInterval(timer);
}

async function align(socket: AccountSocket, roomIds: readonly string[]): Promise<void> {
  // A socket that has left in the meantime would stay in the rooms for ever.
  if (!socket.connected) return;
  const wanted = new Set(roomIds.map(socketsOf));
  for (const room of socket.rooms) if (room.startsWith(PREFIX) && !wanted.has(room)) await socket.leave(room);
  const missing = [...wanted].filter((room) => !socket.rooms.has(room));
  if (missing.length === 0) return;
  await socket.join(missing);
  socket.emit('roomsEntered');
}

function byRoom(rooms: ReadonlyMap<string, readonly string[]>): ReadonlyMap<string, string[]> {
  const members = new Map<string, string[]>();
  for (const [accountId, roomIds] of rooms)
    for (const roomId of roomIds) {
      const known = members.get(roomId);
      if (known) known.push(accountId);
      else members.set(roomId, [accountId]);
    }
  return members;
}
