import { membershipFold, membershipStream } from '@anamnesis/contracts/community/membership';
import { listBlocked } from '@anamnesis/contracts/community/choice-routes';
import { listRoomMessages } from '@anamnesis/contracts/community/message-routes';
import { countUnreadMessages, listRoomMembers, listRooms } from '@anamnesis/contracts/community/routes';
import { answer, answerAbout, type RouteHandler } from '@anamnesis/platform/http/answer';
import { community } from '@anamnesis/read-models/community/community';
import { erasures } from '@anamnesis/read-models/erasure/erasures';
import { patientProfile } from '@anamnesis/read-models/profiles/patient-profile';
import type { Ports } from '../ports.js';
import { blockedBy, membersOf } from './members-of.js';
import { messagesOf } from './messages-of.js';
import { roomsOf, unreadMessagesOf } from './rooms-of.js';

const reads = [community, patientProfile, erasures];

/** Handlers of what members of rooms read. Membership is read from the log, so that leaving ends it at once. */
export const communityHandlers = (ports: Ports): RouteHandler[] => {
  const membership = (call: { params: { roomId: string }; actor: { id: string } }) =>
    ports.log.load(membershipFold, membershipStream(call.params.roomId, call.actor.id));
  return [
    answer(listRooms, async ({ actor }) => ({ body: await roomsOf(ports, actor.id) }), { reads }),
    answer(countUnreadMessages, async ({ actor }) => ({ body: await unreadMessagesOf(ports, actor.id) }), { reads }),
    answer(listBlocked, async ({ actor }) => ({ body: await blockedBy(ports, actor.id) }), { reads }),
    answerAbout(
      listRoomMessages,
      membership,
      async ({ params, query, actor }) => ({ body: await messagesOf(ports, params.roomId, actor.id, query) }),
      { reads },
    ),
    answerAbout(
      listRoomMembers,
      membership,
      async ({ params, query, actor }) => ({ body: await membersOf(ports, params.roomId, actor.id, query.after) }),
      { reads },
    ),
  ];
};
