import { z } from 'zod';
import { id, moment } from '../language/reply.js';
import { defineTopic } from '../language/topic.js';
import { roomIdFormat } from './room-id.js';

/** The events that a room's members are told of, a person's own marks and choices, and reports with what was decided, for operators. Ids only. */
export const communityEventTypes = [
  'MemberJoined',
  'MemberLeft',
  'MemberRemoved',
  'MessagePosted',
  'MessageHidden',
  'MessageReported',
  'ReportsDismissed',
  'RoomRead',
  'MessageHiddenForMe',
  'MessageShownForMe',
  'PersonBlocked',
  'PersonUnblocked',
] as const;
export type CommunityEventType = (typeof communityEventTypes)[number];

export const communityTopic = defineTopic({
  name: 'community',
  schema: z.object({
    eventId: id,
    type: z.enum(communityEventTypes),
    /** Null for a choice of one person. */
    roomId: roomIdFormat.nullable(),
    messageId: id.nullable(),
    /** The author, the member, or the person whose mark or choice it is. Never who reported. */
    accountId: id,
    /** Who has reported a message, or waited for a decision: they alone see it differently. Between servers; no push names them. */
    reporterIds: z.array(id).default([]),
    /** Position in the log, as a decimal number. */
    position: z.string(),
    recordedAt: moment,
  }),
});

/** A push to the members of a room, to one person's devices, or to operators. `position`: the log position that a read model must reach to show it. */
export interface CommunityPush {
  type: CommunityEventType;
  roomId: string | null;
  messageId: string | null;
  position: string;
}
