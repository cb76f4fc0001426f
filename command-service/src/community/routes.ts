import { ROOM_ID_UNKNOWN, ROOM_MESSAGE_NOT_FOUND } from '@anamnesis/contracts/community/errors';
import { membershipFold, membershipStream } from '@anamnesis/contracts/community/membership';
import { roomActions, roomMessageActions } from '@anamnesis/contracts/community/policy';
import {
  blockPerson,
  hideMessageForMe,
  showMessageForMe,
  unblockPerson,
} from '@anamnesis/contracts/community/choice-routes';
import { markRoomRead, postMessage, reportMessage } from '@anamnesis/contracts/community/message-routes';
import { createRoom, joinRoom, leaveRoom } from '@anamnesis/contracts/community/routes';
import { permit } from '@anamnesis/contracts/language/policy';
import { refuse } from '@anamnesis/contracts/language/refusal';
import type { Actor } from '@anamnesis/contracts/language/role';
import { answer, type RouteHandler } from '@anamnesis/platform/http/answer';
import { causeOf, type RequestIdentity } from '../cause.js';
import { done } from '../done.js';
import type { Ports } from '../ports.js';
import { type ChoiceCommand, choicesDecider, choicesStream } from './choices.decider.js';
import { create } from './create-room.js';
import { membershipDecider } from './membership.decider.js';
import { personByUsername } from './person-by-username.js';
import { messageStream, roomMessageDecider } from './room-message.decider.js';
import { roomReadingDecider, roomReadingStream } from './room-reading.decider.js';
import { roomDecider, roomStream } from './room.decider.js';

type ByPatient = RequestIdentity & { readonly actor: Actor };

/** Handlers of what patients do in the community. */
export const communityHandlers = (ports: Ports): RouteHandler[] => {
  const { commands } = ports;
  const membershipOf = (roomId: string, { id }: Actor) => commands.load(membershipFold, membershipStream(roomId, id));
  /** The room of a message, whose members alone may know of it. */
  const roomOfMessage = async (messageId: string): Promise<string> => {
    const message = await commands.load(roomMessageDecider, messageStream(messageId));
    return message?.roomId ?? refuse(ROOM_MESSAGE_NOT_FOUND);
  };
  const choose = async (call: ByPatient, command: ChoiceCommand) => {
    const stream = choicesStream(call.actor.id);
    return done(await commands.handle(choicesDecider, stream, command, null, causeOf(call, call.actor)));
  };
  const aboutMessage = async (call: ByPatient & { body: { messageId: string } }, type: 'HideForMe' | 'ShowForMe') => {
    const { messageId } = call.body;
    const membership = await membershipOf(await roomOfMessage(messageId), call.actor);
    permit(call.actor, roomMessageActions.hideMessageForMe, membership);
    return choose(call, { type, data: { accountId: call.actor.id, messageId } });
  };
  const aboutPerson = async (
    call: ByPatient & { body: { username: string } },
    type: 'BlockPerson' | 'UnblockPerson',
  ) => {
    const blockedId = await personByUsername(ports, call.body.username);
    return choose(call, { type, data: { accountId: call.actor.id, blockedId } });
  };

  return [
    answer(createRoom, (call) => create(ports, call)),
    answer(joinRoom, async (call) => {
      const [{ roomId }, memberId] = [call.body, call.actor.id];
      const room = await commands.load(roomDecider, roomStream(roomId));
      if (!room.exists) refuse(ROOM_ID_UNKNOWN);
      const join = { type: 'JoinRoom', data: { roomId, memberId } } as const;
      const stream = membershipStream(roomId, memberId);
      const { position } = await commands.handle(membershipDecider, stream, join, null, causeOf(call, call.actor));
      return { body: { success: true as const, userId: memberId, roomId }, position };
    }),
    answer(leaveRoom, async (call) => {
      const [{ roomId }, memberId] = [call.body, call.actor.id];
      const leave = { type: 'LeaveRoom', data: { roomId, memberId } } as const;
      const stream = membershipStream(roomId, memberId);
      return done(await commands.handle(membershipDecider, stream, leave, null, causeOf(call, call.actor)));
    }),
    answer(
      postMessage,
      async (call) => {
        const { roomId, message: text } = call.body;
        const messageId = call.commandId;
        const membership = await membershipOf(roomId, call.actor);
        // Who has left since may ask again whether their message was posted.
        const isAgain = async () =>
          (await commands.load(roomMessageDecider, messageStream(messageId)))?.authorId === call.actor.id;
        if (membership.status === 'member' || !(await isAgain()))
          permit(call.actor, roomActions.postMessage, membership);
        const post = { type: 'PostMessage', data: { messageId, roomId, authorId: call.actor.id, text } } as const;
        const stream = messageStream(messageId);
        const { position } = await commands.handle(roomMessageDecider, stream, post, null, causeOf(call, call.actor));
        return { body: { success: true as const, messageId }, position };
      },
      { rateLimitKey: ({ actor, body }) => `${actor.id} ${body.roomId}` },
    ),
    answer(markRoomRead, async (call) => {
      const { roomId, position } = call.body;
      const memberId = call.actor.id;
      permit(call.actor, roomActions.markRoomRead, await membershipOf(roomId, call.actor));
      const mark = { type: 'MarkRead', data: { roomId, memberId, position } } as const;
      const stream = roomReadingStream(roomId, memberId);
      const log = { end: (await ports.log.lastPosition()) ?? 0n };
      return done(await commands.handle(roomReadingDecider, stream, mark, log, causeOf(call, call.actor)));
    }),
    answer(reportMessage, async (call) => {
      const { messageId, reason, words } = call.body;
      permit(
        call.actor,
        roomMessageActions.reportMessage,
        await membershipOf(await roomOfMessage(messageId), call.actor),
      );
      const report = { type: 'ReportMessage', data: { reporterId: call.actor.id, reason, words } } as const;
      const stream = messageStream(messageId);
      return done(await commands.handle(roomMessageDecider, stream, report, null, causeOf(call, call.actor)));
    }),
    answer(hideMessageForMe, (call) => aboutMessage(call, 'HideForMe')),
    answer(showMessageForMe, (call) => aboutMessage(call, 'ShowForMe')),
    answer(blockPerson, (call) => aboutPerson(call, 'BlockPerson')),
    answer(unblockPerson, (call) => aboutPerson(call, 'UnblockPerson')),
  ];
};
