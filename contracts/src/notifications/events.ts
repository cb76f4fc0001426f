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
/** The groups of which a person gets no emails; all others are on. */
export const choices = z.object({ mailOff: groups, quietHours: quietHours.nullable() });
export type Choices = z.infer<typeof choices>;

/** All choices of a person about notifications, instead of those before. */
export const NotificationPreferencesChanged = defineEvent({
  type: 'NotificationPreferencesChanged',
  schema: choices.extend({ accountId: id }),
  subject: (data) => data.accountId,
  // When a person sleeps, and where.
  personal: { quietHours: null },
});

export const notificationReadEvents = [NotificationsRead] as const;
export const preferenceEvents = [NotificationPreferencesChanged] as const;
export const notificationEvents = [...notificationReadEvents, ...preferenceEvents] as const;
export type NotificationsReadEvent = EventOf<typeof NotificationsRead>;
export type PreferencesEvent = EventOf<typeof NotificationPreferencesChanged>;
