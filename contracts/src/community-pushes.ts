import type { Tag } from './tags.js';
import type { CommunityEventType } from './community/topics.js';

const membership = ['community-rooms', 'community-members'] as const;
const messages = ['community-rooms', 'community-messages'] as const;
const reports = ['reported-messages'] as const;
const blocked = [...messages, 'community-blocked'] as const;

/** The tags that each pushed event changes. Imports no schemas, because browsers load this file. */
const changes: Readonly<Record<CommunityEventType, readonly Tag[]>> = {
  MemberJoined: membership,
  MemberLeft: membership,
  MemberRemoved: [...membership, ...reports],
  MessagePosted: messages,
  MessageHidden: [...messages, ...reports],
  MessageReported: [...messages, ...reports],
  ReportsDismissed: [...messages, ...reports],
  RoomRead: ['community-rooms'],
  MessageHiddenForMe: messages,
  MessageShownForMe: messages,
  PersonBlocked: blocked,
  PersonUnblocked: blocked,
};
const all: readonly Tag[] = [...new Set(Object.values(changes).flat())];

/** The tags changed by a push with this event type; all of them for a type that is unknown to this build. */
export const tagsOfCommunityPush = (type: string): readonly Tag[] =>
  new Map<string, readonly Tag[]>(Object.entries(changes)).get(type) ?? all;
