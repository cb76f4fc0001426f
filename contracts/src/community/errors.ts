import { defineError } from '../language/refusal.js';

/** Also the reply about a room of which the caller is no member. */
export const ROOM_NOT_FOUND = defineError(
  'ROOM_NOT_FOUND',
  404,
  'There is no such room among yours. Nothing was changed.',
);
export const ROOM_ID_UNKNOWN = defineError(
  'ROOM_ID_UNKNOWN',
  404,
  'No room has this ID. Two signs may have changed places.',
);
export const ROOM_CLOSED = defineError(
  'ROOM_CLOSED',
  403,
  'You were removed from this room because of its rules. You cannot join it again.',
);
export const ROOM_MESSAGE_NOT_FOUND = defineError(
  'ROOM_MESSAGE_NOT_FOUND',
  404,
  'There is no such message. Nothing was changed.',
);
export const ROOM_MESSAGE_OWN = defineError('ROOM_MESSAGE_OWN', 409, 'This is your own message. Nothing was changed.');
export const COMMUNITY_PERSON_NOT_FOUND = defineError(
  'COMMUNITY_PERSON_NOT_FOUND',
  404,
  'There is nobody with this username. Nothing was changed.',
);
export const COMMUNITY_PERSON_SELF = defineError(
  'COMMUNITY_PERSON_SELF',
  409,
  'You cannot block yourself. Nothing was changed.',
);
export const BLOCKED_TOO_MANY = defineError(
  'BLOCKED_TOO_MANY',
  409,
  'You have blocked 500 people, which is the limit. Nothing was changed; please unblock somebody first.',
);
export const REPORTS_CHANGED = defineError(
  'REPORTS_CHANGED',
  409,
  'This message was reported again or decided on since you opened it. No decision was saved; please look at it again.',
);
export const ROOM_MEMBER_NOT_FOUND = defineError(
  'ROOM_MEMBER_NOT_FOUND',
  404,
  'This person is no member of the room. Nothing was changed.',
);
