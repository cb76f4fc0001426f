import { z } from 'zod';
import { openingHeader } from '../audit/opening.js';
import { INPUT_INVALID, NOT_ALLOWED, NOT_CAUGHT_UP, NOT_SIGNED_IN, PERSON_ERASED } from '../language/errors.js';
import { REASON_MISSING } from '../language/field-problems.js';
import { listQuery } from '../language/list.js';
import { doneReply, id, moment } from '../language/reply.js';
import { defineRoute } from '../language/route.js';
import { MAX_MODERATION_NOTES, messageStates, moderationStates, reportReasons } from './constants.js';
import { REPORTS_CHANGED, ROOM_MEMBER_NOT_FOUND, ROOM_MESSAGE_NOT_FOUND } from './errors.js';
import { moderationActions } from './policy.js';
import { roomIdFormat } from './room-id.js';

const feature = 'community';
const reason = z.enum(reportReasons);

/** A reported message as a row of a list. */
const reportedRow = z.object({
  /** The id of the message. */
  id,
  roomId: roomIdFormat,
  /** Empty once its creator is erased. */
  roomName: z.string(),
  /** The author's username; empty once they are erased. */
  sender: z.string(),
  /** Empty once the author is erased. */
  message: z.string(),
  postedAt: moment,
  /** Without repetition. */
  reasons: z.array(reason),
  reportCount: z.number().int(),
  firstReportedAt: moment,
  lastReportedAt: moment,
  /** `open` again when somebody else reports it after a dismissal. */
  state: z.enum(moderationStates),
});
export type ReportedMessageRow = z.infer<typeof reportedRow>;

/** A message of the room as an operator sees it beside a reported one, hidden ones included. */
const contextMessage = z.object({
  _id: id,
  sender: z.string(),
  message: z.string(),
  timestamp: moment,
  state: z.enum(messageStates),
  isReported: z.boolean(),
});

const reportedMessage = reportedRow.extend({
  authorId: id,
  /** Whether the author is still a member of the room. */
  isMember: z.boolean(),
  /** Number of the message's reports and decisions. A decision names the version it is based on. */
  version: z.number().int(),
  /** Oldest first. Reporters are not named. */
  reports: z.array(z.object({ reason, words: z.string(), at: moment })),
  /** Oldest first, with the operator's name. */
  decisions: z.array(
    z.object({
      decision: z.enum(['hidden', 'dismissed']),
      /** Null for a dismissal. */
      reason: reason.nullable(),
      notes: z.string(),
      by: z.string(),
      at: moment,
    }),
  ),
  /** The messages before and after it, and itself, in their order. */
  context: z.array(contextMessage),
});
export type ReportedMessage = z.infer<typeof reportedMessage>;

export const listReportedMessages = defineRoute({
  name: 'listReportedMessages',
  summary:
    "Reported messages of all rooms, as a list of the operator's screens, filtered by `state`. Each opening is recorded.",
  feature,
  owner: 'query-service',
  method: 'GET',
  path: '/api/admin/reported-messages',
  action: moderationActions.listReportedMessages,
  shows: ['reported-messages'],
  query: listQuery,
  headers: z.object(openingHeader),
  reply: z.array(reportedRow),
  errors: [NOT_SIGNED_IN, NOT_ALLOWED, INPUT_INVALID, NOT_CAUGHT_UP],
});

export const showReportedMessage = defineRoute({
  name: 'showReportedMessage',
  summary: 'A reported message with its reports, decisions, and the messages around it. Each opening is recorded.',
  feature,
  owner: 'query-service',
  method: 'GET',
  path: '/api/admin/reported-messages/:id',
  action: moderationActions.showReportedMessage,
  shows: ['reported-messages'],
  params: z.object({ id }),
  headers: z.object(openingHeader),
  reply: reportedMessage,
  errors: [NOT_SIGNED_IN, NOT_ALLOWED, INPUT_INVALID, ROOM_MESSAGE_NOT_FOUND, NOT_CAUGHT_UP],
});

/** The version of the reported message that was shown to the operator. */
const seen = z.int32().min(0);
const notes = z.string().trim().max(MAX_MODERATION_NOTES);
const deciding = {
  feature,
  owner: 'command-service',
  method: 'POST',
  action: moderationActions.decideReports,
  changes: ['reported-messages', 'community-messages', 'community-rooms'],
  params: z.object({ id }),
  reply: doneReply,
  errors: [NOT_SIGNED_IN, NOT_ALLOWED, INPUT_INVALID, ROOM_MESSAGE_NOT_FOUND, REPORTS_CHANGED, PERSON_ERASED],
} as const;

export const hideReportedMessage = defineRoute({
  ...deciding,
  name: 'hideReportedMessage',
  summary:
    'Hides a reported message from all members, with a reason that is shown in its place. The author and the reporters are told. A repetition has no effect.',
  path: '/api/admin/reported-messages/:id/hide',
  body: z.object({ seen, reason, notes: notes.default('') }),
});

export const dismissReports = defineRoute({
  ...deciding,
  name: 'dismissReports',
  summary: 'Keeps a reported message. The reporters are told. A repetition has no effect.',
  path: '/api/admin/reported-messages/:id/dismiss',
  body: z.object({ seen, notes: notes.min(1, REASON_MISSING.code) }),
});

export const removeRoomMember = defineRoute({
  name: 'removeRoomMember',
  summary: 'Removes a member from a room, who is told, and cannot join it again. A repetition has no effect.',
  feature,
  owner: 'command-service',
  method: 'POST',
  path: '/api/admin/community/remove',
  action: moderationActions.removeRoomMember,
  changes: ['reported-messages', 'community-members', 'community-rooms', 'community-messages'],
  body: z.object({ roomId: roomIdFormat, memberId: id, reason, notes: notes.default('') }),
  reply: doneReply,
  errors: [NOT_SIGNED_IN, NOT_ALLOWED, INPUT_INVALID, ROOM_MEMBER_NOT_FOUND, PERSON_ERASED],
});

export const moderationRoutes = [
  listReportedMessages,
  showReportedMessage,
  hideReportedMessage,
  dismissReports,
  removeRoomMember,
] as const;
