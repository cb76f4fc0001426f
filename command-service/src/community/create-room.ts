import type { createRoom } from '@anamnesis/contracts/community/routes';
import { membershipStream } from '@anamnesis/contracts/community/membership';
import { roomIdOf } from '@anamnesis/contracts/community/room-id';
import { UNAVAILABLE } from '@anamnesis/contracts/language/errors';
import { refuse } from '@anamnesis/contracts/language/refusal';
import { uuidOf } from '@anamnesis/platform/deciding/handle';
import type { Answer, Call } from '@anamnesis/platform/http/answer';
import { causeOf } from '../cause.js';
import type { Ports } from '../ports.js';
import { membershipDecider } from './membership.decider.js';
import { roomDecider, roomStream } from './room.decider.js';

/** Ids tried for one room: 40 bits are seldom the same, and the next one is free. */
const IDS = 5;

/**
 * Creates a room and makes its creator a member. The ids are derived from the command, so a repeated one finds its room, and completes
 * the membership if that was interrupted.
 */
export async function create(
  { commands }: Pick<Ports, 'commands'>,
  call: Pick<Call<typeof createRoom>, 'actor' | 'body' | 'requestId' | 'commandId' | 'asked'>,
): Promise<Answer<typeof createRoom>> {
  const { id: creatorId } = call.actor;
  const cause = causeOf(call, call.actor);
  for (let number = 0; number < IDS; number += 1) {
    const roomId = roomIdOf(uuidOf(`room/${creatorId}/${call.commandId}/${number}`));
    const named = { type: 'CreateRoom', data: { roomId, creatorId, ...call.body } } as const;
    const created = await commands.handle(roomDecider, roomStream(roomId), named, null, cause);
    if (created.facts.length === 0 && !created.repeated) continue;
    const join = { type: 'JoinRoom', data: { roomId, memberId: creatorId } } as const;
    const stream = membershipStream(roomId, creatorId);
    const { position } = await commands.handle(membershipDecider, stream, join, null, cause);
    return { body: { success: true, room: { _id: roomId, ...call.body } }, position };
  }
  return refuse(UNAVAILABLE);
}
