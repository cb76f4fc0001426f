import {
  dismissReports,
  hideReportedMessage,
  removeRoomMember,
} from '@anamnesis/contracts/community/moderation-routes';
import { membershipStream } from '@anamnesis/contracts/community/membership';
import type { Actor } from '@anamnesis/contracts/language/role';
import { answer, type RouteHandler } from '@anamnesis/platform/http/answer';
import { causeOf, type RequestIdentity } from '../cause.js';
import { done } from '../done.js';
import type { Ports } from '../ports.js';
import { membershipDecider } from './membership.decider.js';
import { type MessageCommand, messageStream, roomMessageDecider } from './room-message.decider.js';

type ByOperator = RequestIdentity & { readonly actor: Actor; readonly params: { readonly id: string } };

/** Handlers of an operator's decisions on reported messages and their authors. */
export const moderationHandlers = ({ commands }: Ports): RouteHandler[] => {
  const decide = async (call: ByOperator, command: MessageCommand) => {
    const stream = messageStream(call.params.id);
    return done(await commands.handle(roomMessageDecider, stream, command, null, causeOf(call, call.actor)));
  };
  return [
    answer(hideReportedMessage, (call) =>
      decide(call, { type: 'HideMessage', data: { operatorId: call.actor.id, ...call.body } }),
    ),
    answer(dismissReports, (call) =>
      decide(call, { type: 'DismissReports', data: { operatorId: call.actor.id, ...call.body } }),
    ),
    answer(removeRoomMember, async (call) => {
      const { roomId, memberId } = call.body;
      const remove = { type: 'RemoveMember', data: { operatorId: call.actor.id, ...call.body } } as const;
      const stream = membershipStream(roomId, memberId);
      return done(await commands.handle(membershipDecider, stream, remove, null, causeOf(call, call.actor)));
    }),
  ];
};
