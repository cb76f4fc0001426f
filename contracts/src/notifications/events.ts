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
/** The groups of which a person gets no emails, and no push notifications; all others are on. */
export const choices = z.object({
  mailOff: groups,
  /** Absent in choices of an earlier release. */
  pushOff: groups.optional(),
  quietHours: quietHours.nullable(),
});
export type Choices = z.infer<typeof choices>;

/** All choices of a person about notifications, instead of those before. */
export const NotificationPreferencesChanged = defineEvent({
  type: 'NotificationPreferencesChanged',
  schema: choices.extend({ accountId: id }),
  subject: (data) => data.accountId,
  // When a person sleeps, and where.
  personal: { quietHours: null },
});

/** Where a browser's push service takes messages for it, and the keys under which only that browser reads them. */
const pushAddress = { endpoint: z.string(), p256dh: z.string(), auth: z.string() };

/** A browser of an account gets push notifications, as long as the sign-in lasts in which it was allowed. */
export const PushSubscribed = defineEvent({
  type: 'PushSubscribed',
  schema: z.object({ accountId: id, subscriptionId: id, signInId: id, ...pushAddress }),
  subject: (data) => data.accountId,
  personal: { endpoint: '', p256dh: '', auth: '' },
});

/** Why a subscription ended: by the person, by a newer one in its place, or because its push service no longer knows it. */
const pushEnds = ['person', 'replaced', 'gone'] as const;

export const PushUnsubscribed = defineEvent({
  type: 'PushUnsubscribed',
  schema: z.object({ accountId: id, subscriptionId: id, why: z.enum(pushEnds) }),
});

const pushEvents = [PushSubscribed, PushUnsubscribed] as const;
export const notificationReadEvents = [NotificationsRead] as const;
export const preferenceEvents = [NotificationPreferencesChanged] as const;
export const notificationEvents = [...notificationReadEvents, ...preferenceEvents, ...pushEvents] as const;
export type NotificationsReadEvent = EventOf<typeof NotificationsRead>;
export type PushEvent = EventOf<(typeof pushEvents)[number]>;
export type PreferencesEvent = EventOf<typeof NotificationPreferencesChanged>;
