import { z } from 'zod';
import { INPUT_INVALID, NOT_ALLOWED, NOT_CAUGHT_UP, NOT_SIGNED_IN } from '../language/errors.js';
import { doneReply, id, moment } from '../language/reply.js';
import { defineRoute } from '../language/route.js';
import {
  BLOCKED_TOO_MANY,
  COMMUNITY_PERSON_NOT_FOUND,
  COMMUNITY_PERSON_SELF,
  ROOM_MESSAGE_NOT_FOUND,
} from './errors.js';
import { communityActions, roomMessageActions } from './policy.js';

const feature = 'community';
const query = { feature, owner: 'query-service', method: 'GET' } as const;
const command = { feature, owner: 'command-service', method: 'POST' } as const;

export const listBlocked = defineRoute({
  ...query,
  name: 'listBlocked',
  summary: 'Whom the signed-in patient has blocked, by username, the latest first.',
  path: '/api/community/blocked',
  action: communityActions.listBlocked,
  shows: ['community-blocked'],
  reply: z.object({ blocked: z.array(z.object({ username: z.string(), since: moment })) }),
  errors: [NOT_SIGNED_IN, NOT_ALLOWED, NOT_CAUGHT_UP],
});

const forMe = {
  ...command,
  action: roomMessageActions.hideMessageForMe,
  changes: ['community-messages', 'community-rooms'],
  body: z.object({ messageId: id }),
  reply: doneReply,
  errors: [NOT_SIGNED_IN, NOT_ALLOWED, INPUT_INVALID, ROOM_MESSAGE_NOT_FOUND],
  attemptsPerMinute: 60,
} as const;

export const hideMessageForMe = defineRoute({
  ...forMe,
  name: 'hideMessageForMe',
  summary: 'Hides a message for the signed-in patient alone. Repeated, it has no effect.',
  path: '/api/community/hide',
});

export const showMessageForMe = defineRoute({
  ...forMe,
  name: 'showMessageForMe',
  summary: 'Shows a message again that the signed-in patient has hidden for themselves. Repeated, it has no effect.',
  path: '/api/community/unhide',
});

const aboutAPerson = {
  ...command,
  action: communityActions.changeBlocked,
  changes: ['community-blocked', 'community-messages', 'community-rooms'],
  /** In capital or small letters. */
  body: z.object({ username: z.string().trim().min(1).max(40) }),
  reply: doneReply,
  attemptsPerMinute: 30,
} as const;

export const blockPerson = defineRoute({
  ...aboutAPerson,
  name: 'blockPerson',
  summary:
    'Hides all messages of another patient, in all rooms, from the signed-in one. The other one does not learn of it. Repeated, it has no effect.',
  path: '/api/community/block',
  errors: [
    ...([NOT_SIGNED_IN, NOT_ALLOWED, INPUT_INVALID, COMMUNITY_PERSON_NOT_FOUND, COMMUNITY_PERSON_SELF] as const),
    BLOCKED_TOO_MANY,
  ],
});

export const unblockPerson = defineRoute({
  ...aboutAPerson,
  name: 'unblockPerson',
  summary: 'Shows the messages of a blocked patient again. Repeated, it has no effect.',
  path: '/api/community/unblock',
  errors: [NOT_SIGNED_IN, NOT_ALLOWED, INPUT_INVALID, COMMUNITY_PERSON_NOT_FOUND],
});

export const communityChoiceRoutes = [
  listBlocked,
  hideMessageForMe,
  showMessageForMe,
  blockPerson,
  unblockPerson,
] as const;
