import { always, definePolicy, own, policy, type Rule } from '../language/policy.js';
import { ROOM_MESSAGE_NOT_FOUND, ROOM_NOT_FOUND } from './errors.js';
import type { Membership } from './membership.js';

const member: Rule<Membership> = {
  when: 'who are members of the room',
  ask: (_, { status }) => (status === 'member' ? { subject: null, ground: { purpose: 'room' } } : null),
};
const members = { patient: member };

/** Others get the same reply as for a room that does not exist. */
export const roomActions = definePolicy<Membership>()(
  { about: 'room', otherwise: ROOM_NOT_FOUND, recorded: false },
  {
    listRoomMessages: members,
    listRoomMembers: members,
    postMessage: members,
    markRoomRead: members,
  },
);

/** Others get the same reply as for a message that does not exist. */
export const roomMessageActions = definePolicy<Membership>()(
  { about: 'room', otherwise: ROOM_MESSAGE_NOT_FOUND, recorded: false },
  { reportMessage: members, hideMessageForMe: members },
);

/** What a patient may do without being a member of a given room. */
export const communityActions = policy({
  listRooms: { patient: own },
  countUnreadMessages: { patient: own },
  createRoom: { patient: own },
  joinRoom: { patient: own },
  leaveRoom: { patient: own },
  listBlocked: { patient: own },
  changeBlocked: { patient: own },
});

const moderating = { operator: always('moderation', 'to review reported messages') };

export const moderationActions = policy({
  listReportedMessages: moderating,
  showReportedMessage: moderating,
  decideReports: moderating,
  removeRoomMember: moderating,
});
