import type { NotificationKind } from './constants.js';

/** The id of what a person is told of an event. */
export const noticeId = (eventId: string, accountId: string): string => `${eventId} ${accountId}`;

/** The id of a reminder of an appointment at this time; the list of notifications makes the same. */
export const reminderId = (appointmentId: string, kind: NotificationKind, startsAt: string): string =>
  `${appointmentId} ${kind} ${Date.parse(startsAt)}`;
