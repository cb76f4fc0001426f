import { z } from 'zod';
import { urgentRanks } from '../labs/urgent-rank.js';
import { INPUT_INVALID, NOT_ALLOWED, NOT_CAUGHT_UP, NOT_SIGNED_IN } from '../language/errors.js';
import { doneReply, id, moment } from '../language/reply.js';
import { defineRoute } from '../language/route.js';
import { isTimeZone } from '../doctors/settings.js';
import { groupNames, mailChoices, MAX_READ_AT_ONCE, MOST_UNREAD, notificationKinds, pushChoices } from './constants.js';
import { choices, quietHours } from './events.js';
import { QUIET_HOURS_EMPTY, QUIET_ZONE_UNKNOWN } from './field-problems.js';
import { notificationActions } from './policy.js';

const query = { feature: 'notifications', owner: 'query-service', method: 'GET' } as const;
const command = { feature: 'notifications', owner: 'command-service', method: 'POST' } as const;

/** Year 0 is rejected, because Postgres has none. */
const isMoment = (text: string | undefined) => moment.safeParse(text).success && text !== undefined && text >= '0001';

/** One notification. Its sentence is written by the reader from the kind and the facts. */
const notification = z.object({
  id: z.string(),
  kind: z.enum(notificationKinds),
  at: moment,
  isRead: z.boolean(),
  /** The other person whom it concerns, where the reader may know the name; null otherwise. */
  otherName: z.string().nullable(),
  /** The time of the appointment that it is about; null without one. */
  startsAt: moment.nullable(),
  /** When the report that it is about was retracted; null if it stands, or if it is about none. */
  withdrawnAt: moment.nullable(),
  /** When the patient confirmed or corrected the values of that report, after the notice; null if they did not. */
  confirmedAt: moment.nullable(),
  /** How soon and where an urgent result has to be looked at, by the rules; null for other kinds. */
  rank: z.enum(urgentRanks).nullable(),
  /** The path of the page that shows the thing itself. */
  link: z.string(),
});
export type Notification = z.infer<typeof notification>;

/** At most this number; more are not counted. */
const unread = z.number().int().max(MOST_UNREAD);

export const listNotifications = defineRoute({
  ...query,
  name: 'listNotifications',
  summary: "The signed-in person's notifications, newest first, in pages, and the number of unread ones.",
  path: '/api/notifications',
  action: notificationActions.listNotifications,
  shows: ['notifications'],
  /** `before`: where the previous page ends. `report`: only what is told of this report. */
  query: z.object({
    before: z
      .string()
      .regex(/^\S{1,40} [\w:. -]{1,120}$/)
      .refine((place) => isMoment(place.split(' ')[0]))
      .optional(),
    report: id.optional(),
  }),
  reply: z.object({
    notifications: z.array(notification),
    unread,
    /** Start of the next page; null on the last one. */
    next: z.string().nullable(),
  }),
  errors: [NOT_SIGNED_IN, NOT_ALLOWED, INPUT_INVALID, NOT_CAUGHT_UP],
});

export const countUnreadNotifications = defineRoute({
  ...query,
  name: 'countUnreadNotifications',
  summary:
    "The number of the signed-in person's unread notifications, at most 100, and how many of them are of each group.",
  path: '/api/notifications/unread',
  action: notificationActions.countUnreadNotifications,
  shows: ['notifications'],
  /** Groups without an unread one are left out. */
  reply: z.object({ unread, groups: z.array(z.object({ group: z.enum(groupNames), unread })) }),
  errors: [NOT_SIGNED_IN, NOT_ALLOWED, NOT_CAUGHT_UP],
});

export const readNotifications = defineRoute({
  ...command,
  name: 'readNotifications',
  summary:
    'Marks notifications as read, on every device: some by their ids, or all up to a moment. Repeated, it has no effect.',
  path: '/api/notifications/read',
  action: notificationActions.readNotifications,
  changes: ['notifications'],
  body: z.object({
    ids: z
      .array(z.string().regex(/^[\w:. -]{1,120}$/))
      .max(MAX_READ_AT_ONCE)
      .default([]),
    upTo: moment.nullable().default(null),
  }),
  reply: doneReply,
  errors: [NOT_SIGNED_IN, NOT_ALLOWED, INPUT_INVALID],
  attemptsPerMinute: 120,
});

const chosenQuietHours = quietHours
  .refine(({ zone }) => isTimeZone(zone), { error: QUIET_ZONE_UNKNOWN.code, path: ['zone'] })
  .refine(({ from, to }) => from !== to, { error: QUIET_HOURS_EMPTY.code, path: ['to'] });

export const showNotificationPreferences = defineRoute({
  ...query,
  name: 'showNotificationPreferences',
  summary: 'What the signed-in person chose about emails, push notifications and quiet hours.',
  path: '/api/notifications/preferences',
  action: notificationActions.showNotificationPreferences,
  shows: ['notification-preferences'],
  reply: z.object({ preferences: choices }),
  errors: [NOT_SIGNED_IN, NOT_ALLOWED, NOT_CAUGHT_UP],
});

export const changeNotificationPreferences = defineRoute({
  ...command,
  name: 'changeNotificationPreferences',
  summary:
    'Changes all choices at once: the groups without emails and without push notifications, and the quiet hours. Those about urgent results, emergency access and the account cannot be switched off.',
  path: '/api/notifications/preferences',
  action: notificationActions.changeNotificationPreferences,
  changes: ['notification-preferences'],
  body: z.object({
    mailOff: z.array(z.enum(mailChoices)).max(mailChoices.length),
    /** Without it, it stays as it is. */
    pushOff: z.array(z.enum(pushChoices)).max(pushChoices.length).optional(),
    quietHours: chosenQuietHours.nullable(),
  }),
  reply: doneReply,
  errors: [NOT_SIGNED_IN, NOT_ALLOWED, INPUT_INVALID],
  attemptsPerMinute: 30,
});

/** Whether and when something of a group may be sent to an account. */
export const showNotificationDelivery = defineRoute({
  ...query,
  name: 'showNotificationDelivery',
  summary: 'Whether an account gets emails and push notifications of a group, and the end of its quiet hours.',
  path: '/api/notifications/delivery/:accountId/:group',
  action: notificationActions.showNotificationDelivery,
  params: z.object({ accountId: id, group: z.enum(groupNames) }),
  reply: z.object({ mail: z.boolean(), push: z.boolean(), quietUntil: moment.nullable() }),
  errors: [NOT_SIGNED_IN, NOT_ALLOWED, INPUT_INVALID, NOT_CAUGHT_UP],
});

export const notificationRoutes = [
  listNotifications,
  countUnreadNotifications,
  readNotifications,
  showNotificationPreferences,
  changeNotificationPreferences,
  showNotificationDelivery,
] as const;
