import type { familyTopic } from '@anamnesis/contracts/family/topics';
import type { Consumer } from '@anamnesis/platform/bus/bus';
import { isFresh } from '../freshness.js';
import { roomOf, type SocketServer } from '../socket-server.js';

/** Pushes each family event to both sides of the tie, on any server. */
export const pushFamilyEvents = (io: SocketServer, clock: () => Date): Consumer<typeof familyTopic> => ({
  group: 'push-family-events',
  async handle({ value: { tieId, inviterId, memberId, position, recordedAt } }) {
    if (!isFresh(recordedAt, clock())) return;
    io.to([roomOf(inviterId), roomOf(memberId)]).emit('familyUpdate', { tieId, position });
  },
});
