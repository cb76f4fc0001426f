import { z } from 'zod';
import { INPUT_INVALID, NOT_ALLOWED, NOT_CAUGHT_UP, NOT_SIGNED_IN } from '../language/errors.js';
import { doneReply, id, moment } from '../language/reply.js';
import { defineRoute } from '../language/route.js';
import { notificationKinds } from './constants.js';
import { notificationActions } from './policy.js';

const query = { feature: 'notifications', owner: 'query-service', method: 'GET' } as const;
const command = { feature: 'notifications', owner: 'command-service', method: 'POST' } as const;

/** Names that lead to no host of the internet (RFC 6761, 6762 with its appendix G, and 8375). */
const LOCAL = /\.(?:localhost|local|invalid|intranet|internal|private|corp|home|lan|home\.arpa)$/i;

/** The address of a push service: a public name, never a number, on the standard port. */
const endpoint = z
  .string()
  .max(1_000)
  .regex(/^https:\/\/(?:[a-z0-9-]+\.)+[a-z][a-z0-9-]*\/[\x21-\x7e]*$/i)
  .refine((text) => URL.canParse(text) && !LOCAL.test(new URL(text).hostname));

export const showPush = defineRoute({
  ...query,
  name: 'showPush',
  summary:
    'The public key with which a browser subscribes to push notifications, null where none are offered; and whether this sign-in has a subscription.',
  path: '/api/notifications/push',
  action: notificationActions.showPush,
  shows: ['push'],
  reply: z.object({ publicKey: z.string().nullable(), isOn: z.boolean() }),
  errors: [NOT_SIGNED_IN, NOT_ALLOWED, NOT_CAUGHT_UP],
});

export const subscribeToPush = defineRoute({
  ...command,
  name: 'subscribeToPush',
  summary:
    'Sends push notifications to this browser until its sign-in ends. Repeated, it has no effect. An account has ten such browsers at most; a further one replaces the oldest.',
  path: '/api/notifications/push',
  action: notificationActions.subscribeToPush,
  changes: ['push'],
  body: z.object({
    endpoint,
    /** The browser's public key (P-256, uncompressed), and a secret of 16 bytes; both in base64url. */
    p256dh: z.string().regex(/^B[\w-]{86}$/),
    auth: z.string().regex(/^[\w-]{22}$/),
  }),
  reply: doneReply,
  errors: [NOT_SIGNED_IN, NOT_ALLOWED, INPUT_INVALID],
  attemptsPerMinute: 30,
});

export const unsubscribeFromPush = defineRoute({
  ...command,
  name: 'unsubscribeFromPush',
  summary: 'Ends the push notifications of this sign-in. Repeated, it has no effect.',
  path: '/api/notifications/push/end',
  action: notificationActions.unsubscribeFromPush,
  changes: ['push'],
  reply: doneReply,
  errors: [NOT_SIGNED_IN, NOT_ALLOWED],
  attemptsPerMinute: 30,
});

/** The devices to which something is pushed. */
export const listPushSubscriptions = defineRoute({
  ...query,
  name: 'listPushSubscriptions',
  summary: 'The ids of the push subscriptions of an account whose sign-ins have not ended.',
  path: '/api/notifications/push/subscriptions/:accountId',
  action: notificationActions.listPushSubscriptions,
  params: z.object({ accountId: id }),
  reply: z.object({ subscriptionIds: z.array(id) }),
  errors: [NOT_SIGNED_IN, NOT_ALLOWED, INPUT_INVALID, NOT_CAUGHT_UP],
});

/** What a push notification needs at the moment it is sent. */
export const showPushMessage = defineRoute({
  ...query,
  name: 'showPushMessage',
  summary:
    'Where to send a push notification, and when; null if it is no longer wanted: switched off, read already, withdrawn, or without a device.',
  path: '/api/notifications/push/messages/:accountId/:subscriptionId/:notificationId',
  action: notificationActions.showPushMessage,
  params: z.object({ accountId: id, subscriptionId: id, notificationId: z.string().regex(/^[\w:. -]{1,120}$/) }),
  reply: z.object({
    push: z
      .object({
        ...{ endpoint: z.string(), p256dh: z.string(), auth: z.string() },
        kind: z.enum(notificationKinds),
        /** The path of the page that shows the thing itself. */
        link: z.string(),
        startsAt: moment.nullable(),
        /** The end of the quiet hours; null outside them. */
        quietUntil: moment.nullable(),
      })
      .nullable(),
  }),
  errors: [NOT_SIGNED_IN, NOT_ALLOWED, INPUT_INVALID, NOT_CAUGHT_UP],
});

export const removePushSubscription = defineRoute({
  ...command,
  name: 'removePushSubscription',
  summary: 'Removes a subscription that its push service no longer knows. Repeated, it has no effect.',
  path: '/api/notifications/push/subscriptions/:accountId/:subscriptionId/remove',
  action: notificationActions.removePushSubscription,
  changes: ['push'],
  params: z.object({ accountId: id, subscriptionId: id }),
  reply: doneReply,
  errors: [NOT_SIGNED_IN, NOT_ALLOWED, INPUT_INVALID],
});

export const pushRoutes = [
  showPush,
  subscribeToPush,
  unsubscribeFromPush,
  listPushSubscriptions,
  showPushMessage,
  removePushSubscription,
] as const;
