import type { communityTopic } from '@anamnesis/contracts/community/topics';
import type { MessageOf } from '@anamnesis/contracts/language/topic';
import type { Consumer } from '@anamnesis/platform/bus/bus';
import type { Attending } from '@anamnesis/platform/redis/attending';
import type { NewestPosition } from '@anamnesis/platform/redis/newest-position';
import { isFresh } from '../freshness.js';
import { type MembershipChange, roomOf, roomOfRole, type SocketServer } from '../socket-server.js';
import { socketsOf } from './room-sockets.js';

type Told = Pick<MessageOf<typeof communityTopic>, 'type' | 'roomId' | 'reporterIds'>;

/** Who is told of an event. Reports and dismissals are for operators and for who reported; a hiding or a removal also changes the operators' list. */
function receivers({ type, roomId, reporterIds, own }: Told & { own: string }): string[] {
  const operators = roomOfRole('operator');
  if (type === 'MessageReported' || type === 'ReportsDismissed') return [operators, ...reporterIds.map(roomOf)];
  if (roomId === null || type === 'RoomRead') return [own];
  const room = socketsOf(roomId);
  if (type === 'MessageHidden') return [room, operators];
  if (type === 'MemberRemoved') return [room, own, operators];
  return type === 'MemberLeft' ? [room, own] : [room];
}

interface CommunityPushOptions {
  /** Passes a change of a membership to all servers. */
  tell: (change: MembershipChange) => Promise<void>;
  pushed: Pick<NewestPosition, 'saw'>;
  attending: Pick<Attending, 'end'>;
  clock: () => Date;
}

/**
 * Pushes each event of a room to the sockets of its members, on any server, as one push; marks and choices of one person to that
 * person's devices; what changes the reported messages to operators. Whoever leaves gets no event after it: the events of a room come in their order.
 * The position of a push is named before it is sent: a socket that enters the room too late for the push is told that position.
 */
export const pushCommunityEvents = (
  io: SocketServer,
  { tell, pushed, attending, clock }: CommunityPushOptions,
): Consumer<typeof communityTopic> => ({
  group: 'push-community-events',
  async handle({ value: { type, roomId, messageId, accountId, reporterIds, position, recordedAt } }) {
    const own = roomOf(accountId);
    const hasEnded = type === 'MemberLeft' || type === 'MemberRemoved';
    if (roomId !== null && (hasEnded || type === 'MemberJoined'))
      await tell({ accountId, roomId, isMember: !hasEnded, position });
    if (roomId !== null && hasEnded) await attending.end(roomId, accountId);
    if (!isFresh(recordedAt, clock())) return;
    await pushed.saw(position);
    io.to(receivers({ type, roomId, reporterIds, own })).emit('communityUpdate', { type, roomId, messageId, position });
  },
});
