import type { Notification } from '@anamnesis/contracts/notifications/routes';

/** An unread notification of a patient. */
export const aNotification = (other: Partial<Notification> = {}): Notification => ({
  ...{ id: 'n1', kind: 'appointmentMoved', at: '2026-11-20T06:00:00.000Z', isRead: false, otherName: 'Kavita Iyer' },
  ...{ startsAt: '2026-11-21T05:30:00.000Z', withdrawnAt: null, confirmedAt: null, rank: null, link: '/user-tele' },
  ...other,
});
