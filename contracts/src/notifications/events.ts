import { z } from 'zod';
import { defineEvent, type EventOf } from '../language/event.js';
import { id, moment, timeOfDay } from '../language/reply.js';
import { groupNames } from './constants.js';

/** Which notifications a person has read: some by their ids, or all up to a moment. */
export const NotificationsRead = defineEvent({
  type: 'NotificationsRead',
  schema: z.object({ accountId: id, ids: z.array(z.string()), upTo: moment.nullable() }),
});

/** The hours in which nothing that can wait is sent, in a zone (IANA name); over midnight if `to` is the earlier one. */
export const quietHours = z.object({ from: timeOfDay, to: timeOfDay, zone: z.string() });
export type QuietHours = z.infer<typeof quietHours>;

const groups = z.array(z.enum(groupNames));
/** The groups of which a person gets no emails and no pushes. A group that is in no list is on. */
export const choices = z.object({ mailOff: groups, pushOff: groups, quietHours: quietHours.nullable() });
export type Choices = z.infer<typeof choices>;

/** All choices of a person about notifications, instead of those before. */
export const NotificationPreferencesChanged = defineEvent({
  type: 'NotificationPreferencesChanged',
  schema: choices.extend({ accountId: id }),
  subject: (data) => data.accountId,
  // When a person sleeps, and where.
  personal: { quietHours: null },
});

/** A browser of a person receives pushes: its address at the push service, and the keys under which they are encrypted. */
export const PushSubscribed = defineEvent({
  type: 'PushSubscribed',
  schema: z.object({
    accountId: id,
    subscriptionId: id,
    endpoint: z.string(),
    p256dh: z.string(),
    auth: z.string(),
  }),
  subject: (data) => data.accountId,
  personal: { endpoint: '', p256dh: '', auth: '' },
});

/** The person ended the pushes to a browser, or the push service no longer knows its address (`gone`). */
export const PushUnsubscribed = defineEvent({
  type: 'PushUnsubscribed',
  schema: z.object({ accountId: id, subscriptionId: id, because: z.enum(['asked', 'gone']) }),
});

export const notificationReadEvents = [NotificationsRead] as const;
export const preferenceEvents = [NotificationPreferencesChanged] as const;
export const pushEvents = [PushSubscribed, PushUnsubscribed] as const;
export const notificationEvents = [...notificationReadEvents, ...preferenceEvents, ...pushEvents] as const;
export type NotificationsReadEvent = EventOf<typeof NotificationsRead>;
export type PreferencesEvent = EventOf<typeof NotificationPreferencesChanged>;
export type PushEvent = EventOf<(typeof pushEvents)[number]>;
