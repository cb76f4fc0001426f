import { z } from 'zod';
import { INPUT_INVALID, NOT_ALLOWED, NOT_CAUGHT_UP, NOT_SIGNED_IN } from '../language/errors.js';
import { doneReply, id, moment } from '../language/reply.js';
import { defineRoute } from '../language/route.js';
import {
  MAX_MESSAGE,
  MAX_REPORT_WORDS,
  MESSAGES_PER_MINUTE,
  seenStates,
  reportReasons,
  REPORTS_PER_MINUTE,
} from './constants.js';
import { ROOM_MESSAGE_NOT_FOUND, ROOM_MESSAGE_OWN, ROOM_NOT_FOUND } from './errors.js';
import { MESSAGE_BLANK } from './field-problems.js';
import { roomActions, roomMessageActions } from './policy.js';
import { typedRoomId } from './room-id.js';

const feature = 'community';
const query = { feature, owner: 'query-service', method: 'GET' } as const;
const command = { feature, owner: 'command-service', method: 'POST' } as const;

/** A position of the log, as a decimal number. */
export const position = z.string().regex(/^\d{1,18}$/);

/** A message as one member sees it. Messages of people whom they have blocked, and those they have reported, are left out. */
export const roomMessage = z.object({
  /** The id of the command that sent it, so that a browser recognises its own. */
  _id: id,
  /** Its place in the room: messages are ordered by it. */
  position,
  /** The author's username; empty where `state` is `erased`. */
  sender: z.string(),
  isOwn: z.boolean(),
  /** Plain text of several lines; empty unless `state` is `shown`. */
  message: z.string(),
  timestamp: moment,
  state: z.enum(seenStates),
  /** Why and when an operator has hidden it; null otherwise. */
  hidden: z.object({ reason: z.enum(reportReasons), at: moment }).nullable(),
});
export type RoomMessage = z.infer<typeof roomMessage>;

export const listRoomMessages = defineRoute({
  ...query,
  name: 'listRoomMessages',
  summary:
    "A page of a room's messages, for its members. Without a position the latest ones; `before` a message, older ones; `after` a cursor, what was posted or has changed since, with nothing missed.",
  path: '/api/community/rooms/:roomId/messages',
  action: roomActions.listRoomMessages,
  shows: ['community-messages'],
  params: z.object({ roomId: typedRoomId }),
  query: z
    .object({ before: position.optional(), after: position.optional() })
    .refine(({ before, after }) => before === undefined || after === undefined, { path: ['after'] }),
  reply: z.object({
    /** In the order of their positions. With `after`, also known messages that have changed: they replace those with the same id. */
    messages: z.array(roomMessage),
    /** The `before` of the next older page; null at the room's beginning, and with `after`. */
    earlier: position.nullable(),
    /** The next `after`. */
    cursor: position,
    /** Whether more than one page has changed: then ask again at once with `cursor`. */
    hasMore: z.boolean(),
  }),
  errors: [NOT_SIGNED_IN, NOT_ALLOWED, INPUT_INVALID, ROOM_NOT_FOUND, NOT_CAUGHT_UP],
});

export const postMessage = defineRoute({
  ...command,
  name: 'postMessage',
  summary:
    'Posts a message in a room, as a member. The command id becomes its id, so that sending again after a lost reply posts it once.',
  path: '/api/community/message',
  action: roomActions.postMessage,
  changes: ['community-messages', 'community-rooms'],
  body: z.object({
    roomId: typedRoomId,
    message: z.string().trim().min(1, MESSAGE_BLANK.code).max(MAX_MESSAGE),
  }),
  reply: z.object({ success: z.literal(true), messageId: id }),
  errors: [NOT_SIGNED_IN, NOT_ALLOWED, INPUT_INVALID, ROOM_NOT_FOUND],
  attemptsPerMinute: MESSAGES_PER_MINUTE,
});

export const markRoomRead = defineRoute({
  ...command,
  name: 'markRoomRead',
  summary: 'Marks a room as read up to a position, on every device. An earlier position has no effect.',
  path: '/api/community/read',
  action: roomActions.markRoomRead,
  changes: ['community-rooms'],
  body: z.object({ roomId: typedRoomId, position }),
  reply: doneReply,
  errors: [NOT_SIGNED_IN, NOT_ALLOWED, INPUT_INVALID, ROOM_NOT_FOUND],
  attemptsPerMinute: 120,
});

export const reportMessage = defineRoute({
  ...command,
  name: 'reportMessage',
  summary:
    "Reports another member's message to the operators, and hides it for the reporter. The author does not learn who reported it. Repeated, it has no effect.",
  path: '/api/community/report',
  action: roomMessageActions.reportMessage,
  changes: ['community-messages', 'community-rooms', 'reported-messages'],
  body: z.object({
    messageId: id,
    reason: z.enum(reportReasons),
    /** What else the reporter wants to say. */
    words: z.string().trim().max(MAX_REPORT_WORDS).default(''),
  }),
  reply: doneReply,
  errors: [NOT_SIGNED_IN, NOT_ALLOWED, INPUT_INVALID, ROOM_MESSAGE_NOT_FOUND, ROOM_MESSAGE_OWN],
  attemptsPerMinute: REPORTS_PER_MINUTE,
});

export const roomMessageRoutes = [listRoomMessages, postMessage, markRoomRead, reportMessage] as const;
