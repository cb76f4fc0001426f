import { z } from 'zod';
import { INPUT_INVALID, NOT_ALLOWED, NOT_CAUGHT_UP, NOT_SIGNED_IN } from '../language/errors.js';
import { doneReply, id, moment } from '../language/reply.js';
import { defineRoute } from '../language/route.js';
import { secret } from '../language/secret.js';
import { line } from '../language/text.js';
import { MAX_RECIPIENT, shareParts, shareStates, shareTimes } from './constants.js';
import {
  SHARE_CODE_WRONG,
  SHARE_EXPIRED,
  SHARE_LINK_NOT_FOUND,
  SHARE_PAUSED,
  SHARE_REVOKED,
  SHARE_TOO_MANY_LINKS,
} from './errors.js';
import {
  SHARE_CODE_MISSING,
  SHARE_LINK_INCOMPLETE,
  SHARE_RECIPIENT_MISSING,
  SHARE_SCOPE_MISSING,
} from './field-problems.js';
import { shareActions } from './policy.js';

const feature = 'share';
const scope = z.array(z.enum(shareParts));

/** A share link as its patient sees it. Neither the link nor the pass code can be shown again. */
const shareLink = z.object({
  id,
  recipient: z.string(),
  scope,
  createdAt: moment,
  expiresAt: moment,
  state: z.enum(shareStates),
  /** Null unless it was revoked. */
  revokedAt: moment.nullable(),
  /** Latest time at which the pass code was entered; null if it never was. */
  lastOpened: moment.nullable(),
});
export type ShareLink = z.infer<typeof shareLink>;

export const listShareLinks = defineRoute({
  name: 'listShareLinks',
  summary: "The signed-in patient's share links, live ones first.",
  feature,
  owner: 'query-service',
  method: 'GET',
  path: '/api/users/share-links',
  action: shareActions.listShareLinks,
  shows: ['share'],
  reply: z.object({ shareLinks: z.array(shareLink) }),
  errors: [NOT_SIGNED_IN, NOT_ALLOWED, NOT_CAUGHT_UP],
});

export const createShareLink = defineRoute({
  name: 'createShareLink',
  summary:
    'Shares parts of the record for a time. The reply has the link and the pass code, which are shown only once; repeated under the same command id it is the same.',
  feature,
  owner: 'command-service',
  method: 'POST',
  path: '/api/users/share-links',
  action: shareActions.createShareLink,
  changes: ['share'],
  body: z.object({
    scope: scope.min(1, SHARE_SCOPE_MISSING.code).max(shareParts.length),
    lasts: z.enum(shareTimes),
    /** For whom the link is: a note of the patient. */
    recipient: line(MAX_RECIPIENT).min(1, SHARE_RECIPIENT_MISSING.code),
  }),
  status: 201,
  reply: z.object({
    success: z.literal(true),
    data: z.object({
      id,
      /** The address to send. Its secret is in the fragment (#), which browsers send to no server. */
      link: z.url(),
      /** To be told in another way than the link. */
      passCode: z.string(),
      expiresAt: moment,
    }),
  }),
  errors: [NOT_SIGNED_IN, NOT_ALLOWED, INPUT_INVALID, SHARE_TOO_MANY_LINKS],
  attemptsPerMinute: 12,
});

export const revokeShareLink = defineRoute({
  name: 'revokeShareLink',
  summary: 'Ends a share link at once, also where it is open. Repeated, it has no effect.',
  feature,
  owner: 'command-service',
  method: 'POST',
  path: '/api/users/share-links/:id/revoke',
  action: shareActions.revokeShareLink,
  changes: ['share'],
  params: z.object({ id }),
  reply: doneReply,
  errors: [NOT_SIGNED_IN, NOT_ALLOWED, INPUT_INVALID, SHARE_LINK_NOT_FOUND],
});

export const openShareLink = defineRoute({
  name: 'openShareLink',
  summary:
    'Opens a share link with its pass code, without an account. Whether a link exists, has expired or was revoked is told only to those with the right code.',
  feature,
  owner: 'command-service',
  method: 'POST',
  path: '/api/shared/open',
  action: shareActions.openShareLink,
  untagged: 'The visitor sees nothing before it; the patient reads the list when the page is opened.',
  body: z.object({
    /** The fragment of the link. */
    token: secret(z.string().regex(/^[\w-]{43}$/, SHARE_LINK_INCOMPLETE.code)),
    /** Blanks, hyphens and capitals do not matter. */
    passCode: secret(line(40).min(1, SHARE_CODE_MISSING.code)),
  }),
  reply: z.object({ success: z.literal(true), data: z.object({ session: id }) }),
  errors: [INPUT_INVALID, SHARE_CODE_WRONG, SHARE_PAUSED, SHARE_EXPIRED, SHARE_REVOKED],
  // Of a whole clinic behind one address. Wrong codes are counted for each link, which is paused by a few.
  attemptsPerMinute: 120,
});

export const shareRoutes = [listShareLinks, createShareLink, revokeShareLink, openShareLink] as const;
