import { z } from 'zod';
import { defineEvent, type EventOf } from '../language/event.js';
import { id } from '../language/reply.js';
import { reportReasons } from './constants.js';
import { roomIdFormat } from './room-id.js';

const room = z.object({ roomId: roomIdFormat });
const reason = z.enum(reportReasons);

/** A patient has created a room. Its name and description are the creator's words. */
export const RoomCreated = defineEvent({
  type: 'RoomCreated',
  schema: room.extend({ creatorId: id, name: z.string(), description: z.string() }),
  subject: (data) => data.creatorId,
  personal: { name: '', description: '' },
});

const membership = room.extend({ memberId: id });

export const MemberJoined = defineEvent({ type: 'MemberJoined', schema: membership });
export const MemberLeft = defineEvent({ type: 'MemberLeft', schema: membership });

/** An operator has removed a member, who cannot join this room again. */
export const MemberRemoved = defineEvent({
  type: 'MemberRemoved',
  schema: membership.extend({
    operatorId: id,
    reason,
    /** In the operator's words; for operators and auditors. */
    notes: z.string(),
    /** Who had left before is kept from returning. */
    was: z.enum(['member', 'left']),
  }),
  subject: (data) => data.memberId,
  personal: { notes: '(erased)' },
});

/** A member has read a room's messages up to this position of the log. */
export const RoomRead = defineEvent({
  type: 'RoomRead',
  schema: membership.extend({ position: z.string().regex(/^\d{1,18}$/) }),
});

const message = room.extend({ messageId: id, authorId: id });

/** A member has written a message. Its id is that of the command. */
export const MessagePosted = defineEvent({
  type: 'MessagePosted',
  schema: message.extend({ text: z.string() }),
  subject: (data) => data.authorId,
  personal: { text: '' },
});

/** A member has reported a message of another one, and no longer sees it. */
export const MessageReported = defineEvent({
  type: 'MessageReported',
  schema: message.extend({
    reporterId: id,
    reason,
    /** In the reporter's words; may be empty. */
    words: z.string(),
  }),
  subject: (data) => data.reporterId,
  personal: { words: '(erased)' },
});

const decision = message.extend({
  operatorId: id,
  /** Who had reported it and not been told of a decision. */
  reporterIds: z.array(id),
  /** In the operator's words; for operators and auditors. */
  notes: z.string(),
});

/** An operator has hidden a message from all members. The reason is shown in its place. */
export const MessageHidden = defineEvent({
  type: 'MessageHidden',
  schema: decision.extend({ reason }),
  subject: (data) => data.authorId,
  personal: { notes: '(erased)' },
});

/** An operator has found the reports of a message unfounded: it stays. */
export const ReportsDismissed = defineEvent({
  type: 'ReportsDismissed',
  schema: decision,
  subject: (data) => data.authorId,
  personal: { notes: '(erased)' },
});

const choice = z.object({ accountId: id });

/** A person no longer wants to see a message. */
export const MessageHiddenForMe = defineEvent({
  type: 'MessageHiddenForMe',
  schema: choice.extend({ messageId: id }),
});
export const MessageShownForMe = defineEvent({ type: 'MessageShownForMe', schema: choice.extend({ messageId: id }) });

/** A person no longer wants to see another one's messages, in any room. The other one does not learn of it. */
export const PersonBlocked = defineEvent({ type: 'PersonBlocked', schema: choice.extend({ blockedId: id }) });
export const PersonUnblocked = defineEvent({ type: 'PersonUnblocked', schema: choice.extend({ blockedId: id }) });

/** An operator has opened reported messages, with the messages around them. */
export const ReportedMessagesRead = defineEvent({
  type: 'ReportedMessagesRead',
  schema: z.object({ operatorId: id, messageIds: z.array(id) }),
});

const roomEvents = [RoomCreated] as const;
export const membershipEvents = [MemberJoined, MemberLeft, MemberRemoved] as const;
export const messageEvents = [MessagePosted, MessageReported, MessageHidden, ReportsDismissed] as const;
export const choiceEvents = [MessageHiddenForMe, MessageShownForMe, PersonBlocked, PersonUnblocked] as const;
export const communityEvents = [
  ...roomEvents,
  ...membershipEvents,
  RoomRead,
  ...messageEvents,
  ...choiceEvents,
  ReportedMessagesRead,
] as const;
export type CommunityEvent = EventOf<(typeof communityEvents)[number]>;
export type RoomEvent = EventOf<(typeof roomEvents)[number]>;
export type MembershipEvent = EventOf<(typeof membershipEvents)[number]>;
export type RoomReadEvent = EventOf<typeof RoomRead>;
export type MessageEvent = EventOf<(typeof messageEvents)[number]>;
export type CommunityChoiceEvent = EventOf<(typeof choiceEvents)[number]>;

/** The append-only stream of what an operator has opened. */
export const moderationStream = (operatorId: string) => `moderation-${operatorId}`;
