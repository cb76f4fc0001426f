import { always, own, policy } from '../language/policy.js';

const people = { patient: own, doctor: own };

/** A person's own notifications, and what background jobs need to send them. */
export const notificationActions = policy({
  listNotifications: people,
  countUnreadNotifications: people,
  readNotifications: people,
  showNotificationPreferences: people,
  changeNotificationPreferences: people,
  showPush: people,
  subscribeToPush: people,
  unsubscribeFromPush: people,
  listPushSubscriptions: { worker: always('delivery') },
  showPushMessage: { worker: always('delivery') },
  removePushSubscription: { worker: always('delivery') },
  showNotificationDelivery: { worker: always('delivery') },
});
