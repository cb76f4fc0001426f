import { z } from 'zod';
import { INPUT_INVALID, NOT_ALLOWED, NOT_CAUGHT_UP, NOT_SIGNED_IN } from '../language/errors.js';
import { doneReply, id, moment } from '../language/reply.js';
import { line } from '../language/text.js';
import { defineRoute } from '../language/route.js';
import {
  JOINS_PER_MINUTE,
  MAX_ROOM_DESCRIPTION,
  MAX_ROOM_NAME,
  MOST_UNREAD_MESSAGES,
  ROOMS_PER_MINUTE,
} from './constants.js';
import { ROOM_CLOSED, ROOM_ID_UNKNOWN, ROOM_NOT_FOUND } from './errors.js';
import { ROOM_NAME_MISSING } from './field-problems.js';
import { position, roomMessage } from './message-routes.js';
import { communityActions, roomActions } from './policy.js';
import { roomIdFormat, typedRoomId } from './room-id.js';

const feature = 'community';
const query = { feature, owner: 'query-service', method: 'GET' } as const;
const command = { feature, owner: 'command-service', method: 'POST' } as const;

const unread = z.number().int().max(MOST_UNREAD_MESSAGES);

const room = z.object({
  _id: roomIdFormat,
  /** Empty once its creator is erased: it is then called by its id. */
  name: z.string(),
  description: z.string(),
  /** The latest ones, oldest first. */
  messages: z.array(roomMessage),
  /** The newest of them that is `shown`; null without one. */
  lastMessage: roomMessage.nullable(),
  /** Whether anything was written in it, also by people whom the caller does not see. */
  hasMessages: z.boolean(),
  memberCount: z.number().int(),
  /** Members who have the product open now. */
  hereCount: z.number().int(),
  /** Messages of others since the last one read, up to 100. */
  unread,
  /** Position up to which the caller has read the room; null if they never have. */
  readUpTo: position.nullable(),
  /** When the caller joined. */
  joinedAt: moment,
  /** Where to resume: `listRoomMessages` with it as `after` replies with what came later. */
  cursor: position,
});
export type Room = z.infer<typeof room>;

export const listRooms = defineRoute({
  ...query,
  name: 'listRooms',
  summary:
    "The signed-in patient's rooms with their latest messages, the most recently used one first, and the username that others see.",
  path: '/api/community/rooms',
  action: communityActions.listRooms,
  shows: ['community-rooms', 'community-messages'],
  reply: z.object({ rooms: z.array(room), senderUsername: z.string() }),
  errors: [NOT_SIGNED_IN, NOT_ALLOWED, NOT_CAUGHT_UP],
});

export const countUnreadMessages = defineRoute({
  ...query,
  name: 'countUnreadMessages',
  summary: "The number of unread messages in the signed-in patient's rooms, at most 100, and of rooms that have some.",
  path: '/api/community/unread',
  action: communityActions.countUnreadMessages,
  shows: ['community-rooms', 'community-messages'],
  reply: z.object({ unread, rooms: z.number().int() }),
  errors: [NOT_SIGNED_IN, NOT_ALLOWED, NOT_CAUGHT_UP],
});

const roomMember = z.object({
  username: z.string(),
  isYou: z.boolean(),
  /** Whether they have the product open now. */
  isHere: z.boolean(),
  isBlocked: z.boolean(),
  joinedAt: moment,
});
export type RoomMember = z.infer<typeof roomMember>;

export const listRoomMembers = defineRoute({
  ...query,
  name: 'listRoomMembers',
  summary: 'The members of a room by username, for its members, in pages. Nothing else of them is told.',
  path: '/api/community/rooms/:roomId/members',
  action: roomActions.listRoomMembers,
  shows: ['community-members', 'community-blocked'],
  params: z.object({ roomId: typedRoomId }),
  /** `after`: the last username of the page before. */
  query: z.object({ after: z.string().max(40).optional() }),
  reply: z.object({
    members: z.array(roomMember),
    memberCount: z.number().int(),
    hereCount: z.number().int(),
    /** The next `after`; null on the last page. */
    next: z.string().nullable(),
  }),
  errors: [NOT_SIGNED_IN, NOT_ALLOWED, INPUT_INVALID, ROOM_NOT_FOUND, NOT_CAUGHT_UP],
});

export const createRoom = defineRoute({
  ...command,
  name: 'createRoom',
  summary: 'Creates a room, whose first member is the signed-in patient. Repeated under one command id it is one room.',
  path: '/api/community/rooms',
  action: communityActions.createRoom,
  changes: ['community-rooms'],
  body: z.object({
    name: line(MAX_ROOM_NAME).min(1, ROOM_NAME_MISSING.code),
    description: z.string().trim().max(MAX_ROOM_DESCRIPTION).default(''),
  }),
  reply: z.object({
    success: z.literal(true),
    room: z.object({ _id: roomIdFormat, name: z.string(), description: z.string() }),
  }),
  errors: [NOT_SIGNED_IN, NOT_ALLOWED, INPUT_INVALID],
  attemptsPerMinute: ROOMS_PER_MINUTE,
});

const aboutARoom = { ...command, body: z.object({ roomId: typedRoomId }) } as const;

export const joinRoom = defineRoute({
  ...aboutARoom,
  name: 'joinRoom',
  summary:
    'Makes the signed-in patient a member of a room, by its id, in capital or small letters. Repeated, it has no effect.',
  path: '/api/community/join',
  action: communityActions.joinRoom,
  changes: ['community-rooms', 'community-members', 'community-messages'],
  reply: z.object({
    success: z.literal(true),
    userId: id,
    roomId: roomIdFormat,
  }),
  errors: [NOT_SIGNED_IN, NOT_ALLOWED, INPUT_INVALID, ROOM_ID_UNKNOWN, ROOM_CLOSED],
  attemptsPerMinute: JOINS_PER_MINUTE,
});

export const leaveRoom = defineRoute({
  ...aboutARoom,
  name: 'leaveRoom',
  summary: 'Ends a membership: its messages can no longer be read, and stay in the room. Repeated, it has no effect.',
  path: '/api/community/leave',
  action: communityActions.leaveRoom,
  changes: ['community-rooms', 'community-members', 'community-messages'],
  reply: doneReply,
  errors: [NOT_SIGNED_IN, NOT_ALLOWED, INPUT_INVALID, ROOM_NOT_FOUND],
  attemptsPerMinute: 30,
});

export const communityRoutes = [
  listRooms,
  countUnreadMessages,
  listRoomMembers,
  createRoom,
  joinRoom,
  leaveRoom,
] as const;
